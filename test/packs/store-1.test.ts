import { pack } from '../support/pack.ts';

pack('store', 1, 2);
