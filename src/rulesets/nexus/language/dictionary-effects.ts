/** What effects do, what persistent skills make hold, and for how long. */
import { explain } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import type { ClauseId } from '../rulebook.ts';
import * as word from './language.ts';

const { forms, values } = explain<ClauseId>();

const count = 'How many; below 0 counts as 0. Default: 1.';
const who = 'Who does it. With each, the active player first. Default: you.';
const whose = 'For which player. Default: you.';
const ends = 'How long it holds. It ends earlier when the card leaves play.';
const inPlay = 'Which cards in play.';
const places = {
  staging: 'Staging of the player whose card it is.',
  here: 'Where this card is, or was when it left; staging if that biome is lost, and for an event.',
} as const;

export const effects = [
  forms('verbs', 'Verbs', word.VERBS, { count, who, to: 'Where they go.', target: inPlay, until: ends })({
    draw: {
      means:
        'Draw cards from the top of the deck. Who has to draw more than there are loses a biome of their choice. (G6)',
      example: { do: 'draw', count: 2 },
    },
    discard:
      'Players discard cards of their own choice from their own hand. “it” means those afterwards, unless chance chose them. (R12)',
    'discard.count': 'How many, or all that there are if they are fewer. Default: 1.',
    'discard.upTo': 'Whether they may discard fewer, even none. Chance always takes all. Default: false.',
    'discard.by': 'Who chooses the cards, and sees the hand for it. Default: the player who discards.',
    'discard.filter': 'What the cards have to be. Default: anything.',
    'discard.random': 'Whether chance chooses the cards. Default: false, so that their player does.',
    damage: {
      means: 'Deal damage to agents and sectors, all at one moment. Other cards take none. (dmg.4b)',
      example: { do: 'damage', amount: 2, to: { ref: 'foe' } },
    },
    'damage.amount': 'How much each of them takes; below 0 counts as 0.',
    'damage.to': 'Agents in play, and sectors.',
    'damage.divide':
      'True: all of them together take it, in parts that the player of this card decides. Default: false. (R49)',
    restore:
      'Take damage off agents, and give sectors durability back, up to what they began the match with. A lost one gets none. (R12)',
    'restore.amount': 'How much at most for each of them.',
    'restore.to': 'Agents in play, and sectors.',
    terminate: 'Terminate cards in play outright, without damage. They go to the cache. (R28)',
    cancel:
      'Take actions off the queue, so that they do not execute. A card goes to the cache; what was paid stays paid. (G8)',
    'cancel.target': 'Actions on the queue: cards, skills, advances, attacks and defenses.',
    'cancel.to': 'Where a card goes instead of the cache. Default: cache.',
    move: 'Move agents, with what is attached to them. It is neither an advance nor a retreat, and takes them out of the battle. (R20)',
    'move.target': 'Which agents in play.',
    'move.attacking':
      'True: those that attack go on attacking in the biome to which they go, and nobody defends against them there yet. Default: false, so that they leave the battle. (R55)',
    attack:
      'Agents of the active player attack where they stand. They need not be unlocked, are not locked by it, and may have arrived this turn. Only in the attack and the defend step. (R55)',
    'attack.target': 'Agents in biomes.',
    defend: {
      means:
        'Agents of the other player defend against an attacker in their biome, even if they are locked. They defend against nobody else any more. (R55)',
      example: { do: 'defend', target: { ref: 'friend' }, against: { ref: 'foe' } },
    },
    'defend.target': 'The agents that defend.',
    'defend.against': 'The attacker; of several, the first.',
    'defend.alone': 'True: those that defended against it do so no more. Default: false.',
    swap: 'Two agents change places, with what is attached to them, as “move” does it. (R20)',
    'swap.target': 'The one agent; of several, the first.',
    'swap.with': 'The other one.',
    fight: 'Agents deal damage as high as their attack to each other at one moment. It is no battle. (R12)',
    'fight.target': 'The agents on one side.',
    'fight.with': 'The agents on the other side.',
    lock: 'Lock cards. An agent can’t be locked in the turn it arrived. (G14)',
    unlock: 'Unlock cards. (G14)',
    put: {
      means:
        'Put cards, in play or elsewhere, into a zone of their owner. Leaving play this way is no termination. “it” means those that come from elsewhere. (R12)',
      example: { do: 'put', target: { choose: 1, side: 'enemy', filter: { type: 'agent' } }, to: 'hand' },
    },
    'put.target': 'Cards in play, in a hand, a deck or a cache; not on the queue.',
    arrive:
      'Cards that are not in play arrive, without being played or paid for. Events and modifications do not. “it” means them in play. (G11)',
    'arrive.target': 'Cards in a hand, a deck or a cache; “this” of a card that left finds it in the cache.',
    'arrive.locked': 'Whether they arrive locked. Default: false.',
    'arrive.at': 'Where agents arrive. Other cards arrive in staging. Default: staging.',
    token: {
      means: 'Create cards in play from outside the match, twenty at most at a time. “it” means them. (R13)',
      example: { do: 'token', card: 'spark-mote', count: 2 },
    },
    'token.card':
      'The id of a card of this card set. It should say “token”; another stays in the match when it leaves play.',
    'token.who': 'Under whose control. Default: you.',
    'token.at': 'Where they arrive. Default: staging.',
    attach: 'Attach gear or modifications in play to an agent, from wherever they are attached now. (G15)',
    'attach.gear': 'The gear or modifications.',
    'attach.to': 'The agent; of several, the first.',
    detach: 'Take attached cards off their agents: gear goes back to staging, modifications to the cache. (R8)',
    'detach.target': 'The gear or modifications, not the agent.',
    modify: {
      means:
        'Change numbers or the range of cards for a time. The amount is worked out once, when this executes. (end.2c)',
      example: { do: 'modify', target: 'this', attack: 2, until: 'turn' },
    },
    'modify.attack': 'What is added to the attack; may be negative. Default: no change.',
    'modify.defense': 'What is added to the defense; may be negative. Default: no change.',
    'modify.range': 'Makes them melee or ranged. The last effect that says so decides. Default: no change. (G18)',
    set: {
      means:
        'Numbers of cards become what is said. It replaces what changed them before; later changes count on top. (end.2c)',
      example: { do: 'set', target: { ref: 'foe' }, attack: 0, until: 'turn' },
    },
    'set.attack': 'What the attack becomes. Default: no change.',
    'set.defense': 'What the defense becomes. Default: no change.',
    copySkills: 'Cards in play get the printed skills of others for a time. The skills speak of them as “this”. (R36)',
    'copySkills.from': 'Whose skills: cards in play or elsewhere.',
    'copySkills.to': inPlay,
    strip: 'Cards lose the skills that they have at this moment. (R36)',
    control: 'You get control of enemy agents. (R43)',
    'control.target': 'Which agents in play.',
    allow: 'Allow agents what the rules forbid. (R41)',
    'allow.target': 'Which agents in play.',
    'allow.can': 'What they may do.',
    oblige: 'Agents have to do something where they can. (R41)',
    'oblige.target': 'Which agents in play.',
    'oblige.must': 'What they have to do.',
    mark: { means: 'Give marks. (R46)', example: { do: 'mark', target: { ref: 'foe' }, name: 'rust', count: 2 } },
    'mark.target': 'Cards in play, or {"player": …}.',
    'mark.name': 'The name of the marks, any.',
    'mark.until': 'How long they stay. Default: always.',
    unmark: 'Take marks away, the youngest first. (R46)',
    'unmark.target': 'Cards in play, or {"player": …}.',
    'unmark.name': 'The name of the marks.',
    convert: 'Convert cards of a hand, beside what the rules allow each turn. “it” means them in play. (G13)',
    'convert.target': 'Cards in a hand.',
    loseBiome: {
      means: 'Players lose biomes, whatever durability is left. (G5)',
      example: { do: 'loseBiome', target: { choose: 1, by: 'opponent', side: 'enemy', zone: 'sectors' } },
    },
    'loseBiome.target': 'Sectors.',
    regain: {
      means: 'Players regain biomes that they have lost. (G5)',
      example: {
        do: 'regain',
        target: { choose: 1, side: 'own', zone: 'sectors', filter: { lost: true } },
        durability: 3,
      },
    },
    'regain.target': 'Sectors that are lost.',
    'regain.durability': 'The durability that they have then, at least 1. Default: 1.',
    setSpeed: 'Actions on the queue get another speed. (G10)',
    'setSpeed.target': 'Actions on the queue.',
    'setSpeed.speed': 'The speed: 1 to 3.',
    copy: 'Copy events and skills on the queue. The copies are yours. “it” means them. (R42)',
    'copy.target': 'Actions on the queue; cards that would arrive, advances, attacks and defenses are not copied.',
    'copy.retarget': 'Whether you choose new targets for the copies. Default: false.',
    retarget: 'Choose new targets for actions on the queue, among those that their players could choose. (G9)',
    'retarget.target': 'Actions on the queue.',
    play: 'Their players play cards from where they are, whatever their speed. (R50)',
    'play.target': 'Cards in a hand or a cache; not anomalies.',
    'play.free': 'Whether they cost nothing; X is 0 then. Default: false.',
    extra: 'A player gets one more turn, or one more battle phase in their turn. (R44)',
    'extra.extra': 'What of.',
    'extra.who': whose,
    skip: 'A player skips the next turn, phase or step of a kind. (R44)',
    'skip.skip': 'What.',
    'skip.who': 'Who. Default: opponent.',
    grant: 'Give a skill of this card to cards in play. It speaks of them as “this”. (end.2c)',
    'grant.skill': 'The “id” of a skill of this card.',
    forbid: 'Forbid something to cards in play or to a player. It beats whatever allows it. (R11)',
    'forbid.target': 'Cards in play, or {"player": …}.',
    'forbid.cant': 'What they can’t do.',
    'forbid.by': 'Only where this is the other party. Default: whoever it is.',
    prevent: 'Each damage that the agents take is so much less, every time; it is not used up. (R12)',
    'prevent.target': 'Which agents in play.',
    'prevent.amount': 'How much less; never below 0 damage.',
    'prevent.by': 'Only damage of this card. Default: all damage.',
    energy: 'Give energy. It is gone when the phase ends, unless that was agreed otherwise. (G12)',
    'energy.type': 'The type.',
    'energy.who': whose,
    choose: 'Choose something and do nothing to it yet: “it” means it in what follows. (G9)',
    'choose.target': 'What is chosen.',
    note: {
      means: 'Note a number, which {"noted": …} means later in this effect. (R12)',
      example: { do: 'note', number: 'hand', amount: { count: { zone: 'hand' } } },
    },
    'note.number': 'The name of the number.',
    'note.amount': 'What it is, worked out now.',
    withdraw:
      'Attackers and defenders leave the battle and stay where they are. What was defended against stays so. (R59)',
    look: {
      means:
        'Look at the top cards of a deck. Until “putBack” they are the zone “looked” of that deck’s player. Nobody else sees them. (R17)',
      example: { do: 'look', count: 3 },
    },
    'look.count':
      'How many at most; all that there are if they are fewer. Default: 1; with “until” as many as it takes.',
    'look.until': 'It ends with the first card that fits. Default: all of them.',
    'look.side': 'Whose deck. Default: own.',
    putBack: 'Put what is left of the cards looked at away. Without a “look” before, nothing happens. (R17)',
    reveal: 'Show cards to both players. They stay where they are. (R17)',
    'reveal.target': 'Which cards, in any zone.',
    shuffle: 'Shuffle a deck. (R12)',
    'shuffle.who': 'Whose deck. Default: you.',
    win: 'A player wins when the queue is empty. (R14)',
    'win.who': 'Who wins. Default: you.',
    lose: 'A player loses when the queue is empty. (R14)',
    'lose.who': 'Who loses. Default: you.',
  }),
  forms('parts', 'Parts that hold effects', word.PARTS, { ...usual.PART_FIELDS })({
    may: 'The player of the card decides, as this executes, whether the effects are done. An “ifYouDo” right after it asks what was done last within it, and is left out if they do not. (R10)',
    'may.who': 'Who decides, and pays. Default: you.',
    'may.cost': 'What they pay if they do, whole or not at all. Default: nothing. (R29)',
    unless: {
      means: 'The effects are done unless somebody pays. (R39)',
      example: { unless: { cost: { energy: { void: 2 } } }, effects: [{ do: 'cancel', target: 'cause' }] },
    },
    'unless.unless': 'Who may pay, the opponent where nobody is named, and what.',
    later: {
      means:
        'Put effects off until something happens. The registers of this effect mean then what they mean now. (R35)',
      example: { later: { event: 'endOfTurn', side: 'any' }, effects: [{ do: 'terminate', target: 'it' }] },
    },
    'later.times': 'How often at most. Default: 1; any number of times with “until”.',
    'later.until': 'How long they wait. Default: until they have happened.',
    'later.effects':
      'What is done then. “cause”, “causeOther” and “eventAmount” are those of that event where it has them.',
    together: 'Do instructions at one moment. Nobody chooses within it: choose before. (R40)',
    if: 'One of two things, by what is true as this executes. (R12)',
    ifYouDo:
      'Only if the instruction just before did something: how many cards, how much damage, was more than 0. (R12)',
    oneOf:
      'The player of the card chooses one, as this executes. All can be chosen, even what can’t do anything, where “choose” is not said. (R10)',
    'oneOf.choose':
      'How many of them, done in printed order. What begins with a choice from nothing, or with an “if” that is not true, is not offered then. Default: 1, of all of them.',
    repeat: 'Do the effects again and again, at most fifty times. (R5)',
    forEach:
      'Do the effects once for each thing, which “it” means meanwhile. Afterwards “it” means again what it meant before. (R5)',
  }),
  forms(
    'modes',
    'What oneOf offers',
    word.MODES,
    usual.PART_FIELDS,
  )({
    mode: 'One of the things to choose from.',
  }),
  forms('constants', 'What persistent skills make hold', word.CONSTANTS, {
    to: 'Which agents in play: this, host, or {"all": true, …}.',
    side: 'Whose cards. Default: own.',
    filter: 'What the cards have to be, as printed. Default: all cards.',
  })({
    range: 'The cards are melee or ranged. An effect of “modify” that says otherwise beats it. (G18)',
    'range.to': 'Which cards in play: this, host, or {"all": true, …}.',
    'range.range': 'Which of the two.',
    skill: 'The cards have a skill of this card. A persistent skill that is given this way does nothing. (R22)',
    'skill.to': 'Which cards in play: this, host, or {"all": true, …}.',
    'skill.skill': 'The “id” of a skill of this card.',
    cant: 'Something is forbidden to cards in play or to a player. (R11)',
    'cant.to': 'Which cards in play: this, host, {"all": true, …}; or {"player": …}.',
    'cant.cant': 'What they can’t do.',
    'cant.by': 'Only where this is the other party. Default: whoever it is.',
    can: 'Agents may do what the rules forbid. (R41)',
    'can.can': 'What they may do.',
    must: 'Agents have to do something where they can. (R41)',
    'must.must': 'What they have to do.',
    terminal: 'So much damage terminates the agents, where their defense is not less. (R37)',
    'terminal.terminal': 'How much.',
    limit: {
      means: 'A player keeps more or fewer cards, or converts or plays anomalies more or less often. (R22)',
      example: { limit: 'handSize', add: 2 },
    },
    'limit.limit': 'What.',
    'limit.add': 'What is added; may be negative.',
    'limit.who': 'Who. Default: you.',
    speed: 'Cards can be played at this speed, where theirs is less. (G10)',
    'speed.speed': 'The speed: 1 to 3.',
    prevent: 'Each damage that the agents take is so much less. (R22)',
    'prevent.prevent': 'How much less.',
    'prevent.by': 'Only damage of this card. Default: all damage.',
    attack: {
      means: 'The agents have more or less attack or defense. (R22)',
      example: { to: { all: true, side: 'own', filter: { trait: 'Drone', other: true } }, attack: 1 },
    },
    'attack.attack': 'What is added to the attack; may be negative. Default: no change.',
    'attack.defense': 'What is added to the defense; may be negative. Default: no change.',
    cost: {
      means:
        'Cards cost more or less energy to play, or their skills to use. Less takes void energy off first, then types; never below 0. (R22)',
      example: { cost: -1, filter: { type: 'event' } },
    },
    'cost.cost': 'What is added; negative for less.',
    'cost.of': '“cards” to play them, “skills” to use their activated skills. Default: cards.',
  }),
  forms('parties', 'The other party of a rule, prices and places', {
    by: word.party,
    cost: word.price,
    unless: word.averted,
    ...word.PLACES,
  })({
    by: 'Who would do it: a card in play, or an event. A rule that names it is about nobody else. (R11)',
    'by.side': 'Whose it is. Default: either.',
    'by.filter': 'What it is. Default: anything.',
    cost: 'What somebody pays while an effect executes, all of it together. (R29)',
    'cost.energy': 'Energy, as a cost. Default: none.',
    'cost.times': 'How many times the energy is paid. Default: 1.',
    'cost.costs': 'What is paid beside energy. Default: nothing.',
    unless: 'Who averts an effect by paying. (R39)',
    'unless.who': 'Who may pay. Default: opponent.',
    'unless.cost': 'What they pay, whole or not at all.',
    in: {
      means: 'Where a card in play is, or in the biome of a sector; of several things, the first.',
      example: { in: { ref: 'place' } },
    },
    'in.in': 'The thing.',
  }),
  values('can', 'What can be allowed', word.can, {
    advanceOnArrival: 'Advance in the turn it arrived. (G15)',
    attackOnArrival: 'Attack in the turn it arrived, and lock for it. (G14)',
    lockOnArrival: 'Be locked in the turn it arrived, by effects and for costs. (G14)',
    attackUnlocked: 'Attack without being locked by it. (G14)',
    defendLocked: 'Defend while it is locked. (G14)',
    dealExcess: 'Deal the battle damage that is more than the terminal damage of its defenders to the sector. (G20)',
  }),
  values('must', 'What agents can have to do', word.must, {
    advance: 'Advance, into any biome.',
    attack: 'Attack.',
    defend: 'Defend, against any attacker.',
  }),
  values('limits', 'Limits of a turn', word.limit, {
    handSize: 'The cards that are kept in the reset step: seven. (end.2a)',
    conversions: 'How often a card is converted in a turn: once. (A10)',
    anomalies: 'How many anomalies are played in a turn: one. (A10)',
  }),
  values('extra', 'What there can be one more of', word.extra, {
    turn: 'A turn, right after this one.',
    battle: 'A battle phase, right after the next one of the player, or after the one that is going on.',
  }),
  values('skip', 'What can be skipped', word.skip, {
    turn: 'The next turn.',
    unlock: 'Unlocking in the next refresh step.',
    draw: 'The next draw step.',
    battle: 'The next battle phase in a turn of the player.',
    secondPrimary: 'The next second primary phase.',
  }),
  values('on-queue', 'What can be ruled out on the queue', word.onQueue, {
    beCancelled: 'It can’t be cancelled by effects.',
    beAnswered: 'Nothing is played or activated in answer to it while it is on top of the queue.',
  }),
  values('cant', 'What can be forbidden', word.cant, {
    advance: 'Agents: advance.',
    attack: 'Agents: attack.',
    defend: 'Agents: defend.',
    beLocked: 'Cards: be locked. Such an agent can’t attack, such an anomaly gives no energy.',
    unlock: 'Cards: become unlocked, in the refresh step or by an effect.',
    beTargeted:
      'Cards in play: be chosen by effects of the opponent. What takes all, or a card by chance, still finds them.',
    beTerminated: 'Cards in play: be terminated, by damage, an effect or as a cost. They leave in other ways.',
    beDamaged: 'Agents: take damage.',
    beCancelled:
      'Cards in play: have their skills cancelled. Cards on the queue, of {"all": true, "zone": "queue"}, or of a player: be cancelled.',
    draw: 'Players: draw. Nothing is lost for cards that are not there.',
    playEvents: 'Players: play events.',
    playAgents: 'Players: play agents. They may arrive by effects.',
    playSoftware: 'Players: play software.',
    playHardware: 'Players: play hardware.',
    useSkills: 'Players, or cards in play: use activated skills.',
    convert: 'Players: convert cards.',
    playAnomalies: 'Players: play anomalies.',
    retreat: 'Agents: retreat after a battle. They still leave a biome that is lost.',
    beDefended: 'Attackers: be defended against.',
    beDefendedAlone:
      'Attackers: be defended against by one agent alone. Who would be the only one does not defend. (R63)',
    beAnswered: 'Cards on the queue, of {"all": true, "zone": "queue"}, or of a player: be answered.',
  }),
  values('durations', 'Durations', word.until, {
    turn: 'Until the reset step of this turn. (end.2c)',
    battle:
      'Until the damage step of this battle is over. Outside the battle phase, until the reset step of this turn. (dmg.5)',
    nextTurn: 'Until the reset step of the turn after this one, whoever’s it is. (end.2c)',
    whileInPlay: 'As long as this card is in play as well. An event never is. (R60)',
    always: 'As long as the card is in play; for a player, to the end of the match.',
  }),
  values('ranges', 'Melee and ranged', word.reach, {
    melee: 'Deals its battle damage after ranged agents. (G18)',
    ranged: 'Deals its battle damage first. (G18)',
  }),
  values('arrives-at', 'Where cards arrive', word.arrivesAt, places),
  values('moves-to', 'Where agents are moved', word.movesTo, {
    ...places,
    choose: 'One biome that is not lost, for all of them, which the player of the card chooses. (R9)',
  }),
  values('put-to', 'Where cards are put', word.putTo, {
    hand: 'The hand of its owner.',
    deckTop: 'The top of its owner’s deck.',
    deckBottom: 'The bottom of its owner’s deck. (R23)',
    cache: 'The cache of its owner. It is neither discarded nor terminated.',
    removed: 'Out of the match, where all can see it. (R62)',
  }),
  values('put-back-to', 'Where cards that were looked at go', word.putBackTo, {
    deckTop: 'They stay on top, in their order.',
    deckBottom: 'The bottom of the deck, in an order that nobody knows.',
    cache: 'The cache.',
  }),
];
