/** Why a statement was given up on our side. */
export type Silence = 'read-only' | 'no-connection-free' | 'no-answer' | 'given-up';

/** A database that cannot be used at the moment, as this program found out by itself. */
export class Unreachable extends Error {
  readonly code: Silence;

  constructor(code: Silence, message: string) {
    super(`database: ${message}`);
    this.code = code;
  }
}

/** What the driver says of a database that is not there, does not let the service in, or went away. */
const KINDS = new Set([
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections', 'TlsConnectionError'],
  ...['AuthenticationFailed', 'DatabaseAccessDenied', 'DatabaseDoesNotExist', 'TransactionWriteConflict'],
]);

/**
 * SQL states that come and go: connections that are refused or ended (08, 57P), a time limit (57014, 55P03, 25P03), no
 * room, memory or connections (53), a disk that fails (58), a server that takes no writes (25006), and transactions that
 * got in each other's way (40001, 40P01).
 */
const STATES = /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|55000|25P03|25006|40001|40P01|58\w{3})$/;

/** What Prisma itself says of a connection or a transaction that it could not get or that took too long. */
const PRISMA = /^P(1001|1002|1008|1017|2024|2028|2034)$/;

/** What the operating system says. */
const SYSTEM =
  /^(ECONN\w+|E(HOST|NET)UNREACH|E(HOST|NET)DOWN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOENT|EMFILE|ENFILE)$/;

const NO_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|\bdatabase: (no connection|there was no answer|a connection on which|the server takes)|Query read timeout|timeout expired|not queryable|is read-only transaction/;

interface Known {
  message?: string;
  code?: string;
  cause?: unknown;
  syscall?: string;
  severity?: string;
  meta?: { driverAdapterError?: { message?: string; cause?: DriverCause } };
}

interface DriverCause {
  kind?: string;
  originalCode?: string;
  code?: string;
}

const causeOf = ({ meta, cause }: Known): DriverCause =>
  meta?.driverAdapterError?.cause ?? (isDriverCause(cause) ? cause : {});

const isDriverCause = (cause: unknown): cause is DriverCause =>
  typeof cause === 'object' && cause !== null && 'kind' in cause && typeof cause.kind === 'string';

/** The SQL state, or another short code, of what the database or the way to it refused; null for anything else. */
export function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const known: Known = error;
  const { kind, originalCode, code } = causeOf(known);
  return originalCode ?? code ?? known.code ?? kind ?? null;
}

/** Whether a call failed because the database does not answer, so that it may work when it is tried again. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unreachable) return true;
  const known: Known = error;
  const { message = '', code = '', syscall, severity } = known;
  const { kind = '', originalCode = '', code: state = '' } = causeOf(known);
  if (KINDS.has(kind) || STATES.test(originalCode) || STATES.test(state) || PRISMA.test(code)) return true;
  if (syscall !== undefined && SYSTEM.test(code)) return true;
  if (severity !== undefined && STATES.test(code)) return true;
  return NO_CONNECTION.test(message) || (error.cause instanceof Error && isUnreachable(error.cause));
}

/** Whether two transactions got in each other's way, so that the statement did nothing and may be sent again. */
export function isConflict(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40001' || code === '40P01';
}

/** Whether the server takes no writes: it was demoted, or never was the primary. */
export const isReadOnly = (error: unknown): boolean =>
  databaseCode(error) === '25006' || (error instanceof Unreachable && error.code === 'read-only');
