import { pack } from '../support/pack.ts';

pack('dx2');
