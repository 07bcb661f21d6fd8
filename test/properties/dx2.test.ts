import { laws } from './laws.ts';
import { subject } from './subjects/dx2.ts';

laws(subject, { runs: 15, decisions: 80 });
