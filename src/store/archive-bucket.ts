import type { GetObjectCommandOutput, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { ArchiveFiles, ArchiveTrouble } from './archive.ts';
import { ArchiveFailed } from './archive.ts';

/** A bucket of a store that speaks the protocol of Amazon S3. */
export interface BucketTarget {
  bucket: string;
  /** What the names of all objects begin with, without a slash at its ends; may be empty. */
  prefix: string;
  region: string;
  /** Where the store is; null for Amazon's own of that region. */
  endpoint: string | null;
  /** Whether the bucket is named in the path, not in the name of the host. */
  pathStyle: boolean;
  /** Null for what the machine has: a role, or what its files say. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | null;
  /** Seconds without an answer after which a request is given up. */
  timeout: number;
}

/** How often a request is sent, at most, while the store fails. */
const ATTEMPTS = 3;
/** How long all attempts may take together, as a multiple of what one may take: a caller waits for them. */
const PATIENCE = 2;
/** How often a file is asked for whose bytes stop in the middle. */
const DOWNLOADS = 2;
/** Milliseconds for a connection. */
const CONNECT = 3000;
/** Bytes in a second that a store sends or takes at the least. */
const SLOWEST = 200_000;

type Sdk = typeof import('@aws-sdk/client-s3');

/**
 * An archive in a bucket of Amazon S3, or of a store that speaks its protocol. An object is written by one request, and is there as a whole
 * or not at all. The client is loaded with the first request, since it is large.
 */
export function archiveBucket(target: BucketTarget): ArchiveFiles {
  const { bucket, prefix, timeout } = target;
  const where = `s3://${[bucket, prefix].filter((part) => part !== '').join('/')}`;
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`);
  let opening: Promise<{ sdk: Sdk; client: S3Client }> | null = null;
  const open = () => {
    opening ??= openClient(target).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  /** Does something with an object of about so many bytes. Its failure says what it was, and nothing that is secret. */
  async function on<T>(
    name: string,
    act: string,
    bytes: number,
    send: (parts: {
      sdk: Sdk;
      client: S3Client;
      of: { Bucket: string; Key: string };
      abortSignal: AbortSignal;
    }) => Promise<T>,
  ): Promise<T> {
    const abortSignal = AbortSignal.timeout(Math.ceil(1000 * (timeout * PATIENCE + bytes / SLOWEST)));
    try {
      return await send({ ...(await open()), of: { Bucket: bucket, Key: keyOf(name) }, abortSignal });
    } catch (error) {
      if (error instanceof ArchiveFailed) throw error;
      const { trouble, told } = abortSignal.aborted
        ? { trouble: 'away' as const, told: 'it took too long' }
        : failureOf(error);
      throw new ArchiveFailed(where, name, trouble, `could not be ${act}: ${told}`);
    }
  }

  return {
    where,

    write: (name, data) =>
      on(name, 'written', data.length, async ({ sdk, client, of, abortSignal }) => {
        const command = new sdk.PutObjectCommand({ ...of, Body: data, ContentType: typeOf(name) });
        await client.send(command, { abortSignal });
      }),

    read: (name, range) =>
      on(name, 'read', range?.[1] ?? LARGE, async ({ sdk, client, of, abortSignal }) => {
        const asked = range && { Range: `bytes=${range[0]}-${range[0] + range[1] - 1}` };
        for (let download = 1; ; download++) {
          const answer = await client.send(new sdk.GetObjectCommand({ ...of, ...asked }), { abortSignal });
          try {
            return await bytesOf(answer, range?.[1]);
          } catch (error) {
            if (error instanceof WrongLength) {
              throw new ArchiveFailed(where, name, 'damaged', `could not be read: ${error.message}`);
            }
            if (download === DOWNLOADS || abortSignal.aborted) throw error;
          }
        }
      }),

    remove: (name) =>
      on(name, 'removed', 0, async ({ sdk, client, of, abortSignal }) => {
        try {
          await client.send(new sdk.DeleteObjectCommand(of), { abortSignal });
        } catch (error) {
          // Some stores say so of what is gone already.
          if (failureOf(error).trouble !== 'missing' || codeOf(error) === 'NoSuchBucket') throw error;
        }
      }),
  };
}

/** About as many bytes as a whole file has. */
const LARGE = 32_000_000;

const typeOf = (name: string): string => (name.endsWith('.gz') ? 'application/gzip' : 'application/octet-stream');

async function openClient({ region, endpoint, pathStyle, credentials, timeout }: BucketTarget) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    maxAttempts: ATTEMPTS,
    // What is signed has the SHA-256 of the body, and what is written is read back: headers that not every store knows add nothing.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT,
      socketTimeout: timeout * 1000,
    },
  });
  return { sdk, client };
}

/** Thrown where an object has other bytes than it should. */
class WrongLength extends Error {}

async function bytesOf(
  { Body, ContentLength }: GetObjectCommandOutput,
  bytes: number | undefined,
): Promise<Uint8Array> {
  if (Body === undefined) throw new WrongLength('the store sent nothing');
  if (bytes !== undefined && ContentLength !== undefined && ContentLength !== bytes) {
    if ('destroy' in Body) Body.destroy();
    throw new WrongLength(`${bytes} bytes were asked for, and the store has ${ContentLength} there`);
  }
  const data = await Body.transformToByteArray();
  const expected = bytes ?? ContentLength;
  if (expected !== undefined && data.length !== expected) throw new BrokenOff();
  return data;
}

/** Thrown where a download ends too early. */
class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

const codeOf = (error: unknown): string | undefined => {
  const { name, code } = error as { name?: unknown; code?: unknown };
  const told = typeof code === 'string' ? code : name;
  return typeof told === 'string' ? told : undefined;
};

/** What kind of failure it is, and what there is to say of it: the status and the code, since messages of a store may repeat what was sent. */
function failureOf(error: unknown): { trouble: ArchiveTrouble; told: string } {
  const { httpStatusCode: status, requestId } =
    (error as Partial<Pick<S3ServiceException, '$metadata'>>).$metadata ?? {};
  const code = codeOf(error) ?? 'unknown';
  const request = requestId === undefined ? '' : ` (request ${requestId})`;
  const told = status === undefined ? code : `${status} ${code}${request}`;
  if (code === 'CredentialsProviderError') return { trouble: 'refused', told: 'there are no credentials' };
  if (status === undefined || status >= 500 || status === 429 || status === 408) return { trouble: 'away', told };
  if (status === 404) return { trouble: code === 'NoSuchBucket' ? 'refused' : 'missing', told };
  if (status === 416) return { trouble: 'damaged', told };
  // A download that stopped carries the status of its beginning.
  return { trouble: status < 300 ? 'away' : 'refused', told };
}
