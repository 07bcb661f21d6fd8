import { pack } from '../support/run-pack.ts';

pack('http', 3, 6);
