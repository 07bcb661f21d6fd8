import { pack } from '../support/pack.ts';

pack('http', 2, 6);
