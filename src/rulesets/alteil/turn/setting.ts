/** The secret question of step 5: what is raised, and which card is set. */
import type { Answer, Fact, Given, Json, PlayerId, Question, Result } from '../../../engine/index.ts';
import { accept, refuse, slot } from '../../../engine/index.ts';
import { placeIn } from '../../cards/scene.ts';
import type { Levels } from '../board/board.ts';
import { noLevels } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { cardOf, isPresent, sameCard } from '../board/printed.ts';
import { cantSet, setPrice, unlocked } from '../board/rules.ts';
import type { Compiled } from '../language/compiled.ts';
import { SPHERES } from '../language/words.ts';
import { copiesIn } from './revival.ts';

export interface Setting {
  [key: string]: Json;
  raise: Levels & { [key: string]: Json };
  set: string | null;
}

const total = ({ refess, lawtia, gowen, falkow }: Levels): number => refess + lawtia + gowen + falkow;

const SETTABLE = slot<string[]>('settable');

/** Cards of the File that can still be set, each once, by id: a copy has to be left for every revival (R2). */
const settable = (m: M, player: PlayerId): string[] => m.memo(SETTABLE, findSettable, player);

function findSettable(m: M, of: string): string[] {
  const player = of as PlayerId;
  const { file, plan, units } = m.board.players[player];
  const cards = eachOnce(unlocked(m, player, file));
  if (plan.revive.length === 0) return cards;
  const promised = units.filter(({ id }) => plan.revive.includes(id));
  const kept = (card: string) => promised.filter((unit) => sameCard(m, unit.card, card)).length;
  return cards.filter((card) => copiesIn(m, player, card) > kept(card));
}

/** Each of some cards once, by id. A File begins so, and mostly only loses cards. */
function eachOnce(cards: readonly string[]): string[] {
  const found: string[] = [];
  let last: string | null = null;
  for (const card of cards) {
    if (card === last) continue;
    if (last !== null && card < last) return [...new Set(cards)].sort();
    found.push(card);
    last = card;
  }
  return found;
}

/** The least that has to be raised for the spheres of a card. */
function leastRaise(m: M, player: PlayerId, card: Compiled): Levels {
  const raise = noLevels();
  const { levels } = m.board.players[player];
  for (const sphere of card.spheres) raise[sphere] = Math.max(0, card.level - levels[sphere]);
  return raise;
}

/** Whether so much is raised. */
const isReached = (raise: Levels, least: Levels): boolean =>
  raise.refess >= least.refess &&
  raise.lawtia >= least.lawtia &&
  raise.gowen >= least.gowen &&
  raise.falkow >= least.falkow;

/** What stands in the way of setting a card whatever is raised. */
function barriers(m: M, player: PlayerId, card: Compiled): Fact[] {
  const facts: Fact[] = [];
  if (cantSet(m, player, card.id))
    facts.push({ fact: `${card.name} can be set`, clause: 'R42', was: false, needed: true });
  if (card.character && isPresent(m, card.id))
    facts.push({ fact: `${card.name} on the grids`, clause: 'G20', was: 1, needed: 0 });
  return facts;
}

/** Everything that stands in the way of an answer. */
function obstacles(m: M, player: PlayerId, { raise, set }: Setting): Fact[] {
  const facts: Fact[] = [];
  const { sp, levels } = m.board.players[player];
  const card = set === null ? null : (m.cards.cards.get(set) ?? null);
  if (set !== null && !settable(m, player).includes(set)) {
    const inFile = m.board.players[player].file.includes(set);
    const clause = inFile ? 'R2' : 'G1';
    return [{ fact: 'the Card File', clause, was: inFile ? 'promised to a revival' : 'no copy', needed: 'a copy' }];
  }
  for (const sphere of card?.spheres ?? []) {
    const level = levels[sphere] + raise[sphere];
    if (card && level < card.level)
      facts.push({ fact: `the level of ${sphere}`, clause: 'G5', was: level, needed: card.level });
  }
  if (card) facts.push(...barriers(m, player, card));
  const paid = total(raise) + (card === null ? 0 : setPrice(m, player, card.id));
  if (paid > sp) facts.push({ fact: 'the SP', clause: total(raise) > sp ? 'G4' : 'G5', was: sp, needed: paid });
  return facts;
}

/** How a raise is written: `r2g1` for two levels of Refess and one of Gowen, `0` for none. */
function raiseName(raise: Levels): string {
  let name = '';
  for (const sphere of SPHERES) if (raise[sphere] > 0) name += `${sphere[0]}${raise[sphere]}`;
  return name || '0';
}

export const settingName = ({ raise, set }: Setting): string => `${raiseName(raise)}:${set ?? 'none'}`;

