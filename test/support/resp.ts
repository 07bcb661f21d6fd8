import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';

/**
 * As much of Redis as counting calls needs, for machines without one: it speaks the protocol over a socket, and counts
 * with periods that end. It knows one script, the one that the limiter sends, and refuses every other.
 */
export interface SmallRedis {
  port: number;
  stop(): Promise<void>;
}

type Reply = string | number | null | Error | Reply[];

export async function startSmallRedis(): Promise<SmallRedis> {
  const entries = new Map<string, { value: number; endsAt: number }>();
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    serve(socket, entries);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

function serve(socket: Socket, entries: Map<string, { value: number; endsAt: number }>): void {
  let text = '';
  let queued: string[][] | null = null;
  const alive = (name: string) => {
    const entry = entries.get(name);
    return entry && entry.endsAt > Date.now() ? entry : null;
  };
  const count = (name: string, points: number, seconds: number): Reply => {
    const entry = alive(name) ?? { value: 0, endsAt: Date.now() + seconds * 1000 };
    entry.value += points;
    entries.set(name, entry);
    return [entry.value, entry.endsAt - Date.now()];
  };
  const run = ([name = '', ...args]: string[]): Reply => {
    switch (name.toLowerCase()) {
      case 'ping':
        return 'PONG';
      case 'info':
        return 'redis_version:7.0.0\r\nloading:0\r\n';
      case 'get':
        return alive(args[0] ?? '')?.value.toString() ?? null;
      case 'pttl':
        return (alive(args[0] ?? '')?.endsAt ?? Date.now() - 2) - Date.now();
      case 'evalsha':
        return new Error('NOSCRIPT No matching script. Please use EVAL.');
      case 'eval':
        if (!isLimiterScript(args[0] ?? '')) return new Error('ERR unknown script');
        return count(args[2] ?? '', Number(args[3]), Number(args[4]));
      default:
        return new Error(`ERR unknown command '${name}'`);
    }
  };
  const answer = (command: string[]): Reply => {
    const name = command[0]?.toLowerCase();
    if (name === 'multi') {
      queued = [];
      return 'OK';
    }
    if (queued === null) return run(command);
    if (name !== 'exec') {
      queued.push(command);
      return 'QUEUED';
    }
    const results = queued.map(run);
    queued = null;
    return results;
  };
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
    for (let read = readCommand(text); read !== null; read = readCommand(text)) {
      text = text.slice(read.length);
      socket.write(written(answer(read.command)));
    }
  });
}

/** One command, an array of strings, at the beginning of `text`; null while it is not all there. */
function readCommand(text: string): { command: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return null;
  const command: string[] = [];
  let at = head[0].length;
  while (command.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20));
    if (size === null) return null;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return null;
    command.push(text.slice(from, at - 2));
  }
  return { command, length: at };
}

function written(reply: Reply): string {
  if (reply === null) return '$-1\r\n';
  if (reply instanceof Error) return `-${reply.message}\r\n`;
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(written).join('')}`;
  if (reply === 'OK' || reply === 'QUEUED' || reply === 'PONG') return `+${reply}\r\n`;
  return `$${reply.length}\r\n${reply}\r\n`;
}

/** It sets a count with its period where there is none, adds to it, and answers it with what is left of the period. */
const isLimiterScript = (script: string): boolean =>
  script.replaceAll(/\s+/g, ' ').trim() ===
  "redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX') " +
    "local consumed = redis.call('incrby', KEYS[1], ARGV[1]) " +
    "local ttl = redis.call('pttl', KEYS[1]) " +
    "if ttl == -1 then redis.call('expire', KEYS[1], ARGV[2]) ttl = 1000 * ARGV[2] end " +
    'return {consumed, ttl}';
