import { pack } from '../support/run-pack.ts';

pack('http', 2, 6);
