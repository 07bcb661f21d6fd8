import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { closing } from './opened.ts';

/** Where clients find what is behind it at the same address, whether that is there or not. */
export interface Relay {
  port: number;
  /** Ends all connections, and every new one at once. */
  cut(): void;
  /** Passes connections on to this port, or this socket in a folder, from now on. */
  leadTo(target: number | string): void;
  close(): Promise<void>;
}

/**
 * Holds a port of its own, so that nobody else takes it while what is behind it is away. `heard` is told of what clients
 * send, also while nothing behind it listens.
 */
export async function openRelay(to: number | string, heard: (chunk: Buffer) => void = () => {}): Promise<Relay> {
  let target: number | string | null = to;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', heard);
    if (target === null) return socket.destroy();
    const onward = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    onward.on('error', () => onward.destroy());
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const cut = () => {
    target = null;
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    leadTo(to) {
      target = to;
    },
    close: closing(async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    }),
  };
}
