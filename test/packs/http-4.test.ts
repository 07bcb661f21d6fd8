import { pack } from '../support/pack.ts';

pack('http', 4, 6);
