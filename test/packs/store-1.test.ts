import { pack } from '../support/run-pack.ts';

pack('store', 1, 2);
