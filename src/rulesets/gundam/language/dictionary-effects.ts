/** What effects do: verbs, the parts that hold them, prices, and what constant abilities make hold. */
import { explain, of } from '../../cards/dictionary.ts';
import * as usual from '../../cards/dictionary-words.ts';
import { traitFields } from '../../cards/traits.ts';
import { rulebook } from '../rulebook.ts';
import * as word from './language.ts';

const { forms } = explain(rulebook);

const whose = 'Which player. Default: `you`.';
const upToNow = 'How long it lasts, from the moment the effect resolves.';
const some = 'Which cards pay: everything that the filter asks. Default: any.';
const about = 'The other party that it is about: everything that is given of it. Default: any. (R27)';
const pairing = 'Only where the card is played to be paired with such a Unit. Default: however it is played.';

const held =
  'What it holds for: `this`, a target with `all`, a Base, or a Unit of the battle in progress. A target that is chosen, drawn or remembered means nothing in a constant ability.';

export const EFFECTS = [
  forms('verbs', 'Instructions', word.VERBS, {
    count: 'How many cards. Default: 1.',
    who: whose,
    target: 'Which cards.',
    rested: 'Whether Units enter rested. Bases always enter active. Default: false.',
    until: upToNow,
    by: about,
    from: 'Which damage. Default: `any`.',
    name: 'The name of the counters.',
  })({
    draw: {
      means:
        'Draws cards from the top of the deck, as many as there are. A player whose deck is then empty has lost. (A1)',
      example: { do: 'draw', count: 2 },
    },
    discard: {
      means:
        'Discards cards from the hand. The player whose hand it is chooses; with fewer cards that fit, all of them go. Afterwards `it` is what was discarded, in the trash. (1-3-4)',
      example: { do: 'discard', count: 1, who: 'opponent' },
    },
    'discard.upTo':
      'Whether fewer, or none, may be discarded. "If you do" then asks for one card. Says nothing with `random`. Default: false.',
    'discard.filter': 'Which cards can be discarded. Default: any.',
    'discard.random': 'Whether chance picks the cards. Default: false.',
    damage: {
      means:
        'Deals damage of an effect. What has no HP left is destroyed at once. Cards that are not in play receive none. (4-5-1)',
      example: { do: 'damage', amount: 2, to: { choose: 1, side: 'enemy', filter: { state: 'rested' } } },
    },
    'damage.amount': 'How much to each. 0 is no damage.',
    'damage.to': 'Units or Bases, or the shield area of a player.',
    'damage.divide':
      'Whether the amount is shared out among the cards, as the player of the effect says. Default: false. (R36)',
    'damage.each':
      'Whether the amount is worked out for each card by itself, which is `it` in the amount. Default: false.',
    recover: 'Takes damage off Units and Bases. One without damage recovers nothing.',
    'recover.amount': 'How much from each, at most the damage it has.',
    'recover.to': 'What recovers.',
    rest: 'Rests Units and Bases. One that is rested already is not rested again. (1-3-2)',
    'rest.target': 'What is rested.',
    setActive: 'Sets Units and Bases active. For Resources there is `setResources`. (1-3-2)',
    'setActive.target': 'What becomes active.',
    destroy:
      "Destroys Units and Bases, all at the same moment. Cards that are not in play, Shields included, can't be destroyed by it.",
    'destroy.target': 'What is destroyed.',
    move: {
      means:
        'Puts cards, in play or elsewhere, into a zone of their owners; a Unit takes its Pilot along, and a token leaves the game. Leaving play in this way is no destruction, and moving from the hand to the trash is no discarding. Afterwards `it` is the cards where they are now, unless the target was `this`. (6-5-2-3-4)',
      example: { do: 'move', target: { choose: 1, side: 'enemy', filter: { level: { max: 3 } } }, to: 'hand' },
    },
    'move.target': 'What is moved.',
    'move.to': 'Where to. A deck is not shuffled by it.',
    deploy: {
      means:
        "Deploys Units and Bases from wherever they lie, without paying their cost, on their owner's side. With a full battle area their owner makes room first. Afterwards `it` is what entered. (10-4-2)",
      example: { do: 'deploy', target: 'thisCard' },
    },
    'deploy.target': 'Unit or Base cards that are not in play; others stay where they are.',
    'deploy.pay':
      'Whether their cost is paid, by the player of the effect. One that cannot be paid for stays where it is. Default: false. (R30)',
    deployToken: {
      means: 'Deploys tokens, all at the same moment. Afterwards `it` is what entered. (10-4-2)',
      example: { do: 'deployToken', card: 'TB1', count: 2, rested: true },
    },
    'deployToken.card': 'The id of a Unit or a Base of the card set that has `"token": true`.',
    'deployToken.count': 'How many, at most 12. Default: 1.',
    'deployToken.who': 'On whose side. Default: `you`.',
    pair: 'Pairs Pilots with Units without paying their cost, the first with the first. A Unit that has a Pilot keeps it, and the other Pilot stays where it is. A Pilot that is paired already comes to the other Unit (R61). (R8)',
    'pair.pilot':
      'Pilots, or Commands with a Pilot effect: cards that are not in play, this Command itself as well (`thisCard`), or Pilots of other Units. Found before the Unit.',
    'pair.unit': 'The Units.',
    swapPilots: {
      means: 'Has two Units exchange their Pilots. Unless both have one nothing happens. (R61)',
      example: { do: 'swapPilots', target: { choose: 2, side: 'own', filter: { paired: true } } },
    },
    'swapPilots.target': 'The two Units, or with `with` the one.',
    'swapPilots.with': 'The other Unit. Default: the second one of `target`.',
    modify: {
      means:
        'Changes AP or HP of Units and Bases in play. At least one of the two is given; the amounts are worked out when the effect resolves.',
      example: { do: 'modify', target: 'this', ap: 2, until: 'turn' },
    },
    'modify.target': 'What is changed.',
    'modify.ap': 'How much AP is added; a negative number takes off. Default: 0.',
    'modify.hp': 'How much HP is added; a negative number takes off, which can destroy. Default: 0.',
    grant: {
      means: 'Gives Units and Bases in play a keyword, an ability of this card, or both.',
      example: { do: 'grant', target: { choose: 1, side: 'own' }, keyword: 'blocker', until: 'turn' },
    },
    'grant.target': 'What it is given to.',
    'grant.keyword': 'The keyword. Default: none.',
    'grant.value': 'Its value, for Repair, Breach and Support. Default: 1.',
    'grant.ability':
      'The `id` of an ability of this card, usually one with `"granted": true`. On the other card it works as its own: `this` is that card, and `during` and `pairedWith` are not looked at. Default: none.',
    forbid: {
      means: "Says what cards in play, or a player, can't do or have done to them. Cannot beats can. (1-3-3)",
      example: { do: 'forbid', target: { player: 'opponent' }, cant: 'playUnits', until: 'opponentTurn' },
    },
    'forbid.target': 'The cards, or a player.',
    'forbid.cant': "What can't be done. Some words are for players, all others for cards.",
    permit: {
      means: 'Lets cards in play do what the rules forbid. A prohibition still beats it. (R26)',
      example: {
        do: 'permit',
        target: 'this',
        can: 'attackActive',
        by: { filter: { level: { max: 4 } } },
        until: 'turn',
      },
    },
    'permit.target': 'The cards.',
    'permit.can': 'What they may do.',
    compel: 'Says what cards in play have to do, or have done to them, where it can be done. (R31)',
    'compel.target': 'The cards.',
    'compel.must': 'What has to be done.',
    prevent: 'Reduces each damage that Units and Bases in play receive while it lasts. It is not used up. (R6)',
    'prevent.target': 'What is protected: Units and Bases in play, or a shield area.',
    'prevent.amount': 'How much of each damage, or `all` of it.',
    'prevent.by': 'What the damage has to come from. Default: anything. (R27)',
    'prevent.upTo': 'The most damage that is reduced: more than that comes in full. Default: any amount. (R68)',
    'prevent.next': 'Whether only the next such damage is reduced. Default: every one. (R52)',
    'prevent.inAll':
      'Whether that is how much of all such damage together is kept off, and is used up by it. Default: it counts for each damage. (R64)',
    redirect: {
      means: 'Damage that Units would receive while it lasts is dealt to another card in play instead. (R53)',
      example: { do: 'redirect', target: { choose: 1, side: 'own' }, to: 'this', from: 'battle', until: 'turn' },
    },
    'redirect.target': 'The Units that receive none. Found first.',
    'redirect.to': 'What receives it, as long as it is in play; of several the first.',
    set: {
      means:
        'Sets AP or HP of Units and Bases in play to a number. What is added later counts on top of it; continuous texts always do.',
      example: {
        do: 'set',
        target: 'this',
        ap: { stat: 'hp', of: 'this' },
        hp: { stat: 'ap', of: 'this' },
        until: 'turn',
      },
    },
    'set.target': 'What is changed.',
    'set.ap': 'The AP, worked out before anything is set. Default: unchanged.',
    'set.hp': 'The full HP, worked out before anything is set. Default: unchanged.',
    control: {
      means:
        'You get control of enemy Units, as they are: with their Pilots, their damage and everything that lasts on them. With a full battle area you make room first. (R43)',
      example: { do: 'control', target: { choose: 1, side: 'enemy', filter: { level: { max: 3 } } }, until: 'turn' },
    },
    'control.target': 'The Units. Your own stay as they are.',
    copy: {
      means:
        'Gives Units and Bases in play the printed abilities of other cards, besides their own. On the other card they work as its own, and `during` and `pairedWith` are looked at there. (R44)',
      example: { do: 'copy', from: { choose: 1, side: 'enemy' }, target: 'this', until: 'turn' },
    },
    'copy.from':
      'The cards whose abilities they are, in play or elsewhere; without those of their Pilots. Found first.',
    'copy.target': 'What they are given to.',
    'copy.what': 'Their abilities, or their printed keywords. Default: `abilities`.',
    fight: {
      means:
        'Units deal battle damage as high as their AP to each other, at one moment, without an attack or a battle. (R45)',
      example: { do: 'fight', target: { choose: 1, side: 'own' }, with: { choose: 1, side: 'enemy' } },
    },
    'fight.target': 'The one Unit; of several each. Found first.',
    'fight.with': 'The other.',
    attack: {
      means:
        'Units attack, one after the other, when the effect has been carried out: as their players could have them attack in the main phase. One that could not attack then does not. (R46)',
      example: { do: 'attack', target: { choose: 1, side: 'own' }, against: 'player' },
    },
    'attack.target': 'Which Units attack. Found first.',
    'attack.against': 'What is attacked: a Unit, of several the first that can be, or `player`, the opponent.',
    lose: 'Takes a keyword, or all that their texts say, from Units and Bases in play.',
    'lose.target': 'What loses it.',
    'lose.keyword': 'A keyword, also one that is given later. Default: none.',
    'lose.abilities': 'All abilities, those of the Pilot and given ones included; keywords stay. Default: none.',
    traits: {
      means: 'Units and Bases in play lose and get traits, in the order in which effects say so. (R62)',
      example: { do: 'traits', target: 'this', gain: 'Guard', until: 'turn' },
    },
    'traits.target': 'Whose traits.',
    ...of('traits', traitFields('traits')),
    name: {
      means:
        'A player says the name of a card, a trait or a colour, of all those that there are among the cards of the match. It is kept for {"said": …} in this effect, and for this card if the effect says how long. (R63)',
      example: { do: 'name', as: 'word' },
    },
    'name.as': 'The name by which {"said": …} finds it.',
    'name.what': 'What is named. Default: `name`.',
    'name.by': 'Who says it. Default: `you`.',
    'name.filter': 'What a card that has it has to be as printed. Default: any card.',
    'name.until':
      'How long this card keeps it for all its texts, at most until it leaves play. Default: it is kept in this effect only.',
    mark: {
      means: 'Puts counters of a name, or a mark, on Units and Bases in play. (R39)',
      example: { do: 'mark', target: 'this', name: 'charge' },
    },
    'mark.count': 'How many. Default: 1.',
    'mark.until': 'How long they stay. Default: `always`.',
    unmark: 'Takes counters of a name off. (R39)',
    'unmark.count': 'How many. Default: all.',
    skip: 'A player leaves out the next phase, or turn, of theirs. (R37)',
    'skip.phase': 'What is left out.',
    extraTurn: 'A player has another turn after their next, or this, one. (R37)',
    defeat: 'A player has lost the game. (R38)',
    'defeat.who': 'Which player.',
    endAttack: 'Ends the attack in progress before its damage. Nothing happens outside a battle. (R38)',
    placeResource:
      'Places Resources from the resource deck, or EX Resources, one after the other, as far as there are any and there is room. (3-4-2)',
    'placeResource.count': 'How many. Default: 1.',
    'placeResource.rested': 'Whether they enter rested. Default: false.',
    'placeResource.ex': 'Whether they are EX Resources, which do not come from the resource deck. Default: false.',
    'placeResource.who': 'In whose resource area. Default: `you`.',
    setResources: 'Sets Resources active or rests them, ordinary ones before EX Resources. Nothing is paid by it.',
    'setResources.count': 'How many; those that are so already do not count.',
    'setResources.state': 'What they become.',
    'setResources.ex': 'Only EX Resources, or none of them. Default: ordinary ones first.',
    'setResources.choose':
      'That their player says how many of them are EX Resources, where there are both. Default: nobody is asked. (R50)',
    'setResources.who': 'Whose Resources. Default: `you`.',
    retarget:
      'Turns the attack in progress to another target. Nothing happens outside a battle. What looks at the declared target still finds that. (R9)',
    'retarget.to': 'A Unit in play; of several the first that is not the target yet. Or `player`, the attacked player.',
    choose: {
      means: 'Only chooses: afterwards `it`, or the name given with `as`, is what was chosen. (9-3-3)',
      example: { do: 'choose', target: { choose: 1, side: 'own', as: 'mine' } },
    },
    'choose.target': 'What is chosen.',
    look: 'The player of the effect looks at the top cards of a pile, which are then in the zone `looked`. They stay where they are until something moves them. (R12)',
    'look.count': 'How many cards, or all there are if fewer.',
    'look.side': 'Whose pile. Default: `own`.',
    'look.zone': 'Which pile. Default: `deck`.',
    putBack:
      'Puts what is left of the cards that this effect has looked at somewhere. Nothing happens without a `look` before it. (R12)',
    'putBack.to': 'Where they go.',
    reveal: 'Shows cards to both players. They stay where they are.',
    shuffle: 'Shuffles a deck.',
    'shuffle.who': 'Whose deck. Default: `you`.',
    use: {
      means:
        'Carries out what this card, or another one, does as a Command, its own conditions and price included: "activate this card\'s Main" in a Burst. Nothing happens on a card without it.',
      example: { do: 'use', timing: 'main' },
    },
    'use.timing': 'Which of its effects.',
    'use.of': 'Which cards do it, each where it lies. Default: this card. (R67)',
  }),
  forms('parts', 'What decides whether, and how often, something is done', word.PARTS, { ...usual.PART_FIELDS })({
    may: {
      means:
        'The player of the effect is asked whether to do it. An offer without a price is not made when nothing of it could begin, one with a price only when it can be paid. (9-1-3)',
      example: { may: [{ do: 'draw' }], cost: [{ discard: 1 }] },
    },
    'may.who': 'Who is asked, and pays. What is done stays the effect of its own player. Default: `you`.',
    'may.cost': 'What is paid for it, all of it or nothing. Default: nothing. (R16)',
    'may.otherwise': 'What is done after a no, and when it could not be offered. Default: nothing.',
    if: 'Looks at a condition when its turn comes, after what stands before it. It keeps nobody from using the ability, unless nothing else of it could happen; the `if` of the ability itself does. (9-2-1)',
    ifYouDo:
      'Happens when the instruction carried out just before it did all that was asked of it: every card of a `choose` or of a count, at least one where it was `upTo` or `all`, any damage for `damage`. What was replaced counts as done (R40). After a `may` that was declined it does not happen. (R17)',
    oneOf:
      'The player of the effect chooses one of several parts. A part that lacks a target it has to choose is not offered. (9-3-3)',
    'oneOf.choose': 'How many of them are chosen, one after the other, each once. Default: 1.',
    'oneOf.who': 'Who chooses. Default: `you`. (R66)',
    'oneOf.random': 'That chance picks them, all at once, and nobody is asked. Default: they are chosen. (R66)',
    unless: {
      means: 'Something is done unless a player pays. (9-1-3)',
      example: { unless: { who: 'opponent', cost: [{ resources: 1 }] }, effects: [{ do: 'draw' }] },
    },
    together: {
      means:
        'Does several things as one moment: what they trigger is one batch, and goes off after the last of them. Nobody is asked meanwhile, so that a choice stands before it. (R47)',
      example: { together: [{ do: 'rest', target: 'this' }, { do: 'draw' }] },
    },
    later: {
      means:
        'Puts something off until an event comes. It still speaks of what it spoke of, and `cause` is what set it off. (R35)',
      example: { later: { event: 'turnEnd' }, effects: [{ do: 'setActive', target: 'this' }] },
    },
    'later.later': 'The event, or several of which any will do.',
    'later.times': 'How often: a number, or `any`. Default: 1.',
    'later.until': 'How long it waits. Default: `always`.',
    repeat: 'Does the same several times, one after the other.',
    forEach:
      'Does the same for each card of a target, one after the other. Meanwhile `it` is that card; afterwards it is what it was before.',
  }),
  forms(
    'modes',
    'One of several parts to choose',
    { mode: word.mode },
    usual.PART_FIELDS,
  )({
    mode: 'A part that can be chosen.',
  }),
  forms('in-place-of-targets', 'What stands in the place of a target', {
    player: word.player,
    shieldArea: word.shieldArea,
    party: word.party,
    payment: word.payment,
  })({
    payment: 'A price that a player may pay.',
    'payment.who': whose,
    'payment.cost': 'What is paid, all of it or nothing.',
    player: 'A player.',
    'player.player': 'Which one.',
    party: {
      means:
        'The other party of a rule or of an event: the Unit on the other side of an attack or a block, what deals the damage, the Pilot that would be paired, the card that a player would play, and otherwise the card whose effect it is. (R27)',
      example: { side: 'enemy', filter: { type: 'unit', level: { max: 3 } } },
    },
    'party.side': 'Whose it is. Default: `any`.',
    'party.filter': 'What it is. Default: anything.',
    shieldArea:
      'The shield area of a player: its Base receives the damage, without a Base the top Shield, and an empty area nothing. (G11)',
    'shieldArea.shieldArea': 'Whose.',
    'shieldArea.part': 'Only a part of it: nothing else of the area is meant. Default: all of it.',
  }),
  forms('costs', 'Prices', word.COSTS, { filter: some })({
    resources: 'Pays Resources. (2-9-1)',
    'resources.resources': 'How many.',
    restThis: 'Rests this card, which has to be active; on a Pilot, its Unit. (9-1-7-2)',
    'restThis.restThis': 'Always true.',
    discard: 'Discards cards from the hand, chosen by the payer. (R16)',
    'discard.discard': 'How many.',
    destroyThis: 'Destroys this card; on a Pilot, its Unit. (9-1-7-2)',
    'destroyThis.destroyThis': 'Always true.',
    damageThis:
      "Deals damage of an effect to this card, or to the Unit of this Pilot. If all of it would be prevented, the price can't be paid. (9-1-7-2)",
    'damageThis.damageThis': 'How much.',
    rest: 'Rests active Units of the payer, this one too unless the filter says `"other": true`. (R16)',
    'rest.rest': 'How many.',
    destroy: 'Destroys Units of the payer, this one too unless the filter says `"other": true`. (R16)',
    'destroy.destroy': 'How many.',
    removeFromTrash: "Removes cards in the payer's trash from the game. (R16)",
    'removeFromTrash.removeFromTrash': 'How many.',
    returnThis: 'Returns this card to where its owner keeps such cards; on a Pilot, its Unit. (R65)',
    'returnThis.returnThis': 'Where it goes.',
    return: 'Returns Units of the payer, this one too unless the filter says `"other": true`. (R65)',
    'return.return': 'How many.',
    'return.to': 'Where they go. Default: `hand`.',
  }),
  forms('constants', 'What a constant ability makes hold', word.CONSTANTS, {
    to: held,
    by: about,
    side: 'Whose cards. Default: `own`.',
    filter: 'Which cards, as they are printed. Default: all.',
    pairing,
  })({
    keyword: 'Cards in play have a keyword.',
    'keyword.keyword': 'The keyword.',
    'keyword.value': 'Its value, for Repair, Breach and Support. Default: 1.',
    ability: 'Cards in play have an ability of this card.',
    'ability.ability':
      'The `id` of the ability, usually one with `"granted": true`. It has to be one that triggers or is activated.',
    cant: "Something can't be done by, or to, cards in play or a player. (1-3-3)",
    'cant.to': `${held} Or a player.`,
    'cant.cant': "What can't be done. Some words are for players, all others for cards.",
    can: 'Cards in play may do what the rules forbid. A prohibition still beats it. (R26)',
    'can.can': 'What they may do.',
    must: 'Cards in play have to do something, or have it done to them, where it can be done. (R31)',
    'must.must': 'What has to be done.',
    prevent: 'Each damage to cards in play is reduced. (R6)',
    'prevent.to': `${held} Or a shield area.`,
    'prevent.prevent': 'How much of each damage, or `all` of it.',
    'prevent.from': 'Which damage. Default: `any`.',
    'prevent.by': 'What the damage has to come from. Default: anything. (R27)',
    'prevent.upTo': 'The most damage that is reduced: more than that comes in full. Default: any amount. (R68)',
    'prevent.oncePerTurn':
      'Whether only the first such damage of a turn is reduced, of all the cards that it holds for. Default: every one. (R52)',
    trait: 'Cards in play have a trait besides their own. (R54)',
    'trait.trait': 'The trait.',
    traits: 'Cards in play lose and get traits: first what any text takes, then what any gives. (R62)',
    'traits.traits': 'What is lost and given.',
    entersRested: {
      means: 'Units enter play rested, however they come. (R55)',
      example: { entersRested: { level: { max: 3 }, token: false }, side: 'any' },
    },
    'entersRested.entersRested': 'Which Units, as they are printed.',
    'entersRested.side': 'Whose Units. Default: `any`.',
    ap: {
      means: 'AP of cards in play, and their HP if that is given, are changed. (9-1-5)',
      example: { to: { all: true, side: 'own', filter: { trait: 'Guard', other: true } }, ap: 1 },
    },
    'ap.ap': 'How much is added, worked out anew whenever it is asked for.',
    'ap.hp': 'How much HP is added. Default: 0.',
    hp: 'HP of cards in play are changed. (9-1-5)',
    'hp.hp': 'How much is added, worked out anew whenever it is asked for.',
    cost: 'Cards cost more or less to play from the hand, never less than 0. Their Lv stays what it is.',
    'cost.cost': 'How much is added; a negative number makes them cheaper.',
    level:
      'Cards in the hand ask for more or fewer Resources, never for less than 0. Filters see the printed Lv. (R32)',
    'level.level': 'How much is added; a negative number asks for fewer.',
    playFor: {
      means:
        'When its player plays this card from the hand, this may be paid besides, and its cost and Lv are others then. Only in the `zone` `hand`. (R49)',
      example: { playFor: [{ discard: 1, filter: { type: 'unit' } }], cost: 2, level: 2 },
    },
    'playFor.playFor': 'What is paid besides the cost, all of it, before the cost.',
    'playFor.cost': 'What its cost is then, before what changes it. Default: its cost.',
    'playFor.level': 'What its Lv is then, before what changes it. Default: its Lv.',
    instead: 'Something else happens in the place of an event. (9-1-9-1)',
    'instead.instead': 'What is replaced, and by what.',
  }),
  forms(
    'changes',
    'What constant abilities change of traits',
    word.CHANGES,
  )({
    traits: {
      means: 'Which traits are lost and given. (R62)',
      example: { lose: 'Guard', gain: 'Scout' },
    },
    ...of('traits', traitFields('traits')),
  }),
  forms('replacements', 'Replacements', { replacement: word.replacement })({
    replacement:
      'When the event would happen to one of the cards, the effects happen in its place. If nothing of them could be done, the event happens. (R24)',
    'replacement.of': 'What would happen.',
    'replacement.to': `${held} Cards in a hand that would be discarded, a shield area whose cards would be destroyed or damaged, or a player who would lose. (R59)`,
    'replacement.by':
      'What it would come from. What is returned, rested or discarded always comes from an effect, and who has no card left to draw loses by neither. Default: either.',
    'replacement.source': 'What it would come from, and whose that is. Default: anything. (R27)',
    'replacement.optional': 'Whether the player of this card is asked. Default: false.',
    'replacement.oncePerTurn':
      'Whether it works only once a turn. Of several events of one moment it replaces one. Default: false. (R14)',
    'replacement.effects':
      'What happens instead. In it, `it` is the card that the event would have happened to; for Shields and players there is none.',
  }),
];
