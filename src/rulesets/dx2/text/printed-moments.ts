/** When effects of printed skills work by themselves. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, wordings } from '../../cards/wording.ts';
import * as part from './printed-parts.ts';
import { CHAINS, listed } from './printed-words.ts';

const SIDES = { self: 'self', party: 'ally', others: 'companion', enemy: 'enemy' } as const;

/** When an effect works. */
export const MOMENTS: readonly Wording[] = [
  ...wordings('start', [row('{start|beginning}', true)]),
  ...wordings('tier', [
    row('{at} [the] {start} of [the] [own] {1 st|first} turn', { timing: 'startOfFirstTurn' }),
    row(
      "{at} [the] {start} of {own turn|the own turn|own turns|each own turn|every own turn|the party's turn|own party's turn}",
      { timing: 'startOfOwnTurn' },
    ),
    row('{at} [the] {start} of {every|each} own {nth} turn', ({ nth }) =>
      (nth as number) > 1 ? { timing: 'startOfOwnTurn', every: nth } : undefined,
    ),
    row('{at} [the] {start} of {every|each} {nth} own turn', ({ nth }) =>
      (nth as number) > 1 ? { timing: 'startOfOwnTurn', every: nth } : undefined,
    ),
    row('{at} [the] {start} of every {number} own turns', ({ number }) =>
      (number as number) > 1 ? { timing: 'startOfOwnTurn', every: number } : undefined,
    ),
    row('{at} [the] {start} of {of the enemy} turn', { timing: 'startOfEnemyTurn' }),
    row(
      "{at} [the] end of {own turn|the own turn|own turns|each own turn|every own turn|the party's turn|own party's turn}",
      { timing: 'endOfOwnTurn' },
    ),
    row('{at} [the] end of {of the enemy} turn', { timing: 'endOfEnemyTurn' }),
    row('{if|when} {the enemy|an enemy|the enemy party|enemies} {of going} first {at battle start}', {
      timing: 'whenEnemyAttacksFirst',
    }),
    row('{if|when} {of going} first {at battle start}', {
      timing: 'whenAttackingFirst',
    }),
    row('{if|when} {of going} {second|last} {at battle start}', { timing: 'whenAttackingSecond' }),
    row('at the {start} of {a|the|} battle {if|when} {the enemy|an enemy} {of going} first', {
      timing: 'whenEnemyAttacksFirst',
    }),
    row('at the {start} of {a|the|} battle {if|when} {of going} first', { timing: 'whenAttackingFirst' }),
    row('{at} the {start} of {a|the|each|every|} battle', { timing: 'startOfBattle' }),
  ]),
  ...wordings('at', [row('{at|on|during|}', true)]),
  ...wordings('of the enemy', [row("{the|an|each|every|} {enemy|enemy's|enemies'|enemy party's}", true)]),
  ...wordings('at battle start', [
    row('at the {start} of {a|the|} battle', true),
    row('in battle', true),
    row('{|}', true),
  ]),
  ...wordings('of going', [
    row('{attacks|strikes|goes|acts|attack|strike|go|act|attacking|striking|going|acting}', true),
  ]),
  ...wordings('party member', [
    row(
      '{a party member|a member of your party|a member of the party|an ally|another ally|any party member|any ally}',
      SIDES.party,
    ),
    row('{a party member|a member of your party|a member of the party|an ally} (including {self})', SIDES.party),
    row('{another party member|an ally other than self|a party member other than self}', SIDES.others),
    row(
      '{a party member|a member of your party|a member of the party|an ally} {except|aside from} {self}',
      SIDES.others,
    ),
    row(
      '{a party member|a member of your party|a member of the party|an ally} ({excluding|other than|aside from|except|except for|not including} {self})',
      SIDES.others,
    ),
  ]),
  ...wordings('somebody', [
    row('{self}', SIDES.self),
    row('{party member}'),
    row('{an enemy|enemy|a enemy|any enemy|the enemy}', SIDES.enemy),
    row(
      '{an ally or enemy|an enemy or ally|a party member/enemy|an ally/enemy|any demon|a party member or enemy|an enemy or party member|an ally or an enemy}',
      'any',
    ),
    row('a party member (including {self}), or an enemy,', 'any'),
    row('a party member (including {self}) or [an] enemy', 'any'),
  ]),
  ...wordings('sort of damage', [row('{physical|phys}', 'physical'), row('{magic|magical|mag}', 'magical')]),
  ...wordings('an', [row('{a|an|any}', true)]),
  ...wordings('effect of skill', [
    row('{hp healing|hp recovery|healing|recovery|hp restoration}', { does: 'heal' }),
    row('{mp recovery|mp healing|mp restoration}', { does: 'giveMp' }),
    row('{status ailment|ailment|ailment-inflicting}', { does: 'ailment' }),
    row('{stat buff|buff|status buff}', { does: 'raise' }),
    row('{stat debuff|debuff|status debuff}', { does: 'lower' }),
    row('{revival|revive}', { does: 'revive' }),
  ]),
  ...wordings('one named', [row('{titled}'), row('the skill {titled}')]),
  ...listed('named', 'one named', [' or ', ' and ']),
  ...wordings('skill of', [
    row('{an} {elements:any element} [attribute|element] [attack] skill', ({ elements }) => ({
      element: part.oneOrAll(elements),
    })),
    row('{an} {elements:other elements} attack', ({ elements }) => ({ element: part.oneOrAll(elements) })),
    row('{an} {sort:sort of damage} {attack|skill|attack skill}', ({ sort }) => ({ does: sort })),
    row('any {sort:sort of damage} attack, including a normal attack', ({ sort }) => ({ does: sort })),
    row('an attack that inflicts fractional damage', { does: 'damage' }),
    row('[a] [demon] skill with {a|an|} {effect:effect of skill} effect', ({ effect }) => effect),
    row('{an} {effect:effect of skill} skill', ({ effect }) => effect),
    row('a skill that {recovers|restores|heals} hp', { does: 'heal' }),
    row('a skill that {recovers|restores} mp', { does: 'giveMp' }),
    row('a skill that inflicts {a status ailment|status ailments}', { does: 'ailment' }),
    row('a skill that targets {random allies/enemies|random enemies/allies|random enemies|random allies}', {
      drawn: true,
    }),
    row('an attack {skill|} that targets random enemies', { drawn: true, does: ['physical', 'magical'] }),
    row('{an} {attack|attack skill}', { does: ['physical', 'magical'] }),
    row('{a normal attack|a regular attack|a standard attack|their normal attack}', { plain: true }),
  ]),
  // "Phys" before "attack" or "damage" is said of physical ones of whatever element.
  ...wordings('other element', [row('{element}', ({ element }) => (element === 'phys' ? undefined : element))]),
  ...listed('other elements', 'other element', ['/', ' or ', ', ', ', or ', ' and ']),
  ...listed('any element', 'element', ['/', ' or ', ', ', ', or ', ' and ']),
  ...wordings('kept out', [
    row('{nullifies|nulls|blocks}', 'null'),
    row('{repels|reflects}', 'repel'),
    row('{drains|absorbs}', 'drain'),
  ]),
  ...listed('all kept out', 'kept out', [' or ', ', ', ', or ', '/']),
  ...wordings('kept out attack', [
    row("{an attack|an enemy attack|attacks|an enemy's attack}", {}),
    row('{an} {elements:any element} [attribute] {attack|skill}', ({ elements }) => ({
      element: part.oneOrAll(elements),
    })),
    row('{an} physical attack', { on: 'physical' }),
    row('{an} {magic|magical} attack', { on: 'magical' }),
  ]),
  ...wordings('hit by', [
    row(
      '{receives|is hit by|is hit with|is struck by|is attacked with|is attacked by|is targeted by|receiving|hit by|hit with|attacked with}',
      true,
    ),
  ]),
  ...wordings('receives damage', [row('{receives|has taken|takes|suffers|is dealt}', true)]),
  ...wordings('any charge', [
    row('{charge}', ({ charge }) => [charge]),
    row('{a:charge} or {b:charge}', ({ a, b }) => [a, b]),
    row('{a:charge}/{b:charge}', ({ a, b }) => [a, b]),
    row('{a:charge}, {b:charge}[,] or {c:charge}', ({ a, b, c }) => [a, b, c]),
  ]),
  ...wordings('becomes', [row('{is|becomes}', true)]),
  ...wordings('comes to', [
    row('{enters|enter|is put into|is placed into|is put in} {a|the} state of', true),
    row('{gains|receives}', true),
  ]),
  ...wordings('happening', [
    row('{who:somebody} is about to act', ({ who }) => part.moment('aboutToAct', who)),
    row('{who:somebody} {downs|defeats|kills|takes down} {a demon|an enemy|an enemy demon|a target}', ({ who }) =>
      part.when('defeats', who),
    ),
    row(
      '{who:somebody} {is downed|is defeated|falls in battle|dies|falls|is killed|is knocked out|is down}',
      ({ who }) => part.when('defeated', who),
    ),
    row('{downed|defeated|killed}', part.when('defeated', 'self')),
    row('{downed|defeated} during {of the enemy} turn', {
      ...part.fieldsOf(part.when('defeated', 'self')),
      if: { turn: 'enemy' },
    }),
    row('{who:somebody} is {downed|defeated} during {of the enemy} turn', ({ who }) => ({
      ...part.fieldsOf(part.when('defeated', who)),
      if: { turn: 'enemy' },
    })),
    row('{who:somebody} {becomes} {suffered:all suffered}', ({ who, suffered }) =>
      part.when('ailing', who, { what: part.oneOrAll(suffered) }),
    ),
    row('{who:somebody} {becomes} {inflicted|afflicted} with {ailments:any ailment}', ({ who, ailments }) =>
      part.when('ailing', who, { what: part.oneOrAll(ailments) }),
    ),
    row('{being inflicted|inflicted|afflicted} with {ailments:any ailment}', ({ ailments }) =>
      part.when('ailing', 'self', { what: part.oneOrAll(ailments) }),
    ),
    row('{ailments:any ailment} is inflicted on {who:somebody}', ({ who, ailments }) =>
      part.when('ailing', who, { what: part.oneOrAll(ailments) }),
    ),
    row('{who:somebody} {becomes} {inflicted|afflicted} with {a|any} [status] ailment', ({ who }) =>
      part.when('ailing', who),
    ),
    row('{who:somebody} receives a status ailment', ({ who }) => part.when('ailing', who)),
    row('{who:somebody} {comes to} {charges:any charge}', ({ who, charges }) =>
      part.when('charged', who, { what: part.oneOrAll(charges) }),
    ),
    row('{who:somebody} {comes to} {mark}', ({ who, mark }) => part.when('marked', who, { what: mark })),
    row('{who:somebody} {becomes} {inflicted|afflicted} with {mark}', ({ who, mark }) =>
      part.when('marked', who, { what: mark }),
    ),
    row('{who:somebody} {hit by} {an} {sort:sort of damage} attack', ({ who, sort }) =>
      part.when('hit', who, { on: sort }),
    ),
    row('{who:somebody} {hit by} {an} {elements:other elements} [attribute] attack', ({ who, elements }) =>
      part.when('hit', who, { element: part.oneOrAll(elements) }),
    ),
    row('{who:somebody} {hit by} an attack', ({ who }) => part.when('hit', who)),
    row('{hit by} {an} {sort:sort of damage} attack', ({ sort }) => part.when('hit', 'self', { on: sort })),
    row('{hit by} {an} {elements:other elements} [attribute] attack', ({ elements }) =>
      part.when('hit', 'self', { element: part.oneOrAll(elements) }),
    ),
    row('{hit by} an attack', part.when('hit', 'self')),
    row('{taking|receiving|} fractional damage', part.when('damaged', 'self', { means: 'effect' })),
    row(
      '{taking|receiving|} fractional damage from an enemy',
      part.when('damaged', 'self', { means: 'effect', by: 'enemy' }),
    ),
    row('{who:somebody} {receives damage} {sort:sort of damage} damage', ({ who, sort }) =>
      part.when('damaged', who, { on: sort }),
    ),
    row('{taking|receiving|dealt} {sort:sort of damage} damage', ({ sort }) =>
      part.when('damaged', 'self', { on: sort }),
    ),
    row('{taking|receiving|dealt} damage', part.when('damaged', 'self')),
    row('{who:somebody} {receives damage} {elements:other elements} damage', ({ who, elements }) =>
      part.when('damaged', who, { element: part.oneOrAll(elements) }),
    ),
    row('{taking|receiving|dealt} {elements:other elements} damage', ({ elements }) =>
      part.when('damaged', 'self', { element: part.oneOrAll(elements) }),
    ),
    row('{who:somebody} {receives damage} fractional damage', ({ who }) =>
      part.when('damaged', who, { means: 'effect' }),
    ),
    row('{who:somebody} {receives damage} physical or magic damage', ({ who }) =>
      part.when('damaged', who, { on: ['physical', 'magical'] }),
    ),
    row('{who:somebody} {receives damage} physical, magic[,] or fractional damage', ({ who }) =>
      part.when('damaged', who, { means: ['attack', 'repel', 'effect'] }),
    ),
    row(
      '{receiving|taking} physical [damage], magic [damage][,] or fractional damage',
      part.when('damaged', 'self', { means: ['attack', 'repel', 'effect'] }),
    ),
    row('{who:somebody} {receives damage} damage', ({ who }) => part.when('damaged', who)),
    row('{who:somebody} {is healed|recovers hp|regains hp|restores hp}', ({ who }) => part.when('healed', who)),
    row('{who:somebody} {recovers|regains|restores} mp', ({ who }) => part.when('mpRecovered', who)),
    row('{who:somebody} {recovers|regains|restores} mp {via|by|with|through} a demon skill', ({ who }) =>
      part.when('mpRecovered', who, { skill: {} }),
    ),
    row('{who:somebody} {all:all kept out} {attack:kept out attack}', ({ who, all, attack }) =>
      part.when('blocks', who, { what: part.oneOrAll(all), ...part.fieldsOf(attack) }),
    ),
    row('{who:somebody} uses a demon skill', ({ who }) => part.when('skillUsed', who, { skill: { plain: false } })),
    row('{own} hp {falls|drops|goes|is} below {number}%', ({ number }) =>
      part.when('below', 'self', { percent: number }),
    ),
    row('{own} weak point {is struck}', part.when('hitWeakness', 'self')),
    row('{who:somebody} has a weak point struck', ({ who }) => part.when('hitWeakness', who)),
    row('{who:somebody} {strikes|hits|attacks} {a weak point}', ({ who }) => part.whenBy('hitWeakness', who)),
    row('{striking|hitting} {a weak point}', part.whenBy('hitWeakness', 'self')),
    row('{landing|scoring} {a critical hit|critical hits}', part.whenBy('criticallyHit', 'self')),
    row('{who:somebody} {lands|scores|deals|inflicts} {a critical hit|critical hits}', ({ who }) =>
      part.whenBy('criticallyHit', who),
    ),
    row('{who:somebody} {receives a critical hit|is critically hit}', ({ who }) => part.when('criticallyHit', who)),
    row('{receiving a critical hit|critically hit}', part.when('criticallyHit', 'self')),
    row('{who:somebody} {receives|gains} [a] bulwark', ({ who }) => part.when('protected', who, { what: 'bulwark' })),
    row('{who:somebody} {receives|gains} [a] barrier', ({ who }) => part.when('protected', who, { what: 'barrier' })),
    row('{who:somebody} {uses|use} pass', ({ who }) => part.when('passed', who)),
    row('{who:somebody} passes', ({ who }) => part.when('passed', who)),
    row('{who:somebody} {increases|increase} their {icons}', ({ who }) => part.when('iconsGained', who)),
    row('{who:somebody} {gains|receives} [additional|an additional] {icons}', ({ who }) =>
      part.when('iconsGained', who),
    ),
    row('a press turn icon is lost due to an enemy skill', part.when('iconsLost', 'enemy')),
    row("it becomes {a party member's|an ally's} turn to act", part.moment('aboutToAct', SIDES.party)),
    row("it becomes {the user's|own} turn to act", part.moment('aboutToAct', SIDES.self)),
    row(
      '{who:somebody} is inflicted with a [new] type of {spirit chains|spirit chain} [not already afflicting them]',
      ({ who }) => part.when('marked', who, { what: part.chainsOf([...CHAINS]), first: true }),
    ),
    row('a new spirit chains effect is applied to {who:somebody}', ({ who }) =>
      part.when('marked', who, { what: part.chainsOf([...CHAINS]), first: true }),
    ),
    row(
      "{who:somebody} {evades|dodges|avoids} {a|an|any|an enemy's} {sort:sort of damage} [type] attack",
      ({ who, sort }) => part.when('evades', who, { on: sort }),
    ),
    row("{who:somebody} {evades|dodges|avoids} {an attack|an enemy attack|attacks|an enemy's attack}", ({ who }) =>
      part.when('evades', who),
    ),
    row("{evading|dodging} {an attack|an enemy attack|attacks|an enemy's attack}", part.when('evades', 'self')),
    row('{who:somebody} {evades|dodges|avoids} {an} {elements:other elements} attack', ({ who, elements }) =>
      part.when('evades', who, { element: part.oneOrAll(elements) }),
    ),
    row('{who:somebody} {deals|inflicts} damage with {a|their|its} {normal|regular|standard} attack', ({ who }) => ({
      ...part.fieldsOf(part.whenBy('damaged', who)),
      when: { ...part.fieldsOf(part.fieldsOf(part.whenBy('damaged', who)).when ?? {}), skill: { plain: true } },
    })),
    row('{who:somebody} {is downed|is defeated|falls|dies} {by|due to} a demon skill', ({ who }) =>
      part.when('defeated', who, { skill: {} }),
    ),
    row('{who:somebody} {is healed|recovers hp|regains hp} {by|via|with} a demon skill', ({ who }) =>
      part.when('healed', who, { skill: {} }),
    ),
    row('{who:somebody} {is revived|revives|is resurrected}', ({ who }) => part.when('revived', who)),
    row('{who:somebody} is revived by a demon skill', ({ who }) => part.when('revived', who, { skill: {} })),
    row('{named} {is|are} {used|activated}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{who:party member} uses {named}', ({ who, named }) =>
      part.areNames(named) ? part.when('skillUsed', who, { skill: { name: part.oneOrAll(named) } }) : undefined,
    ),
    row('{applying|adding|placing} {mark} results in {who:somebody} having {marks:enough marks}', (heard) =>
      part.fieldsOf(heard.marks).name === heard.mark
        ? { ...part.fieldsOf(part.when('marked', heard.who, { what: heard.mark })), if: part.sized(heard.marks) }
        : undefined,
    ),
    row('entering {a|the} state of {charges:any charge}', ({ charges }) =>
      part.when('charged', 'self', { what: part.oneOrAll(charges) }),
    ),
    row('entering {a|the} state of {mark}', ({ mark }) => part.when('marked', 'self', { what: mark })),
    row('{using|activating} {named}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{self} uses {named}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{titled} {activates|is cast}', ({ titled }) => part.when('skillUsed', 'self', { skill: { name: titled } })),
    row('{who:somebody} {uses|activates|performs} {skill:skill of}', ({ who, skill }) =>
      part.when('skillUsed', who, { skill }),
    ),
    row('{who:somebody} {uses|activates} {one:skill of}[,] or {other:skill of}', ({ who, one, other }) =>
      part.when('skillUsed', who, { skill: { anyOf: [one, other] } }),
    ),
    row('an enemy {skill:skill of} is used', ({ skill }) => part.when('skillUsed', 'enemy', { skill })),
    row('an ally {skill:skill of} is used', ({ skill }) => part.when('skillUsed', 'ally', { skill })),
    row('a demon skill cures {who:somebody} of a status ailment', ({ who }) => part.when('cured', who, { skill: {} })),
    row('{who:somebody} is cured of a status ailment', ({ who }) => part.when('cured', who)),
  ]),
  // What somebody comes to suffer from, of several things.
  ...wordings('affliction', [
    row('{a|any} [status] ailment', { event: 'ailing' }),
    row('{ailments:any ailment}', ({ ailments }) => ({ event: 'ailing', what: part.oneOrAll(ailments) })),
    row('{mark}', ({ mark }) => ({ event: 'marked', what: mark })),
    row('a new type of {spirit chain|spirit chains}', {
      event: 'marked',
      what: part.chainsOf([...CHAINS]),
      first: true,
    }),
  ]),
  ...wordings('race', [row('{titled}')]),
  ...listed('races', 'race'),
  // What has to hold of the battle, and not of the demon itself: within what others have, that could be said of each of them.
  ...wordings('asking of others', [
    row('{asked:own races}', ({ asked }) => {
      const { races = [], many = null } = part.fieldsOf(asked);
      return part.racesOf(races, many);
    }),
    row(
      '{when|while|if} {an enemy|any enemy|at least one enemy} {has|is afflicted with|is inflicted with} {suffering}',
      ({ suffering }) => part.anyOf('enemy', suffering),
    ),
    row('{when|while|if} there is an enemy {having}', ({ having }) => part.anyOf('enemy', having)),
    row('{when|while|if} there is {a|an} {suffered:all suffered} enemy', ({ suffered }) =>
      part.anyOf('enemy', { has: part.oneOrAll(suffered) }),
    ),
    row('{when|while|if} there are {suffered:all suffered} enemies', ({ suffered }) =>
      part.anyOf('enemy', { has: part.oneOrAll(suffered) }),
    ),
    row('in {a boss battle|boss battles}', { place: 'Boss Battle' }),
    row(
      '{when|while|if} there {is|are} {a|any|at least one} {fallen|downed} {ally|allies|party member|party members}',
      part.anyFallen(),
    ),
    row('{while|if} {a party member|an ally|any ally|any party member} is {downed|dead|fallen}', part.anyFallen()),
  ]),
  ...wordings('asking', [
    row('{asking of others}'),
    row('{when|while|if} {hp:own hp}', ({ hp }) => ({ is: 'self', filter: { hpPercent: hp } })),
    row('{when|while|if} {self} is {having}', ({ having }) => ({ is: 'self', filter: having })),
    row('{when|while|if} {self} {has|possesses} {had}', ({ had }) => ({ is: 'self', filter: had })),
    row('if {self} has {number} {count|counts} of {mark}', ({ number, mark }) => ({
      is: 'self',
      filter: { marked: { name: mark, min: number } },
    })),
  ]),
  ...wordings('moment', [
    row('{tier}'),
    row('{when|upon|whenever} {happening}', ({ happening }) => happening),
    row('{if|when} {happening} {asking}', ({ happening, asking }) =>
      'if' in part.fieldsOf(happening) ? undefined : { ...part.fieldsOf(happening), if: asking },
    ),
    row('if {happening}', ({ happening }) => happening),
    row('after {named} {is|are} {used|activated}', ({ named }) =>
      part.when('skillUsed', 'self', { skill: { name: part.oneOrAll(named) } }),
    ),
    row('{tier} {asking}', ({ tier, asking }) => ({ ...part.fieldsOf(tier), if: asking })),
    row('{asking} {tier}', ({ tier, asking }) => ({ ...part.fieldsOf(tier), if: asking })),
    row('{tier} {if|when|while} {self} is {downed|dead|down|defeated}', ({ tier }) => part.fallenAt(tier)),
    row('{if|when|while} {self} is {downed|dead|down|defeated} {tier}', ({ tier }) => part.fallenAt(tier)),
    row('at the {start} of a boss {fight|battle}', { timing: 'startOfBattle', if: { place: 'Boss Battle' } }),
  ]),
  ...wordings('moments', [
    row('{moment}', ({ moment }) => [moment]),
    row('{moments} {and|or|, and|, or|as well as|, as well as} {moment}', ({ moments, moment }) => [
      ...(moments as Json[]),
      moment,
    ]),
    row(
      '{when|upon|whenever} {who:somebody} {becomes} {inflicted|afflicted} with {one:affliction} or {other:affliction}',
      ({ who, one, other }) => part.eitherOf(who, one, other),
    ),
    row(
      '{when|upon|whenever} {who:somebody} {deals|inflicts} {sort:sort of damage}/fractional damage',
      ({ who, sort }) => part.dealtOr(who, sort),
    ),
    row('{moments} and the {start} of own turn', ({ moments }) => [
      ...(moments as Json[]),
      { timing: 'startOfOwnTurn' },
    ]),
    row('{moments}[,] as well as when {moment}', ({ moments, moment }) => [...(moments as Json[]), moment]),
    row('{moments} {and|or|, and|, or} {happening}', ({ moments, happening }) => [...(moments as Json[]), happening]),
  ]),
];
