import { pack } from '../support/pack.ts';

pack('http', 6, 6);
