/** What players can do while they hold a window. */
import type { Miss, PlayerId } from '../../../engine/index.ts';
import { action, opponentOf } from '../../../engine/index.ts';
import { ofPlayer } from '../../cards/board.ts';
import { refer } from '../../cards/references.ts';
import { ofEither } from '../../cards/usable.ts';
import { convertCard, playAnomaly } from '../atoms/objects.ts';
import type { SeenObject } from '../board/board.ts';
import { controllerOf, findObject } from '../board/board.ts';
import { labelOf, placeAt } from '../board/choose.ts';
import type { Context, M, Nexus } from '../board/context.ts';
import { registers } from '../board/context.ts';
import { cardOf } from '../board/printed.ts';
import {
  areSkillsGiven,
  costOf,
  elsewhere,
  forbidden,
  isSpent,
  limitOf,
  playerForbidden,
  skillsOf,
  speedOf,
} from '../board/values.ts';
import { billOf, drawEnergy, sources, unpaid } from '../effects/pay.ts';
import type { CompiledSkill } from '../language/compiled.ts';
import type { Cant, CardType, From, Limit } from '../language/language.ts';
import type { Energy } from '../language/words.ts';
import type { ClauseId } from '../rulebook.ts';
import type { G } from './guards.ts';
import {
  answersTop,
  conditionFails,
  contextFor,
  inPrimary,
  inTime,
  inWindow,
  noTargets,
  nothingQueued,
  primaryClause,
  yourTurn,
} from './guards.ts';

interface FromHand {
  card: string;
}

const known = (m: M, card: string): FromHand | null => (m.cards.cards.get(card)?.source ? { card } : null);
const distinct = (m: M, player: PlayerId, fits: (type: string) => boolean): FromHand[] => {
  const found: FromHand[] = [];
  for (const card of ofPlayer(m.board.players, player).hand)
    if (fits(cardOf(m, card).type) && !found.some((one) => one.card === card)) found.push({ card });
  return found;
};

const inHand: G<FromHand> = {
  clause: 'G8',
  fact: 'the card in hand',
  test: (m, player, { card }) =>
    ofPlayer(m.board.players, player).hand.includes(card) ? null : { was: 'not in hand', needed: card },
};

/** What a cost lacks, as a guard says it. */
const short = (miss: ReturnType<typeof unpaid>): Miss | null =>
  miss && {
    was: { [miss.fact]: miss.was },
    needed: { [miss.fact]: miss.needed },
    ...(miss.clause === undefined ? {} : { clause: miss.clause }),
  };

const speedOfCard = (m: M, { card }: FromHand, player: PlayerId): number => speedOf(m, player, card);

/** What forbids a player to play cards of a type. */
const PLAYING: Partial<Record<CardType, Cant>> = {
  event: 'playEvents',
  agent: 'playAgents',
  software: 'playSoftware',
  hardware: 'playHardware',
};

/** `play:CARD`: an agent, event, software or hardware from hand. */
export const play = action<Nexus, FromHand>({
  kind: 'play',
  clause: 'G8',
  candidates: (m, player) => distinct(m, player, (type) => type !== 'anomaly'),
  name: ({ card }) => card,
  read: (m, _player, name) => known(m, name),
  label: (m, { card }) => `Play ${cardOf(m, card).name}`,
  // Where an agent arrives in the attack step is asked.
  aim: (m, player, { card }) => (cardOf(m, card).type === 'agent' ? { places: [placeAt(player, 0)] } : {}),
  context: [inWindow],
  guards: [
    {
      clause: 'G11',
      fact: 'the type of the card',
      test: (m, _player, { card }) => {
        const { type } = cardOf(m, card);
        return type === 'anomaly' ? { was: type, needed: ['agent', 'event', 'software', 'hardware'] } : null;
      },
    },
    inHand,
    inTime(speedOfCard),
    answersTop(speedOfCard),
    {
      clause: 'R11',
      fact: 'what an effect forbids',
      test: (m, player, { card }) => {
        const { type } = cardOf(m, card);
        const word = PLAYING[type];
        const by =
          word && playerForbidden(m, player, word, { player, reference: refer({ zone: 'hand', player, card }) });
        return by ? { was: by.by, needed: null } : null;
      },
    },
    {
      clause: 'G9',
      fact: 'something to choose as a target',
      test: (m, player, { card }) => noTargets(contextFor(m, player, card), cardOf(m, card).play),
    },
    {
      clause: 'G8',
      fact: 'the condition of the card',
      test: (m, player, { card }) => conditionFails(contextFor(m, player, card), cardOf(m, card).play),
    },
    {
      clause: 'G12',
      fact: 'what it costs',
      test: (m, player, { card }) => {
        const context = contextFor(m, player, card);
        return short(unpaid(billOf(context, costOf(m, player, card), cardOf(m, card).costs, card)));
      },
    },
  ],
  perform: (m, player, { card }) => {
    const { play } = cardOf(m, card);
    m.call('enter', registers(player, card, null, speedOf(m, player, card), { program: play.program }));
  },
});

