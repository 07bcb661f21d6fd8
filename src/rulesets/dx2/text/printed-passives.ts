/** What printed skills do all the time. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, severalOf, wordings } from '../../cards/wording.ts';
import { passive } from '../language/language.ts';
import { AILMENTS } from '../language/words.ts';
import * as part from './printed-parts.ts';
import { LESS, MORE } from './printed-parts.ts';
import { listed, says } from './printed-words.ts';

const boost = (more: object, elements: Json = ['all']): Json => ({
  boost: part.oneOrAll(elements),
  percent: MORE,
  ...more,
});
const guard = (more: object, elements: Json = ['all']): Json => ({
  guard: part.oneOrAll(elements),
  percent: LESS,
  ...more,
});
const against = (filter: Json): object => ({ against: { side: 'enemy', filter } });

/** What a number of percent can be added to, with its place. */
const GAINS: Wording[] = [
  ...says('sort of blow', [row('physical', 'physical'), row('magic', 'magical')]),
  ...says('more damage', [
    row('{elements} damage', ({ elements }) => boost({}, elements)),
    row('{elements} damage dealt', ({ elements }) => boost({}, elements)),
    row('{elements} attacks', ({ elements }) => boost({}, elements)),
    row('{sort:sort of blow} damage', ({ sort }) => boost({ on: sort })),
    row('{sort:sort of blow} damage dealt', ({ sort }) => boost({ on: sort })),
    row('damage dealt with {sort:sort of blow} {attacks|skills}', ({ sort }) => boost({ on: sort })),
    row('damage dealt', boost({})),
    row("{damage when attacking|damage dealt when attacking} the enemy's weak point", boost({ on: 'weakPoint' })),
    row('damage {dealt|inflicted} when striking a weak point', boost({ on: 'weakPoint' })),
    row(
      '{critical hit damage|damage dealt with critical hits|damage dealt by a critical hit}',
      boost({ on: 'critical' }),
    ),
    row('single-target {attack skill damage|damage}', boost({ on: 'single' })),
    row('damage dealt by skills that target a single enemy', boost({ on: 'single' })),
    row('multiple-target {attack skill damage|damage}', boost({ on: 'several' })),
    row(
      'damage {to skills that target all or random enemies|to attacks that hit all enemies or random enemies}',
      boost({ on: 'several' }),
    ),
    row('damage [dealt] to {suffered} enemies', ({ suffered }) => boost(against({ has: suffered }))),
    row('damage [dealt] to enemies {having}', ({ having }) => boost(against(having))),
    row('{damage|damage dealt} to enemies that are {suffered}', ({ suffered }) => boost(against({ has: suffered }))),
    row('{elements} damage inflicted', ({ elements }) => boost({}, elements)),
    row('all damage dealt', boost({})),
    row('damage dealt by single-target attacks', boost({ on: 'single' })),
    row('damage dealt when landing a critical hit', boost({ on: 'critical' })),
    row('damage dealt by {elements} attacks', ({ elements }) => boost({}, elements)),
    row('damage dealt {with|by} {sort:sort of blow} attacks', ({ sort }) => boost({ on: sort })),
    row('damage to {elements} attacks', ({ elements }) => boost({}, elements)),
  ]),
  ...says('damage taken', [
    row('{elements} damage {received|taken}', ({ elements }) => guard({}, elements)),
    row('[all] {sort:sort of blow} damage {received|taken}', ({ sort }) => guard({ on: sort })),
    row('damage {received|taken} from single-target [attack] skills', guard({ on: 'single' })),
    row('damage {received|taken} from attacks that target a single enemy', guard({ on: 'single' })),
    row('[all] damage {received|taken}', guard({})),
    row('damage {received by|received from|taken from} {sort:sort of blow} attacks', ({ sort }) => guard({ on: sort })),
    row('damage received when hit with a {sort:sort of blow} attack', ({ sort }) => guard({ on: sort })),
    row('damage {received|taken} when [own] weak point is {hit|attacked|struck}', guard({ on: 'weakPoint' })),
    row(
      '[all] damage {received, except when|taken except if|taken except when|received, unless} a weak point is {hit|struck}',
      guard({ on: 'noWeakPoint' }),
    ),
    row('damage {taken|received} from critical hits', guard({ on: 'critical' })),
    row('critical hit damage received', guard({ on: 'critical' })),
    row('damage from {suffered} enemies', ({ suffered }) => guard(against({ has: suffered }))),
    row('damage from {elements} attacks', ({ elements }) => guard({}, elements)),
    row('damage {taken|received} from {elements} attacks', ({ elements }) => guard({}, elements)),
  ]),
  ...says('chance', [
    row('{hit rate|ac|accuracy}', { accuracy: MORE }),
    row('{elements} {hit rate|attack hit rate}', ({ elements }) => ({
      accuracy: MORE,
      element: part.oneOrAll(elements),
    })),
    row('{sort:sort of blow} hit rate', ({ sort }) => ({ accuracy: MORE, on: sort })),
    row('{evasion rate|ev|evasion}', { evasion: MORE }),
    row('{elements} evasion rate', ({ elements }) => ({ evasion: MORE, element: part.oneOrAll(elements) })),
    row('{sort:sort of blow} evasion rate', ({ sort }) => ({ evasion: MORE, on: sort })),
    row('{critical hit rate|critical rate|crit rate}', { critical: MORE, direction: 'given' }),
    row('[the] critical hit rate of {damage received|attacks received}', { critical: MORE, direction: 'received' }),
    row('the critical hit rate of attacks inflicted on {self}', { critical: MORE, direction: 'received' }),
    row('{chance to inflict status ailments|ailment infliction|ailment infliction rate}', {
      ailmentChance: 'given',
      plus: MORE,
    }),
    row('chance of receiving status ailments', { ailmentChance: 'received', plus: MORE }),
    row('chance to inflict {ailment}', ({ ailment }) => ({ ailmentChance: 'given', plus: MORE, ailment })),
    row('{ailment} infliction rate', ({ ailment }) => ({ ailmentChance: 'given', plus: MORE, ailment })),
    row('[the] chance of {receiving|being inflicted with} {ailment}', ({ ailment }) => ({
      ailmentChance: 'received',
      plus: MORE,
      ailment,
    })),
    row('[the] chance of being {suffered}', ({ suffered }) => ({
      ailmentChance: 'received',
      plus: MORE,
      ailment: suffered,
    })),
    row('the amount healed by recovery skills', { healing: 'given', percent: MORE }),
    row(
      '{healing skill effectiveness|hp recovered by healing skills|hp healing skill effectiveness|hp healing amount|healing amount}',
      {
        healing: 'given',
        percent: MORE,
      },
    ),
    row('[increase in] {status ailment auto cure rate|ailment auto recovery rate}', { autoCure: MORE }),
    row('[the] auto recovery rate {from|for} {ailment}', ({ ailment }) => ({ autoCure: MORE, ailment })),
    row('{ailment} auto recovery rate', ({ ailment }) => ({ autoCure: MORE, ailment })),
  ]),
  ...says('settled', [
    row('max hp', { stat: 'hp', percent: MORE }),
    row('own {effect|affect} on battle speed', { speed: MORE }),
    row("this demon's {effect|affect} on battle speed", { speed: MORE }),
    row('own battle speed', { speed: MORE }),
  ]),
  ...says('gain', [row('{more damage}'), row('{damage taken}'), row('{chance}'), row('{settled}')]),
  ...listed('gains', 'gain', [' and ', ', ', ', and ', '/']),
  ...says('more', [
    row('+ {number}%', ({ number }) => number),
    row('- {number}%', ({ number }) => -(number as number)),
  ]),
];

