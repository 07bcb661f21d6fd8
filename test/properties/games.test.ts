import { laws } from './laws.ts';
import { subjects } from './support/subjects.ts';

for (const subject of subjects) laws(subject, subject.effort ?? { runs: 6, decisions: 150 });