interface Activation {
  /** The card in play whose skill it is, or the zone that it works from (R48). */
  self: string;
  from?: From;
  source: CompiledSkill;
}

function activations(m: M, player: PlayerId): Activation[] {
  const found: Activation[] = [];
  const given = areSkillsGiven(m);
  for (const object of ofPlayer(m.board.players, player).objects) {
    const { held, activated } = cardOf(m, object.card);
    if (activated.length === 0 && !given) continue;
    const skills = skillsOf(m, object);
    for (const source of skills === held ? activated : skills)
      if (source.kind === 'activated' && source.skill.from === undefined) found.push({ self: object.id, source });
  }
  for (const { zone, source } of elsewhere(m, player))
    if (source.kind === 'activated') found.push({ self: zone, from: zone, source });
  return found;
}

const speaker = (m: M, player: PlayerId, { self, from, source }: Activation): Context => {
  const context = contextFor(m, player, source.card, from === undefined ? self : null);
  return from === undefined ? context : { ...context, vars: { ...context.vars, from } };
};

const idOf = ({ self, source }: Activation): string => `${self}/${source.program}`;
const speedOfSkill = (_m: M, { source }: Activation): number => source.speed;

/** `activate:OBJECT/CARD#n`. */
export const activate = action<Nexus, Activation>({
  kind: 'activate',
  clause: 'G8',
  ...ofEither(activations, idOf, ({ from }) => from !== 'hand'),
  label: (m, { self, from, source }) => {
    const own = from !== undefined || source.card === findObject(m.board, self)?.card;
    return `Use ${cardOf(m, source.card).name}${own ? '' : ` on ${labelOf(m, self)}`}`;
  },
  context: [inWindow],
  guards: [
    {
      clause: 'gen.1',
      fact: 'whose card it is',
      test: (m, player, { self, from }) =>
        from !== undefined || controllerOf(m.board, self) === player
          ? null
          : { was: opponentOf(player), needed: player },
    },
    inTime(speedOfSkill),
    answersTop(speedOfSkill),
    {
      clause: 'R18',
      fact: 'uses this turn',
      test: (m, _player, { self, source }) =>
        isSpent(m, source, self)
          ? { was: source.skill.limit?.times ?? 1, needed: 0, ...(source.skill.limit ? { clause: 'R51' } : {}) }
          : null,
    },
    {
      clause: 'R11',
      fact: 'what an effect forbids',
      test: (m, player, { self, from }) => {
        const by =
          playerForbidden(m, player, 'useSkills') ?? (from === undefined ? forbidden(m, self, 'useSkills') : null);
        return by ? { was: by.by, needed: null } : null;
      },
    },
    {
      clause: 'G9',
      fact: 'something to choose as a target',
      test: (m, player, one) => noTargets(speaker(m, player, one), one.source),
    },
    {
      clause: 'G8',
      fact: 'the condition of the skill',
      test: (m, player, one) => conditionFails(speaker(m, player, one), one.source),
    },
    {
      clause: 'G12',
      fact: 'what it costs',
      test: (m, player, one) => {
        const { source, from } = one;
        const playing = from === 'hand' ? source.card : null;
        const cost = costOf(m, player, source.card, source);
        return short(unpaid(billOf(speaker(m, player, one), cost, source.costs, playing)));
      },
    },
  ],
  perform: (m, player, { self, from, source: { card, speed, program } }) =>
    m.call(
      'enter',
      from === undefined
        ? registers(player, card, self, speed, { program })
        : registers(player, card, null, speed, { program, from }),
    ),
});

/** A10: once a turn, or as often as cards allow. */
function onceMore(m: M, player: PlayerId, what: 'converted' | 'anomaly', limit: Limit, clause: ClauseId): Miss | null {
  const { once } = m.board;
  const was = (once[what] ? 1 : 0) + (once.again?.[what] ?? 0);
  const most = limitOf(m, player, limit, 1);
  return was < most ? null : { was, needed: most - 1, clause };
}

