/** What a written position says that can't be, or that the moment at which it begins would pass over. */
import type { CardSet, Fault, PlayerId } from '../../../engine/index.ts';
import { MAX_ICONS } from '../board/board.ts';
import type { Dx2 } from '../board/context.ts';
import { effectNamed, givenBy, isLimitedSkill, whileNamed } from '../board/printed.ts';
import type { Build } from '../board/values.ts';
import { buildWith, isElement } from '../board/values.ts';
import { isLimitedPart } from '../effects/limited.ts';
import { lastTurn, useProgram } from '../language/compiled.ts';
import type { StatusKind } from '../language/words.ts';
import * as word from '../language/words.ts';
import type { Position } from './position-form.ts';

type Say = (path: string, reason: string) => void;
type Written = Position['p1']['demons'][number];
type WrittenStatus = NonNullable<Written['statuses']>[number];

/** What of a status says how much; of the others it would mean nothing. */
const VALUED: readonly StatusKind[] = [
  'charge',
  'concentrate',
  'poison',
  'bulwark',
  'mark',
  ...word.BUFFS,
  ...word.DEBUFFS,
  'repelPhysical',
  'repelMagical',
];
const BEFORE = ['setup', 'tier0', 'tierDC', 'tier1'];
/** Somebody is acting, or about to. */
const ACTING = ['tier3', 'act', 'tier4'];
/** Somebody may have acted already. */
const ACTED = [...ACTING, 'next', 'end'];

/** Faults of a position whose cards all exist. */
export function faultsOfPosition(said: Position, at: string, cards: CardSet<Dx2>): Fault[] {
  const faults: Fault[] = [];
  const say: Say = (path, reason) => faults.push({ path, reason });
  for (const player of ['p1', 'p2'] as const) {
    said[player].demons.forEach((one, slot) => {
      const path = `/${player}/demons/${slot}`;
      const { skills = [], brands = [] } = one;
      const build = buildWith(cards, { card: one.demon, skills, brands }, said[player].liberator ?? null);
      faultsOfDemon(one, build, cards, (under, reason) => say(path + under, reason));
      if (at === 'setup' && one.mp !== undefined) say(`${path}/mp`, 'G8: at "setup" every demon gets its first MP');
      if ((at === 'turn' || BEFORE.includes(at)) && one.usedInTurn !== undefined)
        say(`${path}/usedInTurn`, `R27: at ${JSON.stringify(at)} no effect has worked in the turn`);
    });
    (said[player].lasting ?? []).forEach(({ of }, number) => {
      if (whileNamed(cards, of) === null)
        say(`/${player}/lasting/${number}/of`, `R71: ${JSON.stringify(of)} means nothing`);
    });
    if (said[player].demons.every(({ hp }) => isFallen(hp)))
      say(`/${player}/demons`, 'G5: a team without a living demon has lost');
  }
  const passedOver = (field: 'first' | 'active' | 'turn' | 'acting' | 'icons', reason: string) => {
    if (said[field] !== undefined) say(`/${field}`, `at ${JSON.stringify(at)} ${reason}`);
  };
  if (at === 'setup') passedOver('first', 'it is not settled yet who is team 1');
  if (BEFORE.includes(at)) {
    passedOver('active', 'nobody is on turn');
    passedOver('turn', 'no turn has begun');
  }
  if (BEFORE.includes(at) || at === 'turn') passedOver('icons', 'the icons of the turn are not there yet');
  if (!ACTED.includes(at)) passedOver('acting', 'no demon of the turn has been due');
  if (said.acting !== undefined && ACTED.includes(at)) faultsOfActing(said, at, say);
  const { full, half = 0, used = 0, taken = 0 } = said.icons ?? {};
  if ((full ?? 0) + used > MAX_ICONS) say('/icons', 'G6: more than eight icons in one turn');
  if (full === 0 && half === 0 && (at === 'tier3' || at === 'act')) say('/icons', 'A10: without icons no demon is due');
  if (taken > MAX_ICONS) say('/icons/taken', 'R40: more than there can be');
  return faults;
}

const isFallen = (hp: Written['hp']): boolean => hp === 0 || (typeof hp === 'string' && Number.parseInt(hp, 10) === 0);

