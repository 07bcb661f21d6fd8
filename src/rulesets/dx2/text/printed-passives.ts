/** What printed skills do all the time. */
import type { Json } from '../../../engine/index.ts';
import type { Wording } from '../../cards/wording.ts';
import { row, severalOf, wordings } from '../../cards/wording.ts';
import { passive } from '../language/language.ts';
import { AILMENTS } from '../language/words.ts';
import * as change from './printed-changes.ts';
import { boost, boostOf, GAINS, guard } from './printed-gains.ts';
import * as part from './printed-parts.ts';
import { listed } from './printed-words.ts';

const SIMPLE: Wording[] = [
  ...wordings('raising', [row('{increases|raises|boosts|increase|raise|boost}', true)]),
  ...wordings('cutting', [row('{decreases|reduces|lowers|decrease|reduce|lower}', true)]),
  ...wordings('gaining', [row('{adds|gains|grants|add|gain|grant|will gain}', true)]),
  ...wordings('gained', [
    row('{more} [to] {gains}', ({ more, gains }) => part.filled(gains, more)),
    row('{raising} [own] {gains} by [+] {number}%', ({ number, gains }) => part.filled(gains, number)),
    row('{cutting} [own] {gains} by [another] {number}%', ({ number, gains }) => part.filled(gains, part.less(number))),
    row('[the] {gains} {is|are|will be} {increased|raised} by {number}%', ({ number, gains }) =>
      part.filled(gains, number),
    ),
    row('[the] {gains} {will increase|increases|increase} by {number}%', ({ number, gains }) =>
      part.filled(gains, number),
    ),
    row('[the] {gains} {is|are|will be} {decreased|reduced} by {number}%', ({ number, gains }) =>
      part.filled(gains, part.less(number)),
    ),
    row('[the] {gains} {will decrease|decreases|decrease} by {number}%', ({ number, gains }) =>
      part.filled(gains, part.less(number)),
    ),
  ]),
  ...wordings('element skills', [
    row('[all] {elements} [attribute] [attack] skills', ({ elements }) => ({ element: part.oneOrAll(elements) })),
    row('[all] {sort:sort of blow} [attack] skills', ({ sort }) => ({ does: sort })),
    row('[all] {healing|recovery|hp recovery} skills', { does: 'heal' }),
    row('[all] {status ailment|ailment} skills', { does: 'ailment' }),
  ]),
  // What belongs to other modes than a battle (R87).
  ...wordings('beyond', [
    row('{heals|recovers|restores} {number}% [of] [max] hp {when|upon|after} clearing a wave', { beyond: 'waves' }),
    row('{recovers|restores|heals} {number} mp {when|upon|after} clearing a wave', { beyond: 'waves' }),
    row('{heals|recovers|restores} {number}% hp and {mp:number} mp {when|upon|after} clearing a wave', {
      beyond: 'waves',
    }),
    row('- {number}% to damage {suffered by} from damage panels in the aura gate', { beyond: 'areas' }),
    row('{cutting} damage {suffered by} from damage panels in the aura gate by {number}%', { beyond: 'areas' }),
    row('{areas:nullified areas} in the aura gate', { beyond: 'areas' }),
    row('- {number}% to damage {suffered by} from damage panels in the aura gate[,] and {nullified areas}', {
      beyond: 'areas',
    }),
    row('{raising} {rewards} by [+] {number}%', { beyond: 'rewards' }),
    row('{more} [to] {rewards}', { beyond: 'rewards' }),
    row('{raising} {rewards} by {number}% and {other:rewards} by {more:number}%', { beyond: 'rewards' }),
  ]),
  ...wordings('nullified areas', [
    row(
      'nullifies {dark zone|poison zone|damage zone|damage floor|damage panel|damage panels|dark zone effects|damage zone effects}',
      true,
    ),
    row(
      'nullifies {dark zone effects and damage panels|damage panels and dark zone effects|dark zone and damage panel effects}',
      true,
    ),
  ]),
  ...wordings('rewards', [
    row(
      '[the] {amount of|} {macca|exp|mag|karma|items} {obtained|gained|earned|received} [{during|in|from|after} {battle|battles}]',
      true,
    ),
    row('[the] exp {obtained|gained|earned|received} by {dx2|dx2s|liberators|all party members|this demon|self}', true),
    row('exp {gained|obtained} by {dx2|dx2s} and all party members', true),
    row('[the] item drop rate', true),
  ]),
  ...wordings('cost of', [row('{cost of|mp cost of|mp costs of|mp consumption of|consumed mp of}', true)]),
  ...wordings('any cost', [
    row('[the] {mp cost|mp costs|consumed mp|mp consumption}', true),
    row('[the] {cost|mp cost|mp costs} of {skills|all skills}', true),
  ]),
  ...wordings('natural', [row('{naturally recovered mp|natural mp recovery}', true)]),
  ...wordings('single passive', [
    row('+ {number} to {trait}', ({ number, trait }) => part.onlyOne(part.traits([trait], number))),
    row('+ {number} [mp] to max mp', ({ number }) => ({ maxMp: number })),
    row('{raising} max mp by {number} [mp]', ({ number }) => ({ maxMp: number })),
    row('+ {figure} to [own] {fought}', ({ figure, fought }) => ({ stat: fought, plus: figure })),
    row('+ {number} [mp] to {natural}', ({ number }) => ({ naturalMp: number })),
    row('- {number} [mp] to {natural}', ({ number }) => ({ naturalMp: part.less(number) })),
    row('{cutting} {natural} by {number} [mp]', ({ number }) => ({ naturalMp: part.less(number) })),
    row('{gaining} [a] {elements} pierce [effect]', ({ elements }) => ({ pierce: part.oneOrAll(elements) })),
    row('{elements} attacks bypass resistances', ({ elements }) => ({ pierce: part.oneOrAll(elements) })),
    row('{cutting} [the] {cost of} {skills:element skills} by {number} [mp]', ({ skills, number }) => ({
      cost: part.less(number),
      skill: skills,
    })),
    row('- {number} [mp] to [the] {cost of} {skills:element skills}', ({ skills, number }) => ({
      cost: part.less(number),
      skill: skills,
    })),
    row('+ {number} [mp] to [the] {cost of} {skills:element skills}', ({ skills, number }) => ({
      cost: number,
      skill: skills,
    })),
    row('{cutting} {any cost} by {number} [mp]', ({ number }) => ({ cost: part.less(number) })),
    row('- {number} [mp] to {any cost}', ({ number }) => ({ cost: part.less(number) })),
    row(
      '[the] {cost of} {skills:element skills} {is|are|will be} {reduced|decreased|lowered} by {number} [mp]',
      (heard) => ({
        cost: part.less(heard.number),
        skill: heard.skills,
      }),
    ),
    row('protects {self} from {all status ailments|all ailments|status ailments}', { cant: [...AILMENTS] }),
    row('protects {self} from {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
    row('{raising} {any cost} by {number} [mp]', ({ number }) => ({ cost: number })),
    row('+ {number} [mp] to {any cost}', ({ number }) => ({ cost: number })),
    row('{nulls|nullifies} all status ailments except {ailments}', ({ ailments }) => ({
      cant: AILMENTS.filter((one) => !(ailments as string[]).includes(one)),
    })),
    row('{nulls|nullifies} all status ailments', { cant: [...AILMENTS] }),
    row('{nulls|nullifies} {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
    row('{becomes immune|immune} to {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
    row('{gaining} immunity to {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
    row('naturally recovered mp of all party members is increased by {number} [mp]', ({ number }) => ({
      while: [{ naturalMp: number }],
      who: 'ally',
    })),
    row('{beyond}'),
    row('{gaining} null {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
    row('{gaining} null {one:kept off} and null {other:kept off}', ({ one, other }) => ({ cant: [one, other] })),
    row('{gaining} evade mortal', { cant: 'slay' }),
    row('{cutting} [the] {count|counts} {of|for} {mark} {put on self} by {number}', ({ mark, number }) => ({
      marks: mark,
      plus: part.less(number),
    })),
    row('{gaining} {list:named affinities}', ({ list }) => part.alike(list)),
    row(
      '{adds|gains|grants} {elements} pierce. damage reduced by {number}% if the enemy has null, repel or drain {other:elements} attribute',
      ({ elements, number, other }) => part.piercing(elements, number, other),
    ),
    row('{cutting} [the] {cost of} [the skill] {titled} by {number} [mp]', ({ titled, number }) =>
      part.cheaper(titled, number),
    ),
    row('- {number} [mp] to [the] {cost of} [the skill] {titled}', ({ titled, number }) =>
      part.cheaper(titled, number),
    ),
    row('{gaining} {elements} {affinity}', ({ elements, affinity }) => ({
      affinity: part.oneOrAll(elements),
      to: affinity,
    })),
    row('{gaining} {affinity} {elements}', ({ elements, affinity }) => ({
      affinity: part.oneOrAll(elements),
      to: affinity,
    })),
    row('{self} {becomes|will be|is} immune to {all status ailments|all ailments|status ailments}', {
      cant: [...AILMENTS],
    }),
    row('{becomes immune|is immune} to {all status ailments|all ailments|status ailments}', { cant: [...AILMENTS] }),
    row('{gaining} immunity to {all status ailments|all ailments|status ailments}', { cant: [...AILMENTS] }),
    row('{gaining} null {all status ailments|all ailments|status ailments}', { cant: [...AILMENTS] }),
    row('[own] hp {stops|will stop} at {hp:figure} [hp] {upon|when|on} {first blows}', ({ hp, 'first blows': times }) =>
      part.enduring(times, hp),
    ),
    row('{stops|stop} [own] hp at {hp:figure} [hp] {upon|when|on} {first blows}', ({ hp, 'first blows': times }) =>
      part.enduring(times, hp),
    ),
    row('hp {stops|will stop} at 1hp {upon|when|on} {first blows}', ({ 'first blows': times }) =>
      part.enduring(times, 1),
    ),
    row('{self} {will survive|survives} the first killing blow with {hp:figure} hp', ({ hp }) => part.enduring(1, hp)),
    row('{will survive|survives|survive} the first killing blow with {hp:figure} hp', ({ hp }) => part.enduring(1, hp)),
    row(
      'when dealt a killing blow, {survive|survives|will survive} with {hp:figure} hp up to {number} times',
      ({ hp, number }) => part.enduring(number, hp),
    ),
    row('{heals|recovers|restores} {figure} hp {upon|when|on} {first blows}', ({ figure, 'first blows': times }) =>
      part.enduring(times, figure),
    ),
    row('{raising} {natural} by {number} [mp]', ({ number }) => ({ naturalMp: number })),
    row('[the] chance of being {suffered} {reduced|is reduced} by {number}%', ({ suffered, number }) => ({
      ailmentChance: 'received',
      plus: part.less(number),
      ailment: suffered,
    })),
    row(
      '{cutting} damage {received|taken} from skills that {attack|target|hit} all [enemies|allies] by {number}%',
      ({ number }) => part.filled(guard({ on: 'several' }), part.less(number)),
    ),
    row(
      'no bonus turn {will be|is} {granted|generated|given} [for the instigating skill] {when|if} {own weak point} {is struck}',
      {
        cant: 'bonusTurn',
        on: 'weakPoint',
      },
    ),
    row(
      'no bonus turn {will be|is} {granted|generated|given} [for the instigating skill] {when|if} receiving a critical hit',
      {
        cant: 'bonusTurn',
        on: 'critical',
      },
    ),
    row(
      'no bonus turn {will be|is} {granted|generated|given} [for the instigating skill] {when|if} receiving [a|an] {sort:sort of blow} {damage|attack}',
      ({ sort }) => ({ cant: 'bonusTurn', on: sort }),
    ),
  ]),
  ...wordings('first blows', [
    row('{receiving|taking} the first {killing|fatal|lethal} blow', 1),
    row('{receiving|taking} the first {many} {killing|fatal|lethal} blows', ({ many }) => many),
    row('{receiving|taking} a {killing|fatal|lethal} blow for the first time', 1),
  ]),
  ...wordings('put on self', [
    row('{applied to|inflicted on|received on|placed on|added to|received by|applied on} {self}', true),
  ]),
  ...wordings('named affinity', [
    row('{affinity} {element}', ({ affinity, element }) => ({ affinity: element, to: affinity })),
  ]),
  ...listed('named affinities', 'named affinity', ['/', ' and ']),
  ...wordings('for others', [
    row(
      '{turning} attribute will function normally, even {when|if} the incoming attack has a pierce effect',
      ({ turning }) => ({ while: [{ cant: part.oneOrAll(turning) }], who: 'ally' }),
    ),
    row('any enemy [demon] that is revived will [only] have {figure} hp', ({ figure }) => ({
      while: [{ revivedWith: figure }],
      who: 'enemy',
    })),
    row(
      '{pierce will have no effect|pierce has no effect} on {any|a|an|each|every} {party member|ally} that can {turned} the attribute they are attacked with',
      ({ turned }) => ({
        while: [{ cant: part.oneOrAll(turned) }],
        who: 'ally',
      }),
    ),
    row('{additionally,|furthermore,} {holders} {receives} {passives}', ({ holders, passives }) => {
      const { who = null, filter } = part.fieldsOf(holders);
      return part.held(passives, who, filter);
    }),
    row('{more} to enemy {ailment} {rate for}', ({ more, ailment }) => ({
      while: [{ autoCure: more, ailment }],
      who: 'enemy',
    })),
    row("enemy's natural recovery rate of status ailments {is|} reduced by {number}%", ({ number }) => ({
      while: [{ autoCure: part.less(number) }],
      who: 'enemy',
    })),
  ]),
  ...wordings('scaled', [
    row(
      '{more} to damage {suffered by} {for each|for every|per} count of {mark} {on|applied to} {self}',
      ({ more, mark }) => ({
        guard: 'all',
        percent: { counter: mark, of: 'self', times: part.less(more) },
      }),
    ),
    row('{more} to damage dealt {for each|for every|per} count of {mark} {on|applied to} {self}', ({ more, mark }) =>
      (more as number) > 0 ? { boost: 'all', percent: { counter: mark, of: 'self', times: more } } : undefined,
    ),
    row('{per weak point}, {scalable}[.] {most:most scaled}', ({ scalable, most }) =>
      part.perWeakPoint(scalable, most),
    ),
  ]),
  ...wordings('boosted scale', [
    row('{per boost level}, {scalable}[.] {most:most scaled}', ({ scalable, most }) => change.perBoost(scalable, most)),
  ]),
  ...wordings('per weak point', [
    row(
      'for {every|each} {weak point|weakness|weak attribute} [within the party|in the party|the party has|of the party]',
      true,
    ),
  ]),
  ...wordings('per boost level', [row('{with each|for each|for every} boost level', true)]),
  // What grows with something: a single passive whose number is that of one of it.
  ...wordings('scalable', [
    row('{gained}', ({ gained }) => part.onlyOne(gained)),
    row('{raising} {gain:more damage} by {number}%', ({ gain, number }) => part.filled(gain, number)),
    row('{cutting} {gain:damage taken} by {number}%', ({ gain, number }) => part.filled(gain, part.less(number))),
    row('[{own party}] {taking verb} {number}% less damage [from {sort:sort of attack}]', ({ number, sort }) => {
      if (sort === undefined) return part.filled(guard({}), part.less(number));
      const { elements, on } = part.fieldsOf(sort);
      return part.filled(elements === undefined ? guard({ on: on ?? null }) : guard({}, elements), part.less(number));
    }),
  ]),
  ...wordings('most scaled', [
    row('({max|max reduction|maximum|up to}[:] {+|-|} {number}%)', ({ number }) => number),
    row('({+|-|} {number}% max)', ({ number }) => number),
  ]),
  ...wordings('any icon', [row('[a|any] {press turn icon|press turn icons|press turn|press turns}', true)]),
  ...wordings('no icon', [
    row(
      '{attacks|the attack|this demon|attacking|the skill} {will not|does not|do not} {consume|use} {any icon}',
      true,
    ),
    row('{any icon} will not be {consumed|used}', true),
    row('no {press turn icons|press turns} {will be|are} {consumed|used}', true),
  ]),
  ...wordings('for a mode', [
    row('{except|excluding} [for] {in|during} [battles with in|battles in|battles with] democalypse', true),
  ]),
  ...wordings('democalypse', [
    row(
      '({does not apply|not applicable|does not activate|will not activate|this effect does not apply} {in|during|to} democalypse[.])',
      {},
    ),
    row('([this] effect will not activate {during|in} democalypse[.])', {}),
    row('[,] {for a mode}', {}),
    row('({for a mode})', {}),
    row('[,] {for a mode}[.] ({limit}[.])', ({ limit }) => limit),
    row('({for a mode}, {limit})', ({ limit }) => limit),
    row('({limit}, {for a mode})', ({ limit }) => limit),
    row('[,] {for a mode}. ({limit:counted for all})', ({ limit }) => ({ ...part.fieldsOf(limit), team: true })),
    row('({limit}, does not apply in democalypse[.])', ({ limit }) => limit),
    row('(does not apply in democalypse, {limit}[.])', ({ limit }) => limit),
    row('({limit}) (does not apply in democalypse[.])', ({ limit }) => limit),
  ]),
  // A limit that the whole team has once, however many of its demons have the skill.
  ...wordings('counted for all', [
    row(
      '{its|} {activating} [for the party] {limit:counted often}. {bearers:several bearers} {not counted}[.]',
      ({ limit }) => limit,
    ),
    row(
      '{its|} {activating} a total of {often} per turn. {not counted}[,] even if {bearers:several bearers}[.]',
      ({ often }) => ({
        turn: often,
      }),
    ),
  ]),
  ...wordings('several bearers', [
    row(
      '{you have|having|there are} {multiple|multiples|several} of the [same] demon [with this skill] [in {the|your|own} party]',
      true,
    ),
  ]),
  ...wordings('not counted', [
    row('{will not|does not} {affect|change|raise} {the limit of|the use limit of} {this effect|the effect}', true),
    row("{will not|does not} {affect|change|raise} the effect's use limit", true),
    row('the limit {for|of} {this effect|the effect} {will not|does not} stack', true),
  ]),
  ...wordings('striking', [
    row('{when|while} {striking verb} {a weak point}', { on: 'weakPoint' }),
    row('{when|while} {striking verb} {an enemy|enemies}', {}),
    row('when {self} {strikes|hits} {a weak point}', { on: 'weakPoint' }),
    row('when {self} {deals|inflicts} damage', {}),
    row('when {dealing|inflicting} damage', {}),
    row('when {self} {deals|inflicts} {sort:sort of blow} damage', ({ sort }) => ({ on: sort })),
    row('when {dealing|inflicting} {sort:sort of blow} damage', ({ sort }) => ({ on: sort })),
    row('when an attack by {self} lands a critical hit', { on: 'critical' }),
    row('when {self} {lands|scores} a critical hit', { on: 'critical' }),
    row('when {landing|scoring} a critical hit', { on: 'critical' }),
    row('when {self} {deals|inflicts} {sort:sort of blow} damage in a state of {state}', ({ sort, state }) => ({
      on: sort,
      state,
    })),
    row('when {dealing|inflicting} {sort:sort of blow} damage in a state of {state}', ({ sort, state }) => ({
      on: sort,
      state,
    })),
    row('when {self} {deals|inflicts} damage in a state of {state}', ({ state }) => ({ state })),
    row('when {dealing|inflicting} damage in a state of {state}', ({ state }) => ({ state })),
    row('while in a state of {state}', ({ state }) => ({ state })),
  ]),
  ...wordings('when striking', [
    row('{when|if} damage is {dealt|inflicted}', {}),
    row('when {dealing|inflicting} damage', {}),
    row('when {dealing|inflicting} {sort:sort of blow} damage', ({ sort }) => ({ on: sort })),
    row('when {striking verb} {a weak point}', { on: 'weakPoint' }),
    row('when {landing|scoring} a critical hit', { on: 'critical' }),
    row('while {having|possessing} {had}', ({ had }) => ({ state: had })),
    row('while in a state of {state}', ({ state }) => ({ state })),
  ]),
  ...wordings('kept icons', [
    row('{striking}, {no icon}[.] {except:democalypse}', ({ striking, except }) => part.keptIcons(striking, except)),
    row('[all] {no icon} {struck:when striking}[.] {except:democalypse}', ({ struck, except }) =>
      part.keptIcons(struck, except),
    ),
    row('no press turn icons consumed {struck:when striking}[.] {except:democalypse}', ({ struck, except }) =>
      part.keptIcons(struck, except),
    ),
    row('damage {inflicted|dealt} by {self} does not {consume|use} {any icon}[.] {except:democalypse}', ({ except }) =>
      part.keptIcons({}, except),
    ),
    row(
      '{number}% chance to avoid {using|consuming} {any icon} {struck:when striking}. this skill will not activate in democalypse[.]',
      ({ number, struck }) =>
        Object.keys(part.fieldsOf(struck)).length > 0
          ? part.keptIcons({ ...part.fieldsOf(struck), chance: number }, {})
          : undefined,
    ),
  ]),
  ...wordings('turning', [row('{turned}'), row('repel/drain', ['pierceRepel', 'pierceDrain'])]),
  ...wordings('turned', [
    row('repel', ['pierceRepel']),
    row('drain', ['pierceDrain']),
    row('repel or drain', ['pierceRepel', 'pierceDrain']),
  ]),
  ...wordings('added', [
    row('{elements} pierce', ({ elements }) => ({ pierce: part.oneOrAll(elements) })),
    row('null {all:all kept off}', ({ all }) => ({ cant: part.oneOrAll(all) })),
  ]),
  ...wordings('all added', [
    row('{one:added} and {other:added}', ({ one, other }) => part.several([one, other])),
    row('{one:added}, {other:added}[,] and {third:added}', ({ one, other, third }) =>
      part.several([one, other, third]),
    ),
  ]),
  ...wordings('several passives', [
    row('{adds|gains|grants} {list:all added}', ({ list }) => list),
    row('{single passive}', ({ 'single passive': one }) => [one]),
    row('{gained}'),
    row('+ {number} to {list:traits}', ({ number, list }) => part.traits(list, number)),
    row(
      '{cutting} [the] {count|counts} of Spirit Chains {list:chains} {put on self} by {number} and {other:chain} applied to self by {more:number}',
      ({ list, number, other, more }) => part.fewerEach(list, number, other, more),
    ),
    row(
      '{cutting} [the] {count|counts} of Spirit Chains ({one:chain})/({other:chain}) {put on self} by {number}',
      ({ one, other, number }) => part.fewer([one, other], number),
    ),
    row('{will be immune|are immune|be immune} to all status ailments', [{ cant: [...AILMENTS] }]),
    row(
      '{cutting} [the] {count|counts} of Spirit Chains of {list:chains} {put on self} by {number}',
      ({ list, number }) => part.fewer(list, number),
    ),
    row(
      '{cutting} [the] {count|counts} of Spirit Chains ({list:chains}) {put on self} by {number}',
      ({ list, number }) => part.fewer(list, number),
    ),
    row('damage received will be reduced by {number}%', ({ number }) => [part.filled(guard({}), part.less(number))]),
    row('damage dealt will increase by {number}%', ({ number }) => [part.filled(boost({}), number)]),
    row('[the] critical hit rate of attacks received will be decreased by {number}%', ({ number }) => [
      { critical: part.less(number), direction: 'received' },
    ]),
    row('+ {number}% damage', ({ number }) => [part.filled(boost({}), number)]),
    row('increases {fought} by {figure}', ({ fought, figure }) => [{ fightsWith: fought, plus: figure }]),
    row(
      '{cutting} damage {suffered by} by {number}% when the attacker attacks all {party members|allies}',
      ({ number }) => [part.filled(guard({ on: 'several' }), part.less(number))],
    ),
    row('{taking verb} {more} damage from {sort:sort of attack}', ({ more, sort }) => {
      const { elements, on } = part.fieldsOf(sort);
      return [part.filled(elements === undefined ? guard({ on: on ?? null }) : guard({}, elements), more)];
    }),
    row('{deal|deals|will deal} {more} damage {with|by} {sort:sort of attack}', ({ more, sort }) => [
      part.filled(boostOf(sort), more),
    ]),
    row('take {number}% less damage', ({ number }) => [part.filled(guard({}), part.less(number))]),
    row('gain immunity to all status ailments', [{ cant: [...AILMENTS] }]),
  ]),
  ...wordings('joined by', [row('{and|, and|,|, but|. |but|, as well as|as well as|;}', true)]),
  ...wordings('passives', [
    row('{several passives}'),
    row('{passives} {joined by} {several passives}', ({ passives, 'several passives': more }) => [
      ...(passives as Json[]),
      ...(more as Json[]),
    ]),
  ]),
  ...wordings('under state', [
    row('[additionally,|furthermore,] {several:own state}, {passives}', ({ several, passives }) =>
      part.held(passives, undefined, several),
    ),
    row('{passives} {own state}', ({ passives, 'own state': state }) => part.held(passives, undefined, state)),
    row('{passives} {while|when} they have {suffering}', ({ passives, suffering }) =>
      part.held(passives, undefined, suffering),
    ),
  ]),
];

const ALIVE: Wording[] = [
  ...wordings('alive', [
    row('[additionally,|furthermore,|also,] while {self} is alive[,]', true),
    row('{additionally,|} while {the one|the demon|the this demon} [with this skill] is alive,', true),
    row('while this demon is is alive,', true),
    row('while the one while the one with this skill is alive,', true),
  ]),
  ...wordings('alive together', [
    row(
      'while {the one with this skill|this demon} is alive[,] and all {party members|allies} are in a state of {state},',
      ({ state }) => state,
    ),
    row(
      'while {the one with this skill|this demon} is alive[,] and all party members have at least {many} {count|counts} of {mark},',
      ({ many, mark }) => ({ marked: part.atLeast(mark, many) }),
    ),
  ]),
  ...wordings('losing', [
    row('nullifies all bonus turns generated by that attack', true),
    row('all bonus turns generated by that attack will be nullified', true),
  ]),
  ...wordings('receives', [
    row(
      '{will receive|receive|receives|will gain|gain|gains|will be granted|are granted|will deal|deal|have|will have|will be given} [the following {effect:|effects:}]',
      true,
    ),
    row('will', true),
  ]),
  // What somebody receives or takes more of is damage that is done to it: of enemies more of it, of allies less.
  ...wordings('taking verb', [row('{receive|will receive|receives|take|will take|takes}', true)]),
  ...wordings('takes more', [
    row('{taking verb} {more} [to] [all] damage', ({ more }) => part.filled(guard({}), more)),
    row('{taking verb} {more} [to] [all] {sort:sort of blow} damage', ({ more, sort }) =>
      part.filled(guard({ on: sort }), more),
    ),
    row('{taking verb} {more} [to] [all] {elements} damage', ({ more, elements }) =>
      part.filled(guard({}, elements), more),
    ),
    row('{taking verb} {more} damage from {sort:sort of attack}', ({ more, sort }) => {
      const { elements, on } = part.fieldsOf(sort);
      return part.filled(elements === undefined ? guard({ on: on ?? null }) : guard({}, elements), more);
    }),
    row(
      '{taking verb} {more} damage from {attacks|skills} that {target|hit|attack} all [enemies|allies|party members]',
      ({ more }) => part.filled(guard({ on: 'several' }), more),
    ),
  ]),
  ...wordings('holders', [
    row('{own party}', { who: 'ally' }),
    row('{other party}', { who: 'companion' }),
    row('{foes}', { who: 'enemy' }),
    row('all {races} [demon] {party members|allies|demons}', ({ races }) => ({
      who: 'ally',
      filter: part.anyRace(races),
    })),
    row('all {party members|allies} of the {races} race', ({ races }) => ({
      who: 'ally',
      filter: part.anyRace(races),
    })),
    row('all {party members|allies} {having}', ({ having }) => ({ who: 'ally', filter: having })),
    row('[all] enemies {having}', ({ having }) => ({ who: 'enemy', filter: having })),
    row('[all] {suffered:all suffered} enemies', ({ suffered }) => ({
      who: 'enemy',
      filter: { has: part.oneOrAll(suffered) },
    })),
  ]),
  ...wordings(passive, [row('{whole:whole passive}'), row('{whole:whole passive} {remark}[.]', ({ whole }) => whole)]),
  ...wordings('whole passive', [
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
    row('{header:boost header} {passives}[.]', ({ header, passives }) =>
      part.held(passives, undefined, change.boostedTo(header)),
    ),
    row('{title:bracketed} : {passives}[.]', ({ title, passives }) =>
      /^party effects?$/i.test(String(title)) ? part.held(passives, 'ally') : undefined,
    ),
    row('{alive} {holders} {receives} {scaled}[.]', ({ holders, scaled }) => part.heldBy(holders, [scaled])),
    row('{alive} {holders} {receives} {passives}[.]', ({ holders, passives }) => part.heldBy(holders, passives)),
    row('{alive} {holders} {receives} {passives} {asking:asking of others}[.]', ({ holders, passives, asking }) =>
      part.heldWhile(holders, passives, asking),
    ),
    row('{alive} {holders} {taking:takes more} {asking:asking of others}[.]', ({ holders, taking, asking }) => {
      const { who = null, filter } = part.fieldsOf(holders);
      const held = part.takenBy(taking, who, filter);
      return held === undefined ? undefined : { ...part.fieldsOf(held), if: asking };
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
    row('{alive} {more} [to] {gain} {by|for|of} {party members|all party members} {when|while} {having}[.]', (heard) =>
      part.held([part.filled(heard.gain, heard.more)], 'ally', heard.having),
    ),
    row('{alive} {more} [to] {gain} {by|for|of} enemies {when|while} {having}[.]', ({ more, gain, having }) =>
      part.held([part.filled(gain, more)], 'enemy', having),
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
    row('{alive} {passives} for {own party}[.]', ({ passives }) => part.held(passives, 'ally')),
    row('{alive} {passives} for {foes}[.]', ({ passives }) => part.held(passives, 'enemy')),
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
  ...wordings('row of passives', [
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
