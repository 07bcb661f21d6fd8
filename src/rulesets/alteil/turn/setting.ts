/** The secret question of step 5: what is raised, and which card is set. */
import {
  type Answer,
  accept,
  type Fact,
  type Given,
  type Json,
  PLAYERS,
  type PlayerId,
  type Question,
  type Result,
  refuse,
} from '../../../engine/index.ts';
import { type Levels, noLevels } from '../board/board.ts';
import type { M } from '../board/context.ts';
import { cardOf, sameCard } from '../board/printed.ts';
import type { Compiled } from '../language/compiled.ts';
import { SPHERES, type Sphere } from '../language/words.ts';
import { copiesIn } from './revival.ts';

export interface Setting {
  [key: string]: Json;
  raise: Levels & { [key: string]: Json };
  set: string | null;
}

const total = (raise: Levels): number => SPHERES.reduce((sum, sphere) => sum + raise[sphere], 0);

/** Cards of the File that can still be set, each once, by id: a copy has to be left for every revival (R2). */
const settable = (m: M, player: PlayerId): string[] =>
  m.memo(`settable:${player}`, () => {
    const { file, plan, units } = m.board.players[player];
    const promised = units.filter(({ id }) => plan.revive.includes(id));
    const kept = (card: string) => promised.filter((unit) => sameCard(m, unit.card, card)).length;
    return [...new Set(file)].filter((card) => copiesIn(m, player, card) > kept(card)).sort();
  });

/** G20: whether a Character is on a grid or on its way to one. */
const present = (m: M, id: string): boolean =>
  PLAYERS.some((player) => {
    const { units, revealed } = m.board.players[player];
    return [...units, ...(revealed ? [revealed] : [])].some(({ card }) => sameCard(m, card, id));
  });

/** The least that has to be raised for the spheres of a card. */
function leastRaise(m: M, player: PlayerId, card: Compiled): Levels {
  const raise = noLevels();
  const { levels } = m.board.players[player];
  for (const sphere of card.spheres) raise[sphere] = Math.max(0, card.level - levels[sphere]);
  return raise;
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
  if (card?.character && present(m, card.id))
    facts.push({ fact: `${card.name} on the grids`, clause: 'G20', was: 1, needed: 0 });
  const paid = total(raise) + (card?.level ?? 0);
  if (paid > sp) facts.push({ fact: 'the SP', clause: total(raise) > sp ? 'G4' : 'G5', was: sp, needed: paid });
  return facts;
}

/** How a raise is written: `r2g1` for two levels of Refess and one of Gowen, `0` for none. */
const raiseName = (raise: Levels): string =>
  SPHERES.map((sphere) => (raise[sphere] > 0 ? `${sphere[0]}${raise[sphere]}` : '')).join('') || '0';

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
function* raises(levels: number, spheres: readonly Sphere[] = SPHERES): Generator<Levels> {
  const [first, ...rest] = spheres;
  if (first === undefined) {
    if (levels === 0) yield noLevels();
    return;
  }
  for (let own = rest.length === 0 ? levels : 0; own <= levels; own++) {
    for (const other of raises(levels - own, rest)) yield { ...other, [first]: own };
  }
}

/** Legal answers, those first that set a card with no more raised than it takes. */
function* answers(m: M, player: PlayerId): Generator<Setting> {
  const cards = settable(m, player);
  const legal = (setting: Setting) => obstacles(m, player, setting).length === 0;
  for (const set of cards) {
    const setting = { raise: leastRaise(m, player, cardOf(m, set)), set };
    if (legal(setting)) yield setting;
  }
  const { sp } = m.board.players[player];
  for (let levels = 0; levels <= sp; levels++) {
    for (const raise of raises(levels)) {
      for (const set of [null, ...cards]) if (legal({ raise, set })) yield { raise, set };
    }
  }
}

function label(m: M, { raise, set }: Setting): string {
  const raised = SPHERES.filter((sphere) => raise[sphere] > 0).map((sphere) => `${sphere} +${raise[sphere]}`);
  const parts = [...(raised.length > 0 ? [`Raise ${raised.join(', ')}`] : [])];
  parts.push(set === null ? 'set nothing' : `set ${cardOf(m, set).name} (level ${cardOf(m, set).level})`);
  return parts.join('; ');
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
    list(limit) {
      const found = new Map<string, Answer<Setting>>();
      for (const value of answers(m, player)) {
        const id = settingName(value);
        if (!found.has(id)) found.set(id, { id, label: label(m, value), clause: 'set.5b', value });
        if (found.size >= limit) break;
      }
      return [...found.values()];
    },
    check,
    form: () => ({
      type: 'object',
      properties: {
        raise: {
          type: 'object',
          properties: Object.fromEntries(
            SPHERES.map((sphere) => [sphere, { type: 'integer', minimum: 0, maximum: sp }]),
          ),
          additionalProperties: false,
        },
        set: { enum: [null, ...settable(m, player)] },
      },
      required: ['raise', 'set'],
      additionalProperties: false,
    }),
    say: (value) => ({ raise: value.raise, set: value.set }),
  };
}
