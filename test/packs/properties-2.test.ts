import { pack } from '../support/run-pack.ts';

pack('properties', 2, 3);
