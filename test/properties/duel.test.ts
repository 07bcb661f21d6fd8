import { laws } from './laws.ts';
import { subject } from './subjects/duel.ts';

laws(subject, { runs: 15, decisions: 120 });
