import { pack } from '../support/pack.ts';

pack('webhooks');
