/** How printed skills are used, with their Boost levels. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, severalOf, wordings } from '../../cards/wording.ts';
import { passive, use } from '../language/language.ts';
import * as change from './printed-changes.ts';
import * as join from './printed-joins.ts';
import * as part from './printed-parts.ts';
import * as skill from './printed-skills.ts';

/** The Boost level that is said in brackets. */
const levelIn = (title: string): number | undefined => {
  const level = /^boost level:? ?(\d)$/i.exec(title)?.[1];
  return level === undefined ? undefined : Number(level);
};

export const USES: readonly Wording[] = [
  ...wordings('following', [
    row(
      '[additionally,|furthermore,|also,] {activates|activate|then activates} the [following] {chain effect|additional chain effect}',
      true,
    ),
  ]),
  ...wordings('named effects', [
    row('{titled}: {sentences}', ({ sentences }) => [sentences]),
    row('{all:named effects}[.] {titled}: {sentences}', ({ all, sentences }) => [...(all as Json[]), sentences]),
  ]),
  ...wordings('other use', [
    row('if this skill is used while {self} {has|possesses} {had}', ({ had }) => had),
    row('if this skill is used while {self} is {having}', ({ having }) => having),
  ]),
  ...wordings('body', [
    row('{sentences}'),
    row('{noted body}'),
    row(
      'automatically selects {one of|} the following {effect|effects} [to activate] {situation}: {all:named effects}',
      ({ all }) => change.eitherElement(all as Json[]),
    ),
    row('{noted:noted body}[.] [*] {sentence}', ({ noted, sentence }) => join.then(noted, sentence)),
    row('{body}[.] [*] {ignored} {prevented} and {leech:draining}', ({ body, prevented, leech }) =>
      change.leeching(change.noted(body, { ignores: prevented }), leech),
    ),
    row('{body}[.] {own state}, {note}', ({ body, 'own state': state, note }) => change.notedIf(body, state, note)),
    row('{body}[,] and {following} {success}: {sentences}', ({ body, sentences }) => join.chained(body, sentences)),
    row('{body}[.] {success}, {clause}[,] and {following}: {sentences}', ({ body, clause, sentences }) => {
      const first = join.closed(clause);
      const all = first === undefined ? undefined : join.then(first, sentences);
      return all === undefined ? undefined : join.chained(body, all);
    }),
    row('{body}[.] {following} if also in a bonus turn: {sentences}', ({ body, sentences }) =>
      join.chained(body, sentences, { bonusTurn: true }),
    ),
    row('{body}[.] {following} {success} and also in a bonus turn: {sentences}', ({ body, sentences }) =>
      join.chainedToo(body, sentences, { bonusTurn: true }),
    ),
    row(
      '{body}[.] this skill becomes {title:bracketed} {state:own state}[.] {again:bracketed} [:] {other:body}',
      ({ body, title, state, again, other }) => (title === again ? change.otherwise(body, other, state) : undefined),
    ),
    row('{body}[.] {following} {state:other use}: {sentences}', ({ body, state, sentences }) =>
      join.chainedWhile(body, state, sentences),
    ),
    row('{body}[.] {following} {success} and also in a bonus turn: {sentences}', ({ body, sentences }) =>
      join.chained(body, sentences, { bonusTurn: true }),
    ),
    row('{body}[.] {following} {success}: {sentences}', ({ body, sentences }) => join.chained(body, sentences)),
    row(
      '{body} {. then|, then|, and then|then} activates the following chain effect: {sentences}',
      ({ body, sentences }) => join.followed(body, sentences),
    ),
    row('activates the following chain effect after {removing}: {sentences}', ({ removing, sentences }) =>
      removing === null ? undefined : join.followed(removing, sentences),
    ),
    row('{body}[.] {limit:limited as a whole}', ({ body, limit }) => change.limited(body, limit, false)),
    row('{body}[.] ({limit:counted often})', ({ body, limit }) => change.limited(body, limit, false)),
    row('{body}[.] ({limit:counted often})', ({ body, limit }) => change.limited(body, limit, true)),
  ]),
  // Boost levels: what a skill does from then on.
  ...wordings('each use', [
    row(
      '[*] this skill {will gain|gains|will receive|receives} {1|one|a} boost level {with each use|after each use|after being used|each time it is used}',
      true,
    ),
  ]),
  ...wordings('each turn', [
    row(
      '[*] [this skill] {will gain|gains|will receive|receives} {1|one|a} {boost} {moments}',
      ({ moments }) => moments,
    ),
    row(
      "[*] this skill's boost level {will increase|increases|is increased} by {1|one} {moments}",
      ({ moments }) => moments,
    ),
  ]),
  ...wordings('boost header', [
    row('{title:bracketed} [:]', ({ title }) => levelIn(String(title))),
    row('boost level {number} :', ({ number }) => number),
  ]),
  ...wordings('of which', [
    row('{of|for} the chain effect', 'chain'),
    row('(including {for|} the chain effect)', 'all'),
    row('{|}', 'own'),
  ]),
  ...wordings('named attack', [
    row("{the|} chain effect's", 'chain'),
    row('chain effect', 'chain'),
    row('{single target attack|the attack|attack|}', 'own'),
  ]),
  ...wordings('aimed attacks', [
    row('{single-enemy|single-target|single target} attacks', 'enemy'),
    row('{all-enemy|all-target|multi-target} attacks', 'enemies'),
  ]),
  ...wordings('said anew', [row('[.] ({total})', true), row('{|}', true)]),
  ...wordings('now', [row('{will now|now|will also|also|will now also}', true)]),
  ...wordings('rising to', [
    row('{increases|increase|will increase|rises|is increased} to {number}', ({ number }) => number),
  ]),
  ...wordings('change', [
    row('increases [the] power {which:of which} to {number} {said anew}', ({ which, number }) => [
      { what: 'power', which, to: number },
    ]),
    row('increases [the] power of {which:aimed attacks} to {number} {said anew}', ({ which, number }) => [
      { what: 'power', which, to: number },
    ]),
    row('increases [the] number of {attacks|hits} {which:of which} to {number} {said anew}', ({ which, number }) => [
      { what: 'times', which, to: number },
    ]),
    row('{now} {sentence}', ({ sentence }) => [{ what: 'more', to: sentence }]),
    row('adds {sentence}', ({ sentence }) => [{ what: 'more', to: sentence }]),
    row('adds the following effect to the {skill|attack}: {sentence}', ({ sentence }) => [
      { what: 'more', to: sentence },
    ]),
    row('adds the following effect to the chain effect: {sentence}', ({ sentence }) => [
      { what: 'more', which: 'chain', to: sentence },
    ]),
    row('adds the following effect to the chain effect: {sentence}[.] ({limit})', ({ sentence, limit }) => [
      { what: 'more', which: 'chain', to: change.doneOnly(sentence, limit) ?? null },
    ]),
    row('{adds|now activates|activates} the following chain effect {success}: {sentence}', ({ sentence }) => [
      { what: 'more', which: 'hit', to: sentence },
    ]),
    row(
      '{skill effects|its effects|effects}[, including additional effects,] {will last|last} {turns}',
      ({ turns }) => [{ what: 'turns', to: turns }],
    ),
    row(
      'adds the following chain effect[,] when damage is {inflicted|dealt} [by this skill|with this skill|with a normal attack|by the attack]: {sentence}',
      ({ sentence }) => [{ what: 'more', which: 'dealt', to: sentence }],
    ),
    row('{of this} {ignored} {prevented}', ({ prevented }) => [{ what: 'ignores', to: prevented }]),
    row('{of this} {now} {ignored} {prevented}', ({ prevented }) => [{ what: 'ignores', to: prevented }]),
    row('{of this} will now {ignore|nullify} {prevented}', ({ prevented }) => [{ what: 'ignores', to: prevented }]),
    row('increases {which:named attack} power to {number}', ({ which, number }) => [
      { what: 'power', which, to: number },
    ]),
    row('{which:named attack} power {rising to}', ({ which, 'rising to': number }) => [
      { what: 'power', which, to: number },
    ]),
    row('power to {number}', ({ number }) => [{ what: 'power', which: 'own', to: number }]),
    row('increases [the] critical hit rate {which:of which} to {number}%', ({ which, number }) => [
      { what: 'critical', which, to: number },
    ]),
    row('critical hit rate to {number}%', ({ number }) => [{ what: 'critical', which: 'own', to: number }]),
    row('{which:named attack} will now inflict damage {number} times', ({ which, number }) => [
      { what: 'times', which, to: number },
    ]),
    row('{which:named attack} max damage {rising to}', ({ which, 'rising to': number }) => [
      { what: 'max', which, to: number },
    ]),
    row('increases [the] power of the restoration effect to {number}', ({ number }) => [
      { what: 'restored', which: 'all', to: number },
    ]),
    row('[will] [also|now|also now|now also] {ignored} {prevented}', ({ prevented }) => [
      { what: 'ignores', to: prevented },
    ]),
    row('[also] [will] [now] cause {the target|enemies|them|hit enemies} to lose {number} mp', ({ number }) => [
      { what: 'mp', to: number },
    ]),
    row('adds remnants', [{ what: 'remnants', to: true }]),
    row('no extra effect', [{ what: 'nothing', to: true }]),
  ]),
  ...wordings('changes', [
    row('{change}'),
    row('{sentence}', ({ sentence }) => [{ what: 'more', to: sentence }]),
    row('{changes}[,] and {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
    row('{changes}, {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
    row('{changes}. {change}', ({ changes, change }) => [...(changes as Json[]), ...(change as Json[])]),
  ]),
  ...wordings('boost levels', [
    row('{header:boost header} {changes}', ({ header, changes }) => [{ level: header, changes }]),
    row('{levels:boost levels}[.] {header:boost header} {changes}', ({ levels, header, changes }) => [
      ...(levels as Json[]),
      { level: header, changes },
    ]),
  ]),
  ...wordings('body', [
    row('{body}[.] {each use}[.] {levels:boost levels}', ({ body, levels }) => change.boosted(body, levels, true)),
  ]),
  // An effect that works from a Boost level on, and does more at higher ones.
  ...wordings('boosted effect', [
    row(
      '{header:boost header} [now] {activates|activate} the [following] {chain effect|effect} {moment}{:|.|} {one:chain effect}',
      ({ header, moment, one }) => {
        const { effect = null, more } = part.fieldsOf(one);
        return skill.boostedEffect(header, moment, effect, more);
      },
    ),
    row(
      '{header:boost header} [now] {activates|activate} the [following] {chain effect|effect} {moment}{:|.|} {one:chain effect}[.] {levels:boost levels}',
      ({ header, moment, one, levels }) => {
        const { effect = null, more } = part.fieldsOf(one);
        const all = change.boosted(effect, change.aboveLevel(levels, header), false);
        return all === undefined ? undefined : skill.boostedEffect(header, moment, all, more);
      },
    ),
  ]),
  ...wordings(severalOf('automatic'), [
    row('{moments:each turn}[.] {one:boosted effect}[.]', ({ moments, one }) => {
      const gains = skill.gaining(moments);
      return gains === undefined ? undefined : [gains, one];
    }),
  ]),
  ...wordings(severalOf('passives', 'automatic'), [
    row('{moments:each turn}[.] {header:boost header} {passives}[.]', ({ moments, header, passives }) => {
      const [gains, held] = [skill.gaining(moments), part.held(passives, undefined, change.boostedTo(header))];
      return gains === undefined || held === undefined ? undefined : [{ automatic: gains }, { passives: held }];
    }),
    row('{moments:each turn}[.] {growth:boosted scale}[.]', ({ moments, growth }) => {
      const gains = skill.gaining(moments);
      return gains === undefined ? undefined : [{ automatic: gains }, { passives: growth }];
    }),
  ]),
  // A skill whose Boost level grows by itself is two things: what it does, and how it grows.
  ...wordings('growing body', [
    row('{body}[.] {moments:each turn}[.] {levels:boost levels}', ({ body, moments, levels }) =>
      skill.growing(change.boosted(body, levels, false), moments),
    ),
    row('{growing:growing body}[.] {any note}', ({ growing, 'any note': note }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = change.noted(body, note);
      return said === undefined ? undefined : { body: said, gains };
    }),
  ]),
  ...wordings('noted body', [row('{body}[.] {any note}', ({ body, 'any note': note }) => change.noted(body, note))]),
  ...wordings('plain attack', [
    row(
      '{changes|change} {normal|standard|regular} {attack|attacks} {to|into} the following [effect|effects] {:|.|}',
      true,
    ),
    row(
      'the {effect|effects} of {normal|standard|regular} attacks {will be changed|is changed|change|changes} to the following {:|}',
      true,
    ),
    row(
      '{normal|standard|regular} attacks {will now have|will have|have|now have} the following {effect|effects} {:|.|}',
      true,
    ),
    row(
      '{normal|standard|regular} attacks {will change|change|will be changed} to the following [effect|effects] {:|.|}',
      true,
    ),
  ]),
  ...wordings(passive, [row('{plain attack} {body}[.]', ({ body }) => skill.plainly(body))]),
  ...wordings(severalOf('passives', 'automatic'), [
    row('{plain attack} {growing:growing body}[.]', ({ growing }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = skill.plainly(body);
      return said === undefined ? undefined : [{ passives: said }, { automatic: gains }];
    }),
  ]),
  ...wordings(severalOf('use', 'automatic'), [
    row('{number} mp: {growing:growing body}[.]', ({ number, growing }) => {
      const { body = null, gains = null } = part.fieldsOf(growing);
      const said = skill.used(number, body);
      return said === undefined ? undefined : [{ use: said }, { automatic: gains }];
    }),
  ]),
  ...wordings('uses', [
    row('({number} {uses|use} [per battle])', ({ number }) => ({ battle: number })),
    row('(uses: {number})', ({ number }) => ({ battle: number })),
    row('uses: {number}', ({ number }) => ({ battle: number })),
    row('[*] [this skill] can [only] be used {limit:counted often}', ({ limit }) => limit),
    row('[*] [this skill] can [only] be used {limit:counted often} {for|by} {own party}', ({ limit }) => ({
      ...part.fieldsOf(limit),
      team: true,
    })),
    row('([can] [only] [be] {usable|used} {limit:counted often})', ({ limit }) => limit),
  ]),
  ...wordings(use, [
    row('{number} mp: {body}[.]', ({ number, body }) => skill.used(number, body)),
    row('{number} mp: {body}[.] {uses}', ({ number, body, uses }) => skill.used(number, body, uses)),
    row('{number} mp: can be used every {every:number} turns. {body}[.]', ({ number, every, body }) =>
      skill.used(number, body, { every }),
    ),
    row('{number} mp: can [only] be used from the {nth} [own] turn [on]. {body}[.]', ({ number, nth, body }) =>
      skill.usedIf(skill.used(number, body), { ownTurn: { min: nth } }),
    ),
    row('{number} mp: {skips a turn}[.] {body}[.] {uses:all uses}', ({ number, body, uses }) => {
      const { if: condition, ...limit } = part.fieldsOf(uses);
      const said = skill.used(number, body, Object.keys(limit).length === 0 ? undefined : limit);
      const free = said === undefined ? undefined : { ...part.fieldsOf(said), free: true };
      return free === undefined || condition === undefined ? free : skill.usedIf(free, condition);
    }),
  ]),
  ...wordings('skips a turn', [
    row("{skips|passes} {a|the user's|own} turn without {using|consuming|losing} {any icon}", true),
  ]),
  ...wordings('use condition', [
    row('[*] {cannot be used|can not be used} in {battles with break system rules|break system battles}', {
      not: { place: 'Break System' },
    }),
    row('[*] {cannot be used|can not be used} in democalypse', { not: { place: 'Democalypse' } }),
  ]),
  ...wordings('all uses', [
    row('{condition:use condition}', ({ condition }) => ({ if: condition })),
    row('{uses}'),
    row('{all:all uses}[.] {uses}', ({ all, uses }) => part.merged(all, uses)),
    row('{all:all uses}[.] {condition:use condition}', ({ all, condition }) => part.merged(all, { if: condition })),
  ]),
  ...wordings(use, [
    row('{number} mp: {body}[.] {condition:use condition}[.]', ({ number, body, condition }) =>
      skill.usedIf(skill.used(number, body), condition),
    ),
  ]),
];
