import { pack } from '../support/pack.ts';

pack('properties', 2, 3);
