import { pack } from '../support/pack.ts';

pack('http', 1, 6);