const SIMPLE: Wording[] = [
  ...says('gained', [
    row('{more} [to] {gains}', ({ more, gains }) => part.filled(gains, more)),
    row('{increases|raises} {gains} by [+] {number}%', ({ number, gains }) => part.filled(gains, number)),
    row('{decreases|reduces} {gains} by {number}%', ({ number, gains }) => part.filled(gains, part.less(number))),
  ]),
  ...says('element skills', [
    row('{element} skills', ({ element }) => ({ element })),
    row('{element} attribute skills', ({ element }) => ({ element })),
    row('physical attack skills', { does: 'physical' }),
    row('all {element} skills', ({ element }) => ({ element })),
  ]),
  // What belongs to other modes than a battle (R87).
  ...says('beyond', [
    row('heals {number}% hp when clearing a wave', { beyond: 'waves' }),
    row('{recovers|restores} {number} mp when clearing a wave', { beyond: 'waves' }),
    row('- {number}% to damage received from damage panels in the aura gate', { beyond: 'areas' }),
    row('- {number}% to damage received from damage panels in the aura gate, and nullifies dark zone effects', {
      beyond: 'areas',
    }),
    row('nullifies {damage panels|dark zone effects|dark zone effects and damage panels} in the aura gate', {
      beyond: 'areas',
    }),
    row('increases macca obtained during battle by {number}%', { beyond: 'rewards' }),
    row(
      'increases exp gained by {dx2|dx2s} and all party members by {number}% and macca obtained during battle by {more:number}%',
      { beyond: 'rewards' },
    ),
  ]),
  ...says('single passive', [
    row('+ {number} to {trait}', ({ number, trait }) => part.onlyOne(part.traits([trait], number))),
    row('+ {number} to max mp', ({ number }) => ({ maxMp: number })),
    row('+ {number} mp to max mp', ({ number }) => ({ maxMp: number })),
    row('+ {figure} to own {phys def|pdef}', ({ figure }) => ({ stat: 'physDefence', plus: figure })),
    row('+ {number} to naturally recovered mp', ({ number }) => ({ naturalMp: number })),
    row('{adds|gains|grants} {elements} pierce', ({ elements }) => ({ pierce: part.oneOrAll(elements) })),
    row('{elements} attacks bypass resistances', ({ elements }) => ({ pierce: part.oneOrAll(elements) })),
    row('{decreases|reduces} the [mp] cost of {skills:element skills} by {number} [mp]', ({ skills, number }) => ({
      cost: part.less(number),
      skill: skills,
    })),
    row('reduces the cost of all skills by {number} mp', ({ number }) => ({ cost: part.less(number) })),
    row('{decreases|reduces} mp costs by {number} [mp]', ({ number }) => ({ cost: part.less(number) })),
    row('+ {number} to the mp cost of skills', ({ number }) => ({ cost: number })),
    row('nulls all status ailments except {ailment}', ({ ailment }) => ({
      cant: AILMENTS.filter((one) => one !== ailment),
    })),
    row('naturally recovered mp of all party members is increased by {number} [mp]', ({ number }) => ({
      while: [{ naturalMp: number }],
      who: 'ally',
    })),
    row('{beyond}'),
    row('adds null {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
    row('adds null {one:kept off} and null {other:kept off}', ({ one, other }) => ({ cant: [one, other] })),
    row(
      '{reduces|decreases} [the] counts of {mark} {applied to|inflicted on|received on} {self} by {number}',
      ({ mark, number }) => ({
        marks: mark,
        plus: part.less(number),
      }),
    ),
    row('adds {list:named affinities}', ({ list }) => part.alike(list)),
    row(
      '{adds|gains|grants} {elements} pierce. damage reduced by {number}% if the enemy has null, repel or drain {other:elements} attribute',
      ({ elements, number, other }) => part.piercing(elements, number, other),
    ),
    row('{decreases|reduces} the [mp] cost of {titled} by {number} [mp]', ({ titled, number }) =>
      part.cheaper(titled, number),
    ),
    row('adds {elements} {affinity}', ({ elements, affinity }) => ({
      affinity: part.oneOrAll(elements),
      to: affinity,
    })),
    row('adds {affinity} {elements}', ({ elements, affinity }) => ({
      affinity: part.oneOrAll(elements),
      to: affinity,
    })),
    row('{this demon becomes immune|becomes immune|adds immunity|grants immunity} to all status ailments', {
      cant: [...AILMENTS],
    }),
    row('hp stops at {1 hp|1hp} upon receiving the first killing blow', { endure: 1 }),
    row('hp {stops at 1|will stop at 1} upon receiving the first killing blow', { endure: 1 }),
    row('hp stops at 1 hp upon receiving the first two killing blows', { endure: 2 }),
    row('hp stops at 1 hp upon receiving the first {number} killing blows', ({ number }) => ({ endure: number })),
    row('{hp stops|stops hp} at {hp:figure} [hp] upon receiving the first killing blow', ({ hp }) =>
      part.enduring(1, hp),
    ),
    row('hp stops at 1 upon receiving the first {number} killing blows', ({ number }) => ({ endure: number })),
    row('stops hp at 1 upon receiving the first {number} killing blows', ({ number }) => ({ endure: number })),
    row('{self} will survive the first killing blow with {hp:figure} hp', ({ hp }) => part.enduring(1, hp)),
    row('when dealt a killing blow, survive with {hp:figure} hp up to {number} times', ({ hp, number }) =>
      part.enduring(number, hp),
    ),
    row('{heals|recovers|restores} {figure} hp upon receiving the first killing blow', ({ figure }) =>
      part.enduring(1, figure),
    ),
    row('increases naturally recovered mp by {number} [mp]', ({ number }) => ({ naturalMp: number })),
    row('reduces consumed mp by {number} mp', ({ number }) => ({ cost: part.less(number) })),
    row('chance of being {suffered} reduced by {number}%', ({ suffered, number }) => ({
      ailmentChance: 'received',
      plus: part.less(number),
      ailment: suffered,
    })),
    row('increases damage dealt to {suffered} enemies by {number}%', ({ suffered, number }) =>
      part.filled(boost(against({ has: suffered })), number),
    ),
    row('increases damage dealt to enemies {having} by {number}%', ({ having, number }) =>
      part.filled(boost(against(having)), number),
    ),
    row(
      'reduces damage {received from skills that attack all|received from skills that target all} by {number}%',
      ({ number }) => part.filled(guard({ on: 'several' }), part.less(number)),
    ),
    row('decreases damage {taken|received} by {number}%', ({ number }) => part.filled(guard({}), part.less(number))),
    row(
      '{reduces|decreases} [the] count of {mark} {applied to|inflicted on|received on} {self} by {number}',
      ({ mark, number }) => ({
        marks: mark,
        plus: part.less(number),
      }),
    ),
    row(
      'decreases the critical hit rate of all attacks that hit the one with this skill by {number}%',
      ({ number }) => ({
        critical: part.less(number),
        direction: 'received',
      }),
    ),
    row('no bonus turn will be granted for the instigating skill when a weak point is attacked', {
      cant: 'bonusTurn',
      on: 'weakPoint',
    }),
    row('no bonus turn will be granted for the instigating skill when receiving a critical hit', {
      cant: 'bonusTurn',
      on: 'critical',
    }),
    row(
      'no bonus turn will be granted for the instigating skill when receiving {sort:sort of blow} damage',
      ({ sort }) => ({
        cant: 'bonusTurn',
        on: sort,
      }),
    ),
  ]),
  ...says('named affinity', [
    row('{affinity} {element}', ({ affinity, element }) => ({ affinity: element, to: affinity })),
  ]),
  ...listed('named affinities', 'named affinity', ['/', ' and ']),
  ...says('for others', [
    row('any enemy demon that is revived will only have {number} hp', ({ number }) => ({
      while: [{ revivedWith: number }],
      who: 'enemy',
    })),
    row(
      '{pierce will have no effect|pierce has no effect} on any party member that can {turned} the attribute they are attacked with',
      ({ turned }) => ({
        while: [{ cant: part.oneOrAll(turned) }],
        who: 'ally',
      }),
    ),
    row('{additionally,|furthermore,} {holders} {receives} {passives}', ({ holders, passives }) => {
      const { who = null, filter } = part.fieldsOf(holders);
      return part.held(passives, who, filter);
    }),
    row('{more} to enemy {ailment} auto cure rate', ({ more, ailment }) => ({
      while: [{ autoCure: more, ailment }],
      who: 'enemy',
    })),
    row("enemy's natural recovery rate of status ailments reduced by {number}%", ({ number }) => ({
      while: [{ autoCure: part.less(number) }],
      who: 'enemy',
    })),
  ]),
  ...says('scaled', [
    row('{more} to damage received for each count of {mark} on {self}', ({ more, mark }) => ({
      guard: 'all',
      percent: { counter: mark, of: 'self', times: part.less(more) },
    })),
    row(
      'for every weak point within the party, increases damage of all attacks by {number}%[.] {most:most scaled}',
      ({ number, most }) => ({
        boost: 'all',
        percent: part.weakPoints(number, most),
      }),
    ),
    row(
      'for every weak point within the party, decreases all damage received by {number}%[.] {most:most scaled}',
      ({ number, most }) => ({
        guard: 'all',
        percent: part.weakPoints(number, most),
      }),
    ),
  ]),
  ...says('most scaled', [row('({max|max reduction}: {number}%)', ({ number }) => number)]),
  ...says('no icon', [
    row(
      '{attacks|the attack|this demon} {will not|does not} consume {a|} {press turn icon|press turn|press turn icons}',
      true,
    ),
    row('{a press turn icon|press turn icons} will not be consumed', true),
  ]),
  ...says('democalypse', [
    row('(does not apply in democalypse[.])', {}),
    row('([this] effect will not activate during democalypse[.])', {}),
    row('{, except in democalypse|, except for during democalypse|, except during democalypse}', {}),
    row('(except for during democalypse)', {}),
    row(
      '{, except in democalypse|, except during democalypse|, except for during democalypse|, except for during battles with in democalypse}[.] ({limit}[.])',
      ({ limit }) => limit,
    ),
    row('(except for during democalypse, {limit})', ({ limit }) => limit),
    row(
      ', except in democalypse. (activates a total of {number} times per turn. the limit for this effect will not stack, even if you have multiple of the same demon in the party.)',
      ({ number }) => ({ turn: number, team: true }),
    ),
    row(
      ", except in democalypse. (this effect will activate for the party up to {number} times per turn. having multiples of the demon with this skill in your party will not affect the effect's use limit.)",
      ({ number }) => ({ turn: number, team: true }),
    ),
    row('({limit}, does not apply in democalypse[.])', ({ limit }) => limit),
    row('(does not apply in democalypse, {limit}[.])', ({ limit }) => limit),
  ]),
  ...says('striking', [
    row("when striking an enemy's weak point", { on: 'weakPoint' }),
    row('when striking an enemy', {}),
    row('when this demon deals damage', {}),
    row('when inflicting damage', {}),
    row('when an attack by {self} lands a critical hit', { on: 'critical' }),
    row('when {self} deals {sort:sort of blow} damage in a state of {state}', ({ sort, state }) => ({
      on: sort,
      state,
    })),
    row('when inflicting {sort:sort of blow} damage in a state of {state}', ({ sort, state }) => ({ on: sort, state })),
  ]),
  ...says('when striking', [
    row('{when damage is dealt|when dealing damage}', {}),
    row('when striking a weak point', { on: 'weakPoint' }),
    row('while having at least {number} {count|counts} of {mark}', ({ number, mark }) => ({
      state: { marked: part.atLeast(mark, number) },
    })),
  ]),
  ...says('kept icons', [
    row('{striking}, {no icon}[.] {except:democalypse}', ({ striking, except }) => part.keptIcons(striking, except)),
    row(
      '{attacks will not consume press turn icons|attacks will not consume any press turn icons|no press turn icons consumed|no press turn icons will be consumed} {struck:when striking}[.] {except:democalypse}',
      ({ struck, except }) => part.keptIcons(struck, except),
    ),
    row(
      'damage inflicted by this demon does not consume {a press turn icon|press turn icons}[.] {except:democalypse}',
      ({ except }) => part.keptIcons({}, except),
    ),
    row(
      "{number}% chance to avoid using press turn icons when attacking the enemy's weak point. this skill will not activate in democalypse[.]",
      ({ number }) => part.keptIcons({ on: 'weakPoint', chance: number }, {}),
    ),
    row('this demon does not consume press turn icons when damage is inflicted {except:democalypse}', ({ except }) =>
      part.keptIcons({}, except),
    ),
    row('all attacks will not consume a press turn icon when dealing damage[.] {except:democalypse}', ({ except }) =>
      part.keptIcons({}, except),
    ),
  ]),
  ...says('turned', [
    row('repel', ['pierceRepel']),
    row('drain', ['pierceDrain']),
    row('repel or drain', ['pierceRepel', 'pierceDrain']),
  ]),
  ...says('added', [
    row('{elements} pierce', ({ elements }) => ({ pierce: part.oneOrAll(elements) })),
    row('null {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
  ]),
  ...says('all added', [
    row('{one:added} and {other:added}', ({ one, other }) => part.several([one, other])),
    row('{one:added}, {other:added}[,] and {third:added}', ({ one, other, third }) =>
      part.several([one, other, third]),
    ),
  ]),
  ...says('several passives', [
    row('{adds|gains|grants} {list:all added}', ({ list }) => list),
    row('{single passive}', ({ 'single passive': one }) => [one]),
    row('{gained}'),
    row('+ {number} to {list:traits}', ({ number, list }) => part.traits(list, number)),
    row(
      '{reduces|decreases} [the] count of Spirit Chains {list:chains} {applied to|inflicted on|received on} {self} by {number} and {other:chain} applied to self by {more:number}',
      ({ list, number, other, more }) => part.fewerEach(list, number, other, more),
    ),
    row(
      '{reduces|decreases} [the] count of Spirit Chains ({one:chain})/({other:chain}) {applied to|inflicted on|received on} {self} by {number}',
      ({ one, other, number }) => part.fewer([one, other], number),
    ),
    row('{will be immune|are immune|be immune} to all status ailments', [{ cant: [...AILMENTS] }]),
    row(
      '{reduces|decreases} [the] count of Spirit Chains of {list:chains} {applied to|inflicted on|received on} {self} by {number}',
      ({ list, number }) => part.fewer(list, number),
    ),
    row(
      '{reduces|decreases} [the] count of Spirit Chains ({list:chains}) {applied to|inflicted on|received on} {self} by {number}',
      ({ list, number }) => part.fewer(list, number),
    ),
    row('damage received will be reduced by {number}%', ({ number }) => [part.filled(guard({}), part.less(number))]),
    row('damage dealt will increase by {number}%', ({ number }) => [part.filled(boost({}), number)]),
    row('[the] critical hit rate of attacks received will be decreased by {number}%', ({ number }) => [
      { critical: part.less(number), direction: 'received' },
    ]),
    row('+ {number}% damage', ({ number }) => [part.filled(boost({}), number)]),
    row('increases {fought} by {figure}', ({ fought, figure }) => [{ fightsWith: fought, plus: figure }]),
    row('take {number}% less damage', ({ number }) => [part.filled(guard({}), part.less(number))]),
    row('gain immunity to all status ailments', [{ cant: [...AILMENTS] }]),
  ]),
  ...says('joined by', [row('{and|, and|,|, but|. |but}', true)]),
  ...says('passives', [
    row('{several passives}'),
    row('{passives} {joined by} {several passives}', ({ passives, 'several passives': more }) => [
      ...(passives as Json[]),
      ...(more as Json[]),
    ]),
  ]),
  ...says('under state', [
    row('{several:own state}, {passives}', ({ several, passives }) => part.held(passives, undefined, several)),
    row('{passives} {own state}', ({ passives, 'own state': state }) => part.held(passives, undefined, state)),
    row('{passives} {while|when} they have {suffering}', ({ passives, suffering }) =>
      part.held(passives, undefined, suffering),
    ),
  ]),
];

const ALIVE: Wording[] = [
  ...says('alive', [
    row(
      '{additionally,|} while {the one|the demon|this demon|the user|this character|the this demon} [with this skill] is alive,',
      true,
    ),
    row('while this demon is is alive,', true),
    row('while the one while the one with this skill is alive,', true),
  ]),
  ...says('alive together', [
    row(
      'while {the one with this skill|this demon} is alive[,] and all party members are in a state of {state},',
      ({ state }) => state,
    ),
    row(
      'while {the one with this skill|this demon} is alive[,] and all party members have at least {many} {count|counts} of {mark},',
      ({ many, mark }) => ({ marked: part.atLeast(mark, many) }),
    ),
  ]),
  ...says('losing', [
    row('nullifies all bonus turns generated by that attack', true),
    row('all bonus turns generated by that attack will be nullified', true),
  ]),
  ...says('receives', [
    row(
      '{will receive|receive|will gain|gain|will be granted|will deal|deal} [the following {effect:|effects:}]',
      true,
    ),
    row('will', true),
  ]),
  // What somebody receives or takes more of is damage that is done to it: of enemies more of it, of allies less.
  ...says('takes more', [
    row('{receive|will receive|take|will take} {more} damage', ({ more }) => part.filled(guard({}), more)),
    row('{receive|will receive|take|will take} {more} [to] [all] {sort:sort of blow} damage', ({ more, sort }) =>
      part.filled(guard({ on: sort }), more),
    ),
    row('{receive|will receive|take|will take} {more} damage from {elements} attacks', ({ more, elements }) =>
      part.filled(guard({}, elements), more),
    ),
    row(
      '{receive|will receive|take|will take} {more} damage from attacks that target all {enemies|allies}',
      ({ more }) => part.filled(guard({ on: 'several' }), more),
    ),
  ]),
  ...says('holders', [
    row('all party members', { who: 'ally' }),
    row('all allies', { who: 'ally' }),
    row('all allies (other than self)', { who: 'companion' }),
    row('all other party members', { who: 'companion' }),
    row('all enemies', { who: 'enemy' }),
    row('all {races} demon party members', ({ races }) => ({ who: 'ally', filter: part.anyRace(races) })),
    row('all party members {having}', ({ having }) => ({ who: 'ally', filter: having })),
    row('all enemies {having}', ({ having }) => ({ who: 'enemy', filter: having })),
  ]),
  ...wordings(passive, [row('{whole:whole passive}'), row('{whole:whole passive} {remark}[.]', ({ whole }) => whole)]),
  ...says('whole passive', [
    row('{one:single passive}[.]'),
    row('{one:for others}[.]'),
    row('{scaled}[.]'),
    row('{kept icons}[.]'),
    row('{list:several passives}[.]', ({ list }) => (part.onlyOne(list) === undefined ? part.held(list) : undefined)),
    row('{gained}[.]', ({ gained }) => part.onlyOne(gained)),
    row('{gained} {and|,|, and|, but|but}', ({ gained }) => part.onlyOne(gained) ?? part.held(gained)),
    row('{under state}[.]'),
    row('{alive} {holders} {taking:takes more}[.]', ({ holders, taking }) => {
      const { who = null, filter } = part.fieldsOf(holders);
      return part.takenBy(taking, who, filter);
    }),
    row('activates the following effect when {hp:own hp}: {passives}[.]', ({ hp, passives }) =>
      part.held(passives, undefined, { hpPercent: hp }),
    ),
    row('when attacked by an enemy {having}, {passives} and {losing}[.]', ({ having, passives, losing }) =>
      losing === null ? undefined : part.whenAttackedBy(having, passives),
    ),
    row('{one:single passive} {and|,|, and|, but|but}'),
    row('{alive} {holders} {receives} {passives}[.]', ({ holders, passives }) => {
      const { who = null, filter } = part.fieldsOf(holders);
      return part.held(passives, who, filter);
    }),
    row('{alive} {holders} {receives} {under state}[.]', ({ holders, 'under state': state }) => {
      const { who = null, filter } = part.fieldsOf(holders);
      return part.held([state], who, filter);
    }),
    row(
      '{alive} {holders} {receives} when attacked by an enemy {having}, {passives} and {losing}[.]',
      ({ holders, having, passives, losing }) => {
        const { who = null, filter } = part.fieldsOf(holders);
        const own = losing === null ? undefined : part.whenAttackedBy(having, passives);
        return own === undefined ? undefined : part.held([own], who, filter);
      },
    ),
    row('{alive} {more} [to] {gain} by party members when {having}[.]', ({ more, gain, having }) =>
      part.held([part.filled(gain, more)], 'ally', having),
    ),
    row('{alive} {more} [to] {gain} by enemies {having}[.]', ({ more, gain, having }) =>
      part.held([part.filled(gain, more)], 'enemy', having),
    ),
    row('{together:alive together} {holders} {receives} {passives}[.]', ({ together, holders, passives }) => {
      const { who = null, filter } = part.fieldsOf(holders);
      const held = part.held(passives, who, filter);
      return held === undefined ? undefined : { ...part.fieldsOf(held), if: part.allOwn(together) };
    }),
    row(
      '{alive} {one:for others}[.] * the effect regarding [the] {repel/drain|repel and drain|repel and absorb} [attribute affinities] will not activate during {break system battles|battles with break system rules}[.]',
      ({ one }) => ({ ...part.fieldsOf(one), if: { not: { place: 'Break System' } } }),
    ),
    row('{alive} {passives} for all party members[.]', ({ passives }) => part.held(passives, 'ally')),
    row('{alive} {holders} {receives} {kept icons}[.]', ({ holders, 'kept icons': kept }) =>
      part.keptFor(holders, kept),
    ),
    row('{alive} {one:for others}[.]', ({ one }) => one),
    row('{alive} {holders} {receives} {elements} pierce[.]', ({ holders, elements }) => {
      const { who = null, filter } = part.fieldsOf(holders);
      return part.held([{ pierce: part.oneOrAll(elements) }], who, filter);
    }),
    row('while party members are in a state of {state}, they will {passives}[.]', ({ state, passives }) =>
      part.held(passives, 'ally', state),
    ),
  ]),
];

/** Several passives in one sentence, each had by itself: some of them may be settled once, so that no "while" could hold them. */
const SEVERAL: Wording[] = [
  ...says('row of passives', [
    row('{one:several passives} {and|, and|,|, but|, but also|but} {other:several passives}', ({ one, other }) => [
      ...(one as Json[]),
      ...(other as Json[]),
    ]),
    row('{list:row of passives} {and|, and|,|, but|, but also|but} {one:several passives}', ({ list, one }) => [
      ...(list as Json[]),
      ...(one as Json[]),
    ]),
  ]),
  ...wordings(severalOf('passives'), [
    row('{list:several passives}[.]', ({ list }) => part.oneByOne(list)),
    row('{list:row of passives}[.]'),
  ]),
];

export const PASSIVES: readonly Wording[] = [...GAINS, ...SIMPLE, ...ALIVE, ...SEVERAL];
