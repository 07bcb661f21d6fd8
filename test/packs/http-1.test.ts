import { pack } from '../support/run-pack.ts';

pack('http', 1, 6);
