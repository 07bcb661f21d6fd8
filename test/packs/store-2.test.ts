import { pack } from '../support/run-pack.ts';

pack('store', 2, 2);