/** The names of a team as the position gives them, or leaves them to the slot. */
export const nameOf = (player: PlayerId, { as }: Written, slot: number): string => as ?? `${player}-${slot + 1}`;

function faultsOfActing({ acting, p1, p2, active, first }: Position, at: string, say: Say): void {
  const onTurn: PlayerId = active ?? first ?? 'p1';
  const named = (player: PlayerId, { demons }: Position['p1']) =>
    demons.find((one, slot) => nameOf(player, one, slot) === acting);
  const own = onTurn === 'p1' ? named('p1', p1) : named('p2', p2);
  const other = onTurn === 'p1' ? named('p2', p2) : named('p1', p1);
  const name = JSON.stringify(acting);
  if (!own && !other) say('/acting', `no demon is called ${name}`);
  else if (!own) say('/acting', `${name} is not of the team on turn`);
  else if (isFallen(own.hp) && (at === 'tier3' || at === 'act')) say('/acting', `${name} has fallen and cannot act`);
}

function faultsOfDemon(one: Written, build: Build, cards: CardSet<Dx2>, say: Say): void {
  const { hp, mp, statuses = [], usedInTurn = {}, usedInBattle = {} } = one;
  const { stats, maxMp, effects } = build;
  if (typeof hp === 'number' && hp > stats.hp) say('/hp', `more than its maximum of ${stats.hp}`);
  if (typeof hp === 'string' && Number.parseInt(hp, 10) > 100) say('/hp', 'more than its maximum');
  if ((mp ?? 0) > maxMp) say('/mp', `G8: more than its maximum of ${maxMp}`);
  if (isFallen(hp) && statuses.some(({ kept }) => kept !== true))
    say('/statuses', 'R19: nothing lasts on a fallen demon but what is kept');
  const seen = new Set<string>();
  statuses.forEach((status, number) => {
    const path = `/statuses/${number}`;
    const { kind, of = '' } = status;
    const same = kind === 'affinity' ? `${kind} ${of.split(':')[0]}` : `${kind} ${of}`;
    if (seen.has(same)) say(path, `${kind} is on it twice`);
    seen.add(same);
    faultsOfStatus(status, cards, (under, reason) => say(path + under, reason));
  });
  const lasting = statuses.map(({ kind, of = '' }) => ({ kind, of }));
  const given = givenBy(cards, lasting).flatMap((program) => effectNamed(cards, program) ?? []);
  const limited = [...effects, ...given].filter(({ automatic }) => automatic.limit !== undefined);
  for (const [field, counts] of Object.entries({ usedInTurn, usedInBattle })) {
    for (const program of Object.keys(counts)) {
      const skill = build.usable.find(({ id }) => useProgram(id) === program);
      if (skill !== undefined && isLimitedSkill(cards, skill.id)) continue;
      if (isLimitedPart(cards, program) || build.usable.some(({ id }) => lastTurn(useProgram(id)) === program))
        continue;
      if (program === 'endure' && build.passives.some((passive) => 'endure' in passive)) continue;
      if (!limited.some((effect) => effect.program === program))
        say(`/${field}/${program}`, 'it has no effect of this name that is limited');
    }
  }
}

function faultsOfStatus({ kind, of = '', value, turns }: WrittenStatus, cards: CardSet<Dx2>, say: Say): void {
  const [element = '', affinity] = of.split(':');
  const means =
    kind === 'effect'
      ? effectNamed(cards, of) !== null || whileNamed(cards, of) !== null
      : kind === 'affinity'
        ? isElement(element) && word.affinityOrNone.safeParse(affinity).success
        : kind === 'cant'
          ? word.cant.safeParse(of).success
          : kind === 'mark'
            ? of !== ''
            : of === '';
  if (!means) say('/of', `${kind} of ${JSON.stringify(of)} means nothing`);
  if (value !== undefined && !VALUED.includes(kind)) say('/value', `${kind} has no amount`);
  if (kind === 'bulwark' && (value ?? 0) === 0) say('/value', 'G12: a Bulwark takes some amount of damage');
  if (VALUED.includes(kind) && kind !== 'bulwark' && value === 0) say('/value', `${kind} of 0 does nothing`);
  if (turns === 0) say('/turns', 'G13: what has no turns left has ended');
}
