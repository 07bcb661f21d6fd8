import * as z from 'zod';
import type { DataOf } from '../../src/engine/index.ts';
import { fields, hidden } from '../../src/engine/index.ts';
import type { EVENTS } from './events.ts';

const { amount, card, target, turn, unit, units } = fields;
const _text = z.string();
const cost = z.int().describe('What it costs.');
const energy = z.int().describe('How much energy the player has.');
const life = z.int().describe('The life that the player has now.');

/** What each event of the game holds in its `data`; the fields that only some may see are `hidden`. */
export const DATA = {
  shuffle: {},
  turn: { turn, energy },
  ready: { units },
  draw: { card: hidden(card) },
  'empty-deck': { life },
  play: { card, unit, cost },
  attack: { unit, target },
  damage: { unit, amount },
  life: { amount, life },
  death: { unit, card },
  pass: {},
} as const satisfies DataOf<keyof typeof EVENTS>;
