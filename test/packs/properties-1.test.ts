import { pack } from '../support/run-pack.ts';

pack('properties', 1, 3);
