export { Arbiter, type StartedMatch } from './arbiter.ts';
export type { CallOptions } from './carry.ts';
export { type Among, type Choice, type Chosen, NoSuchOption, optionOf } from './choose.ts';
export type { FollowAllOptions, FollowOptions, Told, Update } from './follow.ts';
export { type ActOptions, type MatchSettings, PlayedMatch } from './match.ts';
export { type Page, Pages } from './pages.ts';
export { ArbiterProblem, ArbiterTimeout, ArbiterUnreachable } from './problem.ts';
export type * from './types.ts';
export type { CallName, Said, Settings } from './wire.ts';
