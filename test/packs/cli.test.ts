import { pack } from '../support/pack.ts';

pack('cli');
