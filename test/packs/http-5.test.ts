import { pack } from '../support/pack.ts';

pack('http', 5, 6);
