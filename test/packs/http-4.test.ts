import { pack } from '../support/run-pack.ts';

pack('http', 4, 6);
