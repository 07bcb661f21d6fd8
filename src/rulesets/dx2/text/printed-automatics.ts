/** Effects of printed skills that work by themselves, chain effects and Order Crests among them. */
import type { Wording } from '../../cards/wording.ts';
import { row, severalOf, wordings } from '../../cards/wording.ts';
import { automatic } from '../language/language.ts';
import * as change from './printed-changes.ts';
import * as deed from './printed-deeds.ts';
import * as join from './printed-joins.ts';
import * as part from './printed-parts.ts';
import * as skill from './printed-skills.ts';
import { listed } from './printed-words.ts';

export const AUTOMATIC: readonly Wording[] = [
  ...wordings('effect', [
    row('{sentences}'),
    row('{effect}[.] {any note}', ({ effect, 'any note': note }) => change.noted(effect, note)),
  ]),
  ...wordings('chain effect', [
    row('{effect}', ({ effect }) => ({ effect, more: {} })),
    row('{clause}[.] ({number} {turn|turns}, {limit:counted often})', ({ clause, number, limit }) => {
      const effect = join.lasting(clause, number);
      return effect === undefined ? undefined : { effect, more: { limit } };
    }),
    row('{effect}[.] {(|* }{note}, {limit:counted often}[)]', ({ effect, note, limit }) => {
      const said = change.noted(effect, note);
      return said === undefined ? undefined : { effect: said, more: { limit } };
    }),
    row('{effect}[.] {(|* }{note}, {limit:limit of all}[)]', ({ effect, note, limit }) => {
      const said = change.noted(effect, note);
      return said === undefined ? undefined : { effect: said, more: { limit } };
    }),
    row('{chain effect}[.] {limited}', ({ 'chain effect': chain, limited }) => part.withLimit(chain, limited)),
    row(
      '{one:chain effect}[.] [additionally,|furthermore,|also,] {activates|activate} the following {chain effect|effect|additional effect} {asking}{:|.|} {more:effect}',
      ({ one, asking, more }) => change.alsoIf(one, asking, more),
    ),
    row(
      '{one:chain effect}[.] {asking}, {activates|activate} the following {chain effect|effect|additional effect}{:|.|} {more:effect}',
      ({ one, asking, more }) => change.alsoIf(one, asking, more),
    ),
    row('{chain effect}[.] {any note}', ({ 'chain effect': chain, 'any note': note }) => {
      const { effect, more } = part.fieldsOf(chain);
      const said = change.noted(effect ?? null, note);
      return said === undefined ? undefined : { effect: said, more: more ?? {} };
    }),
  ]),
  ...wordings(automatic, [
    row(
      '[additionally,|furthermore,|also,] {activates|activate} the [following] {chain effect|effect|additional effect|effects} {moments}{:|.|} {chain effect}[.]',
      ({ moments, 'chain effect': chain }) => {
        const { effect, more } = part.fieldsOf(chain);
        return skill.automaticOf(moments, effect ?? null, more);
      },
    ),
    row(
      '{asking}, {activates|activate} the [following] {chain effect|effect} {tier}: {chain effect}[.]',
      ({ asking, tier, 'chain effect': chain }) => {
        const { effect, more } = part.fieldsOf(chain);
        return skill.automaticOf([{ ...part.fieldsOf(tier), if: asking }], effect ?? null, more);
      },
    ),
    row(
      '{asked:own races}, {activates|activate} the [following] {chain effect|effect} {tier}: {one:chain effect}[.] {most:more of them}, {activates|activate} the following additional {chain effect|effect}: {more:effect}[.]',
      ({ asked, tier, one, most, more }) => {
        const both = change.alsoIf(one, part.moreRaces(asked, most) ?? null, more);
        if (both === undefined) return undefined;
        const { effect = null, more: limit } = part.fieldsOf(both);
        const { races, many } = part.fieldsOf(asked);
        const asking = part.racesOf(races ?? [], many ?? null);
        return skill.automaticOf([{ ...part.fieldsOf(tier), if: asking }], effect, limit);
      },
    ),
    row('{one:boosted effect}[.]'),
    row('{when|whenever} {happening}, {sentences}[.]', ({ happening, sentences }) =>
      skill.automaticOf([happening], sentences),
    ),
    row('{countering} {clause}[.]', ({ countering, clause }) => skill.countering(countering, clause)),
    row('{countering} {clause}[.] {limited}', ({ countering, clause, limited }) =>
      skill.countering(countering, clause, { limit: limited }),
    ),
    row('{countering} {clause}[.] {limited} {any note}', ({ countering, clause, limited, 'any note': note }) => {
      const said = join.closed(clause);
      const effect = said === undefined ? undefined : change.noted(said, note);
      return effect === undefined ? undefined : skill.countering(countering, effect, { limit: limited });
    }),
    row('{clause} {moment}[.]', ({ clause, moment }) => {
      const effect = join.closed(clause);
      return effect === undefined ? undefined : skill.automaticOf([moment], effect);
    }),
    row('{clause} {moment} and {sentence}[.]', ({ clause, moment, sentence }) => {
      const first = join.closed(clause);
      const effect = first === undefined ? undefined : join.then(first, sentence);
      return effect === undefined ? undefined : skill.automaticOf([moment], effect);
    }),
    row(
      '{heading:crest header} inscribes {many} order crest: {titled} {on whom} {moments}[.]',
      ({ heading, many, titled, moments }) =>
        heading === `Order Crest: ${titled}`
          ? skill.automaticOf(moments, deed.marking([heading], many, 'self') ?? null)
          : undefined,
    ),
    row('inscribes {many} order crest: {titled} {on whom} {moments}[.]', ({ many, titled, moments }) =>
      skill.automaticOf(moments, deed.marking([`Order Crest: ${titled}`], many, 'self') ?? null),
    ),
    row('{crest}[.]', ({ crest }) => {
      const { title = null, count = null, effect = null } = part.fieldsOf(crest);
      return skill.whenInscribed(title, count, effect);
    }),
    row('{taking} {tier}. {most taken}[.]', ({ taking, tier }) =>
      skill.automaticOf([tier], deed.plain({ do: 'loseIcons', count: taking })),
    ),
    row(
      '{who:starting} {starts|start|will start|begins|begin|will begin} [the] battle with {given:starting with}[.]',
      ({ who, given }) => part.starting(who, given),
    ),
    row(
      '{who:starting} {starts|start|will start|begins|will begin} the battle in a state of {states:all entered}[.]',
      ({ who, states }) => part.startingIn(who, states),
    ),
  ]),
  ...wordings(severalOf('automatic'), [
    row(
      '[additionally,|furthermore,|also,] {activates|activate} the [following] {chain effect|effect|additional effect|effects} {moments}{:|.|} {chain effect}[.]',
      ({ moments, 'chain effect': chain }) => {
        const { effect, more } = part.fieldsOf(chain);
        return skill.separately(moments, effect ?? null, more ?? {});
      },
    ),
    row(
      '{heading:crest header} inscribes {many} order crest: {titled} on {self} {moments}[,] and {other:many} {others:moments}[.]',
      ({ heading, many, titled, moments, other, others }) =>
        heading === `Order Crest: ${titled}`
          ? skill.inscribed([
              [titled, many, moments],
              [titled, other, others],
            ])
          : undefined,
    ),
    row(
      'inscribes {many} order crest: {titled} on {self} {moments}[,] and {other:many} {others:moments}[.]',
      ({ many, titled, moments, other, others }) =>
        skill.inscribed([
          [titled, many, moments],
          [titled, other, others],
        ]),
    ),
  ]),
  // What crests do once there are enough of them, and that they end then; what is said behind that is of all of it.
  ...wordings('fading crest', [
    row('[*] {afterward,|afterwards,|then,} [all counts of] order crest: {titled} will fade', ({ titled }) => titled),
  ]),
  ...wordings('opening', [
    row('{the following|the following effect|the following effects} will activate:', true),
    row('{activates|activate} the following {effect|effects|chain effect}:', true),
    row('{|}', true),
  ]),
  ...wordings('crest', [
    row(
      'for every {nth} order crest: {titled} inscribed {on whom}, {opening} {effect}[.] {other:fading crest}',
      ({ nth, titled, effect, other }) => (titled === other ? { title: titled, count: nth, effect } : undefined),
    ),
    row('{counting}, {opening} {effect}[.] {title:fading crest}', ({ counting, effect, title }) => ({
      title,
      count: counting,
      effect,
    })),
    row('{crest}[.] {any note}', ({ crest, 'any note': note }) => {
      const said = change.noted(part.fieldsOf(crest).effect ?? null, note);
      return said === undefined ? undefined : { ...part.fieldsOf(crest), effect: said };
    }),
  ]),
  ...wordings('own races', [
    row(
      '{when|while|if} there are {many} or more [surviving|living] {races} demons [alive] in {your|the|own} party',
      ({ many, races }) => ({ many, races }),
    ),
  ]),
  ...wordings('more of them', [
    row('{when|while|if} there are {many} or more [of them] [alive] [in {your|the|own} party]', ({ many }) => many),
  ]),
  ...wordings('counting', [
    row('for every {many} {count|counts}', ({ many }) => many),
    row('{when|once} {many} {count|counts} {are|is|have been} reached', ({ many }) => many),
    row('{when|once} the count reaches {number}', ({ number }) => number),
  ]),
  ...wordings('countered', [
    row('{elements:any element} [attribute] attack', ({ elements }) => ({ element: part.oneOrAll(elements) })),
    row('physical attack', { on: 'physical' }),
    row('{magic|magical} attack', { on: 'magical' }),
  ]),
  ...wordings('countering', [
    row('when {hit by} {a|an} {sort:countered}, {number}% chance to', ({ sort, number }) => ({ sort, number })),
    row('the following effect will activate when {hit by} {a|an} {sort:countered}: {number}% chance to', (heard) => ({
      sort: heard.sort,
      number: heard.number,
    })),
  ]),
  ...wordings('on whom', [row('on {self}', true), row('{|}', true)]),
  ...wordings('crest header', [row('{bracketed}')]),
  ...wordings('starting', [row('{self}', 'self'), row('{own party}', 'allies')]),
  ...wordings('start thing', [
    row('{many} {count|counts} of {mark}', ({ many, mark }) => ({
      do: 'mark',
      name: mark,
      ...(many === 1 ? {} : { count: many }),
    })),
    row('{number} {count|counts} of {mark} {turns}', ({ number, mark, turns }) => ({
      do: 'mark',
      name: mark,
      ...(number === 1 ? {} : { count: number }),
      turns,
    })),
    row('{bulwark}', ({ bulwark }) => ({ do: 'bulwark', amount: bulwark })),
    row('{bulwark}[.] {turns}', ({ bulwark, turns }) => ({ do: 'bulwark', amount: bulwark, turns })),
    row('[a state of] {charge}', ({ charge }) => ({ do: 'charge', what: charge })),
    row('[a state of] {mark}', ({ mark }) => ({ do: 'mark', name: mark })),
    row('[a state of] {mark}[.] {turns}', ({ mark, turns }) => ({ do: 'mark', name: mark, turns })),
    row('[a] barrier', { do: 'barrier' }),
    row('[a] barrier[.] {turns}', ({ turns }) => ({ do: 'barrier', turns })),
    row('evade mortal', { do: 'cant', what: 'slay' }),
    row('evade mortal[.] {turns}', ({ turns }) => ({ do: 'cant', what: 'slay', turns })),
    row('{repelling}'),
  ]),
  ...listed('starting with', 'start thing', [' and ', ', ', ', and ', ', and with ']),
];
