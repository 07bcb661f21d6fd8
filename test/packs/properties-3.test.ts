import { pack } from '../support/pack.ts';

pack('properties', 3, 3);
