import { laws } from './laws.ts';
import { subject } from './subjects/nexus.ts';

laws(subject, { runs: 10, decisions: 150 });
