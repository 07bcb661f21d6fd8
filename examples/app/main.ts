import type { AddressInfo } from 'node:net';
import { Arbiter } from 'arbiter-client';
import { openApp } from './app.ts';

const { ARBITER_URL = 'http://127.0.0.1:3000', ARBITER_KEY, PORT = '3200' } = process.env;
const arbiter = new Arbiter({ url: ARBITER_URL, ...(ARBITER_KEY ? { key: ARBITER_KEY } : {}) });
const server = openApp({ arbiter, arbiterUrl: ARBITER_URL });
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`Open http://127.0.0.1:${(server.address() as AddressInfo).port}/ in two browsers.`);
});
