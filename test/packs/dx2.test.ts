import { pack } from '../support/run-pack.ts';

pack('dx2');