const notForbidden = (what: Cant): G<FromHand> => ({
  clause: 'R11',
  fact: 'what an effect forbids',
  test: (m, player) => {
    const by = playerForbidden(m, player, what);
    return by ? { was: by.by, needed: null } : null;
  },
});

/** `convert:CARD` (prim1.3, prim2.3, G13). */
export const convert = action<Nexus, FromHand>({
  kind: 'convert',
  clause: 'G13',
  candidates: (m, player) => distinct(m, player, () => true),
  name: ({ card }) => card,
  read: (m, _player, name) => known(m, name),
  label: (m, { card }) => `Convert ${cardOf(m, card).name}`,
  aim: (_m, player) => ({ places: [placeAt(player, 0)] }),
  context: [
    inWindow,
    yourTurn,
    inPrimary,
    nothingQueued,
    {
      clause: 'A10',
      fact: 'cards converted this turn',
      test: (m, player) => onceMore(m, player, 'converted', 'conversions', primaryClause(m, '3')),
    },
  ],
  guards: [inHand, notForbidden('convert')],
  perform: (m, player, { card }) => void convertCard(m, player, card, { clause: primaryClause(m, '3') }),
});

/** `anomaly:CARD` (prim1.4, prim2.4, G11). */
export const anomaly = action<Nexus, FromHand>({
  kind: 'anomaly',
  clause: 'G11',
  candidates: (m, player) => distinct(m, player, (type) => type === 'anomaly'),
  name: ({ card }) => card,
  read: (m, _player, name) => known(m, name),
  label: (m, { card }) => `Play the anomaly ${cardOf(m, card).name}`,
  aim: (_m, player) => ({ places: [placeAt(player, 0)] }),
  context: [
    inWindow,
    yourTurn,
    inPrimary,
    nothingQueued,
    {
      clause: 'A10',
      fact: 'anomalies played this turn',
      test: (m, player) => onceMore(m, player, 'anomaly', 'anomalies', primaryClause(m, '4')),
    },
  ],
  guards: [
    {
      clause: 'G11',
      fact: 'the type of the card',
      test: (m, _player, { card }) => {
        const { type } = cardOf(m, card);
        return type === 'anomaly' ? null : { was: type, needed: 'anomaly' };
      },
    },
    inHand,
    notForbidden('playAnomalies'),
  ],
  perform: (m, player, { card }) => playAnomaly(m, player, card, { clause: primaryClause(m, '4') }),
});

/** The energy that an anomaly is locked for, where it gives one of several types (R53). */
interface Drawing {
  id: string;
  of: Energy | null;
}

const drawings = (m: M, { id, card }: SeenObject): Drawing[] => {
  const { energies } = cardOf(m, card);
  return energies.length > 1 ? energies.map((of) => ({ id, of })) : [{ id, of: null }];
};

/** `energy:OBJECT` locks one anomaly for its energy (G12), `energy:OBJECT>TYPE` one of several types (R53). */
export const energy = action<Nexus, Drawing>({
  kind: 'energy',
  clause: 'G12',
  candidates: (m, player) => sources(m, player).flatMap((object) => drawings(m, object)),
  name: ({ id, of }) => (of === null ? id : `${id}>${of}`),
  read: (m, _player, name) => {
    const [id = '', kind] = name.split('>');
    const object = findObject(m.board, id);
    return (object && drawings(m, object).find(({ of }) => of === (kind ?? null))) ?? null;
  },
  label: (m, { id, of }) => `Lock ${labelOf(m, id)} for ${of === null ? '' : `${of} `}energy`,
  context: [inWindow],
  guards: [
    {
      clause: 'gen.1',
      fact: 'whose card it is',
      test: (m, player, { id }) =>
        controllerOf(m.board, id) === player ? null : { was: opponentOf(player), needed: player },
    },
    {
      clause: 'G12',
      fact: 'the energy it gives',
      test: (m, _player, { id }) => {
        const card = findObject(m.board, id)?.card;
        return card !== undefined && cardOf(m, card).energies.length > 0 ? null : { was: null, needed: 'an anomaly' };
      },
    },
    {
      clause: 'G14',
      fact: 'whether it is locked',
      test: (m, _player, { id }) => (findObject(m.board, id)?.locked ? { was: true, needed: false } : null),
    },
    {
      clause: 'R11',
      fact: 'what an effect forbids',
      test: (m, _player, { id }) => {
        const by = forbidden(m, id, 'beLocked');
        return by ? { was: by.by, needed: null } : null;
      },
    },
  ],
  perform: (m, player, { id, of }) => drawEnergy(m, player, id, of ?? undefined),
});
