/** What the driver says of a database that is not there, does not take connections, or went away. */
const KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);

/** SQL states that end a connection or refuse one: shutdown, start-up, no connections allowed, none left. */
const STATES = /^(57P0[1-3]|55000|53300|08\w{3})$/;

const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated/;

interface Known {
  message?: string;
  meta?: { driverAdapterError?: { message?: string; cause?: { kind?: string; originalCode?: string } } };
}

/** Whether a call failed because the database does not answer, so that it may work when it is tried again. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { message = '', meta }: Known = error;
  const { kind = '', originalCode = '' } = meta?.driverAdapterError?.cause ?? {};
  return KINDS.has(kind) || STATES.test(originalCode) || NO_CONNECTION.test(message);
}