function readName(option: string): Setting | null {
  const cut = option.indexOf(':');
  const parts = /^(?:0|(?:r([1-9]\d{0,2}))?(?:l([1-9]\d{0,2}))?(?:g([1-9]\d{0,2}))?(?:f([1-9]\d{0,2}))?)$/.exec(
    option.slice(0, Math.max(0, cut)),
  );
  if (!parts || cut < 1) return null;
  const [refess, lawtia, gowen, falkow] = parts.slice(1).map((part) => Number(part ?? 0));
  const raise = { refess: refess ?? 0, lawtia: lawtia ?? 0, gowen: gowen ?? 0, falkow: falkow ?? 0 };
  const set = option.slice(cut + 1);
  return { raise, set: set === 'none' ? null : set };
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function readAnswer(said: Json | undefined): Setting | null {
  if (!isObject(said) || Object.keys(said).some((key) => key !== 'raise' && key !== 'set')) return null;
  const { raise: asked, set } = said;
  if (!isObject(asked) || (set !== null && typeof set !== 'string')) return null;
  const raise = noLevels();
  for (const [key, levels] of Object.entries(asked)) {
    const sphere = SPHERES.find((one) => one === key);
    if (!sphere || typeof levels !== 'number' || !Number.isInteger(levels) || levels < 0 || levels > 999) return null;
    raise[sphere] = levels + 0;
  }
  return { raise, set };
}

/** All ways to raise by exactly `levels` in all. */
function raises(levels: number): Levels[] {
  const found: Levels[] = [];
  for (let refess = 0; refess <= levels; refess++) {
    for (let lawtia = 0; refess + lawtia <= levels; lawtia++) {
      for (let gowen = 0; refess + lawtia + gowen <= levels; gowen++)
        found.push({ refess, lawtia, gowen, falkow: levels - refess - lawtia - gowen });
    }
  }
  return found;
}

function raiseLabel(raise: Levels): string {
  let raised = '';
  for (const sphere of SPHERES)
    if (raise[sphere] > 0) raised += `${raised === '' ? 'Raise ' : ', '}${sphere} +${raise[sphere]}`;
  return raised;
}

const NOTHING = 'set nothing';

const setLabel = ({ name, level }: Compiled): string => `set ${name} (level ${level})`;

const joined = (raised: string, set: string): string => (raised === '' ? set : `${raised}; ${set}`);

/** A raise, how it is written and read, and the answer that sets nothing with it. */
interface Raise {
  readonly levels: Levels;
  readonly total: number;
  readonly name: string;
  readonly label: string;
  readonly alone: Answer<Setting>;
  /** Its number among those that are made once; null of any other. */
  readonly number: number | null;
}

// What an answer says goes out with every question: nobody may write to it.
const settingOf = (raise: Levels, set: string | null): Setting => Object.freeze({ raise, set });

function raiseOf(levels: Levels, number: number | null = null): Raise {
  Object.freeze(levels);
  const name = raiseName(levels);
  const label = raiseLabel(levels);
  const alone: Answer<Setting> = {
    id: `${name}:none`,
    label: joined(label, NOTHING),
    clause: 'set.5b',
    value: settingOf(levels, null),
  };
  return { levels, total: total(levels), name, label, alone, number };
}

/** Raises by up to so many levels are made once. There are more of them than are ever listed at a time. */
const FEW = 4;
let number = 0;
const few: readonly (readonly Raise[])[] = Array.from({ length: FEW + 1 }, (_, levels) =>
  raises(levels).map((raise) => raiseOf(raise, number++)),
);

/** A number for each raise of up to `FEW` levels of each sphere. */
const keyOf = ({ refess, lawtia, gowen, falkow }: Levels): number =>
  ((refess * (FEW + 1) + lawtia) * (FEW + 1) + gowen) * (FEW + 1) + falkow;

const fewByKey: Raise[] = [];
for (const raise of few.flat()) fewByKey[keyOf(raise.levels)] = raise;

const raiseBy = (levels: Levels): Raise =>
  (total(levels) <= FEW ? fewByKey[keyOf(levels)] : undefined) ?? raiseOf(levels);

const raisesBy = (levels: number): readonly Raise[] => few[levels] ?? raises(levels).map((raise) => raiseOf(raise));

/** How a card is set, and the answers that set it with each of the raises that are made once, by the number of the raise. */
interface Ways {
  said: string;
  answers: Record<PlayerId, Answer<Setting>[]>;
}

const waysToSet = new WeakMap<Compiled, Ways>();

function waysOf(card: Compiled): Ways {
  let ways = waysToSet.get(card);
  if (ways === undefined) {
    ways = { said: setLabel(card), answers: { p1: [], p2: [] } };
    waysToSet.set(card, ways);
  }
  return ways;
}

/** A card that can be set: what it costs, and the least that has to be raised for it. */
interface Settable {
  id: string;
  price: number;
  least: Raise;
  said: string;
  answers: Answer<Setting>[];
}

/** The answer that sets a card with a raise. It comes again with each question. */
function answerOf(
  player: PlayerId,
  { levels, name, label, number }: Raise,
  { id, said, answers }: Settable,
): Answer<Setting> {
  const known = number === null ? undefined : answers[number];
  if (known !== undefined) return known;
  const answer: Answer<Setting> = {
    id: `${name}:${id}`,
    label: joined(label, said),
    clause: 'set.5b',
    value: settingOf(levels, id),
    aim: SET_AREA[player],
  };
  if (number !== null) answers[number] = answer;
  return answer;
}

const SETTABLE_NOW = slot<Settable[]>('settable now');

function findSettableNow(m: M, of: string): Settable[] {
  const player = of as PlayerId;
  const { sp } = m.board.players[player];
  const found: Settable[] = [];
  for (const id of settable(m, player)) {
    const card = cardOf(m, id);
    const price = setPrice(m, player, id);
    const least = leastRaise(m, player, card);
    if (total(least) + price > sp || barriers(m, player, card).length > 0) continue;
    const { said, answers } = waysOf(card);
    found.push({ id, price, least: raiseBy(least), said, answers: answers[player] });
  }
  return found;
}

/** Legal answers, no more than `limit`, and cards are fewer than that: those first that set a card with no more raised than it takes. */
function listed(m: M, player: PlayerId, limit: number): Answer<Setting>[] {
  const { sp } = m.board.players[player];
  const cards = m.memo(SETTABLE_NOW, findSettableNow, player);
  const found: Answer<Setting>[] = [];
  // A Card File holds fewer cards than are ever listed at a time.
  for (const one of cards) found.push(answerOf(player, one.least, one));
  for (let levels = 0; levels <= sp; levels++) {
    for (const raise of raisesBy(levels)) {
      found.push(raise.alone);
      if (found.length >= limit) return found;
      for (const one of cards) {
        const { least, price } = one;
        // With no more raised than it takes it stands above.
        if (levels + price > sp || levels === least.total || !isReached(raise.levels, least.levels)) continue;
        found.push(answerOf(player, raise, one));
        if (found.length >= limit) return found;
      }
    }
  }
  return found;
}

/** A card that is set goes to the Set Area. */
const SET_AREA = { p1: { places: [placeIn('p1', 'set')] }, p2: { places: [placeIn('p2', 'set')] } };

/** The form of a raise: each sphere by so many levels at most. */
function levelsUpTo(maximum: number) {
  const level = { type: 'integer', minimum: 0, maximum };
  return { refess: level, lawtia: level, gowen: level, falkow: level };
}

export function settingQuestion(m: M, player: PlayerId): Question<Setting> {
  const { sp } = m.board.players[player];
  const check = ({ option, answer }: Given): Result<Setting> => {
    const setting = option === undefined ? readAnswer(answer) : readName(option);
    const said = option ?? answer ?? null;
    if (!setting || (option !== undefined && settingName(setting) !== option)) {
      return refuse({
        code: option === undefined ? 'answer-out-of-bounds' : 'no-such-option',
        detail: 'The answer has to be {"raise": {sphere: levels}, "set": card or null}.',
        clause: 'set.5b',
        facts: [{ fact: 'the answer', clause: 'set.5b', was: said, needed: { raise: {}, set: null } }],
      });
    }
    const facts = obstacles(m, player, setting);
    const first = facts[0];
    if (!first) return accept(setting);
    return refuse({
      code: 'illegal-action',
      detail: `Not legal: ${first.fact} is ${JSON.stringify(first.was)}, and has to be ${JSON.stringify(first.needed)}.`,
      clause: first.clause,
      facts,
    });
  };
  return {
    player,
    kind: 'setting',
    clause: 'set.5b',
    prompt: 'Which sphere levels do you raise, and which card do you set?',
    hidden: true,
    automatic: false,
    default: '0:none',
    list: (limit) => listed(m, player, limit),
    check,
    form: () => ({
      type: 'object',
      properties: {
        raise: {
          type: 'object',
          properties: levelsUpTo(sp),
          additionalProperties: false,
        },
        set: { enum: [null, ...settable(m, player)] },
      },
      required: ['raise', 'set'],
      additionalProperties: false,
    }),
    say: (value) => ({ raise: value.raise, set: value.set }),
    labelOf: ({ raise, set }) => joined(raiseLabel(raise), set === null ? NOTHING : setLabel(cardOf(m, set))),
  };
}
