import { pack } from '../support/run-pack.ts';

pack('http', 5, 6);
