/** A database address as it was configured: one or several servers, of which one takes writes. */
export interface DatabaseAddress {
  /** The address of each server by itself, in the order in which they were named. */
  servers: readonly string[];
  /** Whether each new connection is asked if it takes writes, and another server looked for when it does not. */
  writable: boolean;
}

const SHAPE = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)([^#]*)$/i;
/** What `target_session_attrs` may be, and why nothing else. */
const WRITING = { attributes: ['any', 'primary', 'read-write'], why: 'the service writes' };
const READING = { attributes: ['any', 'standby', 'prefer-standby', 'read-only'], why: 'standbys are read' };

/**
 * Takes an address of PostgreSQL apart, also one with several servers (`host1:5432,host2:5432`, or `?host=a,b&port=1,2`) as
 * libpq reads it. Where there are several, the one that takes writes is used unless `target_session_attrs` is `any`.
 * Throws with what is wrong; the text of the address, which holds a password, is never repeated.
 */
export function readDatabaseUrl(url: string): DatabaseAddress {
  return addressIn(url, WRITING);
}

/** The addresses of standbys, each by itself, out of one as `readDatabaseUrl` takes it. */
export const readReplicaUrl = (url: string): readonly string[] => addressIn(url, READING).servers;

function addressIn(url: string, { attributes, why }: typeof WRITING): DatabaseAddress {
  const [, scheme, user = '', places = '', rest = ''] = SHAPE.exec(url) ?? [];
  if (scheme === undefined) throw new Error('has to be an address such as postgresql://user:password@host:5432/name');
  const [path = '', query = ''] = rest.split('?');
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get('target_session_attrs');
  if (wanted !== null && !attributes.includes(wanted)) {
    throw new Error(`target_session_attrs has to be ${attributes.join(', ')}: ${why}`);
  }
  parameters.delete('target_session_attrs');
  const several = places.includes(',') || (parameters.get('host') ?? '').includes(',');
  if (wanted === null && !several) {
    if (places !== '') addressOf(scheme, user, places, path, parameters);
    return { servers: [url], writable: false };
  }
  const hosts = parameters.get('host')?.split(',') ?? [];
  const ports = parameters.get('port')?.split(',') ?? [];
  if (ports.length > 1 && ports.length !== hosts.length) throw new Error('names more ports than hosts, or fewer');
  const servers =
    hosts.length > 0
      ? hosts.map((host, at) => {
          const one = new URLSearchParams(parameters);
          one.set('host', host);
          const port = ports.length > 1 ? ports[at] : ports[0];
          if (port !== undefined) one.set('port', port);
          return addressOf(scheme, user, places, path, one);
        })
      : places.split(',').map((place) => addressOf(scheme, user, place, path, parameters));
  return { servers, writable: wanted === null ? servers.length > 1 : wanted !== 'any' };
}

function addressOf(scheme: string, user: string, place: string, path: string, parameters: URLSearchParams): string {
  const port = /:(\d+)$/.exec(place)?.[1];
  if (/[\s,]/.test(place) || (port !== undefined && Number(port) > 65_535) || /:[^\]\d]*$/.test(place)) {
    throw new Error('names a server that is no host with a port');
  }
  return `${scheme}${user}${place}${path}${parameters.size > 0 ? `?${parameters}` : ''}`;
}
