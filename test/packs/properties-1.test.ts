import { pack } from '../support/pack.ts';

pack('properties', 1, 3);
