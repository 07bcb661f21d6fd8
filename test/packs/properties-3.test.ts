import { pack } from '../support/run-pack.ts';

pack('properties', 3, 3);
