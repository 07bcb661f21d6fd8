import { pack } from '../support/pack.ts';

pack('store', 2, 2);
