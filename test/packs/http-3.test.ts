import { pack } from '../support/pack.ts';

pack('http', 3, 6);
