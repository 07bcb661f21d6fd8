import { pack } from '../support/run-pack.ts';

pack('http', 6, 6);
