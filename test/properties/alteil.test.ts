import { laws } from './laws.ts';
import { subject } from './subjects/alteil.ts';

laws(subject, { runs: 10, decisions: 150 });
