import * as z from 'zod';
import { defineRuleset, type Json, type OrderKey } from '../../engine/index.ts';
import { ACTIONS } from './actions/index.ts';
import { board } from './board/board.ts';
import { checkState } from './board/check-state.ts';
import type { Alteil } from './board/context.ts';
import { checkDeck } from './board/deck.ts';
import { compile } from './effects/compile.ts';
import { card, deck } from './language/language.ts';
import { rulebook } from './rulebook.ts';
import { sampleCards, sampleDecks } from './samples/index.ts';
import { describe, describePending } from './text/describe.ts';
import { view } from './text/view.ts';
import { closeFallen, drProgram, hpProgram, lpProgram } from './turn/mini-phases.ts';
import { place, position } from './turn/position.ts';
import { setup } from './turn/setup.ts';
import { turnProgram } from './turn/turn.ts';

/** Where a ruling could have gone the other way, a match may say so. The defaults are the rulings of the rulebook. */
export const options = z
  .strictObject({
    /** A6: whether a unit that a repeated effect hit several times counters each hit. */
    counterPerHit: z.enum(['perHit', 'once']).default('perHit'),
    /** G15: between units of equal AGI decides chance, or the lower cell and then the first Iczer. */
    agiTies: z.enum(['random', 'cell']).default('random'),
    /** G10: whether CLOSED units stand in the way of an Iczer Attack. */
    closedUnitsGuard: z.boolean().default(false),
    /** G8: whether rows with nothing but CLOSED units count for range. */
    closedBlocksRange: z.boolean().default(false),
    /** G19: whether the SP of cards lost by a backlash return. */
    backlashRefund: z.boolean().default(false),
    /** G24: who wins when the same point takes both Avatars. */
    simultaneousDefeat: z.enum(['draw', 'initiator-loses']).default('draw'),
    /** A10: who has set off what step 15 settles: whose Open Skill first brought down a unit that falls, or whose ran first. */
    openInitiator: z.enum(['destruction', 'first-open']).default('destruction'),
    /** R3: whether HP rise and fall with the greatest HP. */
    greatestHp: z.enum(['with-hp', 'alone']).default('with-hp'),
    /** G9: whether a loss of HP that is not called damage enters the HP Damage mini-phase all the same. */
    lossIsDamage: z.boolean().default(false),
    /** R21: whether a skill that was given twice runs twice. */
    givenTwice: z.enum(['twice', 'once']).default('twice'),
    /** R2: whether printings of one name are the same card, or only those of one id. */
    sameCard: z.enum(['name', 'id']).default('name'),
    startingSp: z.int().min(0).max(99).default(5),
    spPerTurn: z.int().min(0).max(99).default(2),
    turnLimit: z.int().min(1).max(1000).default(100),
  })
  .meta({ id: 'AlteilOptions', title: 'Options of a match' });

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** A6: the first hit of a repeated effect before the second. */
const hits: OrderKey<Alteil> = {
  name: 'order of the hits',
  clause: 'A6',
  rank: (_m, { vars }) => number(vars.hit),
  word: (_m, { vars }) => `hit ${number(vars.hit) + 1}`,
};
const cells = (clause: 'hp.1d' | 'dr.1d'): OrderKey<Alteil> => ({
  name: 'cell',
  clause,
  rank: (_m, { vars }) => number(vars.cell),
  word: (_m, { vars }) => `cell ${number(vars.cell)}`,
});
const initiator: OrderKey<Alteil> = {
  name: 'initiator first',
  clause: 'A7',
  rank: (_m, { owner, vars }) => (owner === vars.by ? 0 : 1),
  word: (_m, { owner, vars }) => (owner === vars.by ? `${owner}, the initiator` : `${owner}, the other Iczer`),
};

export const alteil = defineRuleset<Alteil>({
  id: 'alteil',
  version: '1.1.0',
  title: 'Alteil',
  summary: 'Twenty-three steps a turn, secret simultaneous choices, deferred death, two queues and a nested channel.',
  rulebook,
  options,
  card,
  deck,
  board,
  position,
  samples: { cards: sampleCards, decks: sampleDecks },
  compile,
  checkDeck,
  programs: [turnProgram, hpProgram, lpProgram, drProgram],
  actions: ACTIONS,
  timing: {
    // Counter Skills enter where the damage is done (hp.1), Close Skills where it is resolved (dr.1).
    collect: 'never',
    queues: {
      counter: {
        enter: 'behind',
        entering: 'hp.1c',
        order: [hits, cells('hp.1d'), initiator],
        tie: 'arrival',
        drain: 'called',
        scope: 'all',
        clause: 'hp.2a',
      },
      close: {
        enter: 'behind',
        entering: 'dr.1c',
        order: [cells('dr.1d'), initiator],
        tie: 'arrival',
        drain: 'called',
        scope: 'all',
        clause: 'dr.2a',
      },
    },
    sweep: { at: 'called', run: closeFallen },
    guard: { entries: 500, clause: 'A14' },
  },
  clauses: { concede: 'R17', notYourDecision: 'R15', order: 'hp.2a', gameOver: 'R18' },
  setup,
  place,
  checkState,
  view,
  describe,
  describePending,
});
