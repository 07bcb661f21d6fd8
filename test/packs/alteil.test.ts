import { pack } from '../support/run-pack.ts';

pack('alteil');
