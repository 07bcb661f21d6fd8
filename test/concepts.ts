/**
 * What printed cards of games like these want to say, and where each game here says it: plain data, which `concept-proofs.ts` holds
 * against the sample cards and the conformance cases.
 */

/** A sample card that says it, the words of its source that do, and a case that only comes out as it does because of them. */
export interface Proof {
  /** The id of the sample card. */
  card: string;
  /** What the card's source has to hold: a key, a key with its value, or several of them one below the other by `>`. */
  uses: readonly string[];
  /** The file of the case and its name. */
  case: string;
  /** The card of the case file with the same words, where the case does not play the sample card itself. */
  by?: string;
}

/** Why a game has no such thing, and the clause that says so. */
export interface None {
  none: string;
  clause?: string;
}

export type Cell = Proof | None;

export interface Concept {
  concept: string;
  games: Readonly<Record<'alteil' | 'dx2' | 'unnamed' | 'nexus' | 'gundam', readonly Cell[]>>;
}

export const concepts: readonly Concept[] = [
  // Who and what.
  {
    concept: 'a card that has left, as it was when it left',
    games: {
      alteil: [
        {
          card: 'WA-06',
          uses: ['do: send', 'stat: at'],
          case: 'alteil/concepts.yaml#the Marshal of the Road sends an enemy home and does the AT that it had to another',
        },
      ],
      dx2: [
        {
          card: 'bell-saint',
          uses: ['event: defeated', 'target: cause'],
          case: 'dx2/sample-cards.yaml#the Bell Saint brings back a companion that an enemy defeated, once a battle',
        },
      ],
      unnamed: [
        {
          card: 'E01',
          uses: ['on: onDeath', 'target: source'],
          case: 'unnamed/concepts.yaml#Bell Ringer rests what destroyed it, and what stands in that lane',
        },
      ],
      nexus: [
        {
          card: 'R14',
          uses: ['event: leaves'],
          case: 'nexus/sample-cards.yaml#Symbiont draws a card when its agent is terminated',
        },
      ],
      gundam: [
        {
          card: 'R07',
          uses: ['timing: destroyed', 'of: this'],
          case: 'traps/gundam.yaml#trap 12: a Unit that was destroyed deals the AP that it had, with its Pilot',
          by: 'ghost',
        },
      ],
    },
  },
  {
    concept: 'who else had a part in what happened',
    games: {
      alteil: [
        {
          card: 'LA-03',
          uses: ['to: cause'],
          case: 'alteil/card-language.yaml#a Counter Skill knows what hit its unit and how much it took',
          by: 'c-same',
        },
      ],
      dx2: [
        {
          card: 'echoing-wound',
          uses: ['target: causedBy'],
          case: 'dx2/concepts.yaml#Echoing Wound rounds a tenth up',
        },
      ],
      unnamed: [
        {
          card: 'E01',
          uses: ['target: other'],
          case: 'unnamed/parties.yaml#the card that was taken from protection can be moved',
          by: 'robber',
        },
      ],
      nexus: [
        {
          card: 'R06',
          uses: ['to: causeOther'],
          case: 'nexus/strangers.yaml#each of several has what terminated it for its cause',
          by: 'avenger',
        },
      ],
      gundam: [
        {
          card: 'P08',
          uses: ['target: causeOther'],
          case: 'gundam/07-attacks.yaml#the attacked Unit does not block for itself even when it has become active',
          by: 'waker',
        },
      ],
    },
  },
  {
    concept: 'by what means it came about',
    games: {
      alteil: [
        {
          card: 'OU-02',
          uses: ['answers > means'],
          case: 'alteil/fatal.yaml#a Close Skill knows that an attack took the last HP',
          by: 'martyr',
        },
        {
          card: 'OU-02',
          uses: ['answers > means'],
          case: 'alteil/outriders.yaml#the Ford Keeper turns an attack aside',
        },
        {
          card: 'OU-02',
          uses: ['answers > means'],
          case: 'alteil/outriders.yaml#a Counter Skill asks whether a skill did the damage, and of which unit',
          by: 'o-mirror',
        },
      ],
      dx2: [
        {
          card: 'court-chronicle',
          uses: ['when > means'],
          case: 'dx2/states.yaml#the use of the skill that is asked for is answered, and other damage is not',
          by: 'watch',
        },
      ],
      unnamed: [
        {
          card: 'E02',
          uses: ['by > means'],
          case: 'unnamed/parties.yaml#who has drawn by an effect is meant, and not who draws in the Draw Phase',
          by: 'tax',
        },
      ],
      nexus: [
        {
          card: 'N03',
          uses: ['when > by: effect'],
          case: 'nexus/strangers.yaml#what battle damage terminates is terminated in battle, and not by an effect',
          by: 'grudge',
        },
      ],
      gundam: [
        {
          card: 'R02',
          uses: ['when > by: effect'],
          case: 'gundam/sample-cards.yaml#Slag Trooper says nothing to damage from a battle',
        },
      ],
    },
  },
  {
    concept: 'every one of several things that happen at one moment',
    games: {
      alteil: [
        {
          card: 'RE-03',
          uses: ['kind: counter'],
          case: 'alteil/mini-phases.yaml#two that are hit at once both enter before either goes off, the lower cell first',
          by: 'echo',
        },
      ],
      dx2: [
        {
          card: 'gear-knight',
          uses: ['event: damaged'],
          case: 'dx2/strangers.yaml#an effect that several demons set off is about all of them, each with what happened to it',
          by: 'tend',
        },
      ],
      unnamed: [
        {
          card: 'M04',
          uses: ['on: onUnitDeath'],
          case: 'traps/unnamed.yaml#trap 11: each of two units that die together is heard, and an effect that asks for both gets the sum',
          by: 'wake',
        },
      ],
      nexus: [
        {
          card: 'E08',
          uses: ['event: terminated'],
          case: 'nexus/strangers.yaml#a skill reacts once for each agent that is terminated at one moment',
          by: 'crypt',
        },
      ],
      gundam: [
        {
          card: 'R10',
          uses: ['event: destroyed'],
          case: 'gundam/09-effects.yaml#two Units destroyed in one moment trigger an effect once',
          by: 'mourner',
        },
      ],
    },
  },
  {
    concept: 'what is attached or paired',
    games: {
      alteil: [{ none: 'no unit bears another card' }],
      dx2: [{ none: 'a demon bears its brands and skills for the whole battle' }],
      unnamed: [{ none: 'no card lies on or under another one' }],
      nexus: [
        {
          card: 'L17',
          uses: ['attachedTo'],
          case: 'nexus/concepts.yaml#Cut Both Ways terminates the gear that is attached to an agent',
        },
        {
          card: 'L20',
          uses: ['to: host'],
          case: 'nexus/concepts.yaml#Padded Lining protects the agent that it is attached to',
        },
        {
          card: 'L20',
          uses: ['hostOf'],
          case: 'nexus/concepts.yaml#Padded Lining shields its host for an X that is halved and rounded up',
        },
      ],
      gundam: [
        {
          card: 'P12',
          uses: ['pilotOf'],
          case: 'gundam/later-rulings.yaml#a Unit of an earlier turn attacks without its Pilot, one of this turn does not',
          by: 'unseat',
        },
        {
          card: 'P13',
          uses: ['filter > pilot'],
          case: 'gundam/later-rulings.yaml#a Unit of an earlier turn attacks without its Pilot, one of this turn does not',
          by: 'unseat',
        },
      ],
    },
  },
  {
    concept: 'what stands beside it, before it or in the same place',
    games: {
      alteil: [
        {
          card: 'WA-03',
          uses: ['beside'],
          case: 'alteil/numbers.yaml#units stand beside another one on its own grid',
          by: 'n-beside',
        },
      ],
      dx2: [{ none: 'demons stand in no rows, and only their order in action counts', clause: 'tie.7' }],
      unnamed: [
        {
          card: 'K06',
          uses: ['lane: next'],
          case: 'unnamed/concepts.yaml#Kiln Keeper calls a Cinder Cub to a lane beside its own',
        },
        {
          card: 'L05',
          uses: ['lane > of'],
          case: 'unnamed/words.yaml#the lanes and the row of another card are meant',
          by: 't9',
        },
        {
          card: 'L14',
          uses: ['row > of'],
          case: 'unnamed/words.yaml#the lanes and the row of another card are meant',
          by: 't9',
        },
      ],
      nexus: [
        { card: 'R07', uses: ['here: true'], case: 'nexus/sample-cards.yaml#Canopy Giant grows with its company' },
      ],
      gundam: [{ none: 'the battle area has no places' }],
    },
  },
  {
    concept: 'a row, a lane or a place that is chosen or drawn',
    games: {
      alteil: [
        {
          card: 'WA-03',
          uses: ['choose: row'],
          case: 'alteil/numbers.yaml#a chosen row is every unit in it that fits',
          by: 'n-row',
        },
        {
          card: 'WA-02',
          uses: ['random: column'],
          case: 'alteil/numbers.yaml#chance picks a column in which somebody fits, and only who fits is meant',
          by: 'n-column',
        },
      ],
      dx2: [{ none: 'demons stand in no rows, and only their order in action counts', clause: 'tie.7' }],
      unnamed: [
        {
          card: 'L04',
          uses: ['do: chooseLane'],
          case: 'unnamed/concepts.yaml#Cut the Thread destroys the weakest units of the lane that its player chooses',
        },
      ],
      nexus: [
        {
          card: 'L11',
          uses: ['zone: sectors', 'filter > in'],
          case: 'nexus/concepts.yaml#Moth in the Weave takes moths only from agents that it has bitten itself',
        },
      ],
      gundam: [{ none: 'the battle area has no places' }],
    },
  },
  {
    concept: 'a name for what was found, which is still good after another choice',
    games: {
      alteil: [
        {
          card: 'WA-06',
          uses: ['ref'],
          case: 'alteil/concepts.yaml#the Marshal of the Road sends an enemy home and does the AT that it had to another',
        },
      ],
      dx2: [
        {
          card: 'blood-tithe',
          uses: ['ref'],
          case: 'dx2/states.yaml#an amount of what was dealt, and one of what the last part did, shared out',
          by: 'tithe',
        },
      ],
      unnamed: [
        {
          card: 'W04',
          uses: ['ref'],
          case: 'unnamed/sample-cards.yaml#Mimic takes the power of what it is shown, at most 3 of the backline',
        },
      ],
      nexus: [
        {
          card: 'L11',
          uses: ['among', 'as: bitten'],
          case: 'nexus/concepts.yaml#Moth in the Weave takes moths only from agents that it has bitten itself',
        },
      ],
      gundam: [
        { card: 'G24', uses: ['ref'], case: 'gundam/sample-cards.yaml#Uproot compares what is left of two Units' },
      ],
    },
  },
  {
    concept: 'cards off the table, and the fallen, as what an effect is about',
    games: {
      alteil: [
        {
          card: 'WA-07',
          uses: ['do: transfer'],
          case: 'alteil/places.yaml#the newest card comes back first, and others by choice',
          by: 'p-back',
        },
      ],
      dx2: [
        {
          card: 'last-rites',
          uses: ['fallen: true'],
          case: 'dx2/moments.yaml#demons that fall in their own tier 3 and are revived there do not keep the turn from going on',
          by: 'swap',
        },
      ],
      unnamed: [
        {
          card: 'L08',
          uses: ['do: put'],
          case: 'unnamed/concepts.yaml#Loose Ends takes home as many units as combat has cost its player',
        },
        {
          card: 'F04',
          uses: ['zone: trash'],
          case: 'unnamed/ambiguities.yaml#the cost of a tech comes before it is revealed, and nobody learns it earlier',
          by: 'tomb',
        },
      ],
      nexus: [
        {
          card: 'R11',
          uses: ['zone: cache'],
          case: 'nexus/strangers.yaml#it does not find itself elsewhere than in the cache',
          by: 'grave',
        },
        {
          card: 'R13',
          uses: ['zone: deck'],
          case: 'nexus/ambiguities-and-rulings.yaml#a search of the own deck may find nothing',
          by: 'seek',
        },
      ],
      gundam: [
        {
          card: 'G15',
          uses: ['zone: trash'],
          case: 'gundam/sample-cards.yaml#Second Spring brings a Unit and a Pilot back together',
        },
      ],
    },
  },
  {
    concept: 'a card that works from off the table, or while it has fallen',
    games: {
      alteil: [
        {
          card: 'WA-06',
          uses: ['kind: soul'],
          case: 'alteil/concepts.yaml#the Marshal of the Road sends an enemy home and does the AT that it had to another',
        },
      ],
      dx2: [
        {
          card: 'tower-oath',
          uses: ['automatic > fallen'],
          case: 'dx2/moments.yaml#demons that fall in their own tier 3 and are revived there do not keep the turn from going on',
          by: 'swap',
        },
      ],
      unnamed: [
        {
          card: 'M12',
          uses: ['from: trash'],
          case: 'unnamed/sample-cards.yaml#Ragpicker comes out of the trash when the opponent discards, and not when it is the card discarded',
        },
        {
          card: 'P05',
          uses: ['from: hand'],
          case: 'unnamed/pacts.yaml#a card in the hand says when it costs less',
          by: 'heir',
        },
      ],
      nexus: [
        {
          card: 'L22',
          uses: ['from: cache'],
          case: 'nexus/concepts.yaml#Thread-Ghost comes out of the cache when its player loses a biome, and brings a card',
        },
        {
          card: 'L05',
          uses: ['from: hand'],
          case: 'nexus/concepts.yaml#the Heir in the hand goes under the deck for a card',
        },
      ],
      gundam: [
        {
          card: 'P01',
          uses: ['zone: trash', 'timing: constant'],
          case: 'gundam/judges.yaml#a Unit whose HP go with a condition falls to its damage',
          by: 'elder',
        },
      ],
    },
  },
  {
    concept: 'a card that hears from off the table what happens',
    games: {
      alteil: [
        {
          card: 'SO-02',
          uses: ['kind: soul'],
          case: 'alteil/mini-phases.yaml#LP damage enters its mini-phase and the Soul Skill runs',
          by: 's-one',
        },
      ],
      dx2: [
        {
          card: 'grave-tailor',
          uses: ['event: defeated'],
          case: 'dx2/language.yaml#an effect answers the fall of its own demon',
          by: 'last',
        },
      ],
      unnamed: [
        {
          card: 'M12',
          uses: ['from: trash', 'on: onDiscard'],
          case: 'unnamed/sample-cards.yaml#Ragpicker comes out of the trash when the opponent discards, and not when it is the card discarded',
        },
      ],
      nexus: [
        {
          card: 'L22',
          uses: ['from: cache', 'kind: reactive'],
          case: 'nexus/concepts.yaml#Thread-Ghost comes out of the cache when its player loses a biome, and brings a card',
        },
      ],
      gundam: [
        {
          card: 'P01',
          uses: ['zone: trash', 'timing: when'],
          case: 'gundam/06-5-main-phase.yaml#what an ability orders is done although another ability waits',
          by: 'caller',
        },
      ],
    },
  },
  {
    concept: 'a card of several names',
    games: {
      alteil: [
        {
          card: 'WA-10',
          uses: ['also'],
          case: 'alteil/lasting.yaml#a card is taken as another one where its name is asked for',
          by: 'l-cheap',
        },
      ],
      dx2: [{ none: 'demons are known by their ids, and brands and skills are asked for by none' }],
      unnamed: [{ card: 'A01', uses: ['alsoNamed'], case: 'unnamed/almanac.yaml#a card is found by a further name' }],
      nexus: [
        {
          card: 'C01',
          uses: ['also'],
          case: 'nexus/later-words.yaml#a card is taken for one of another name',
          by: 'spy',
        },
      ],
      gundam: [
        { card: 'P11', uses: ['alsoNamed'], case: 'gundam/later-words.yaml#another name links too', by: 'alias' },
      ],
    },
  },
  {
    concept: 'a card of several colours or kinds, or of none',
    games: {
      alteil: [
        {
          card: 'WA-05',
          uses: ['sphere: gowen', 'sphere: refess'],
          case: 'alteil/concepts.yaml#the Drill Master has two units exchange their AGI',
        },
      ],
      dx2: [
        {
          card: 'unmake',
          uses: ['element'],
          case: 'dx2/concepts.yaml#Unmake takes what raises the values of its targets',
        },
      ],
      unnamed: [{ none: 'units and lands have no colours, and any number of tribes' }],
      nexus: [
        {
          card: 'C02',
          uses: ['energy: ember', 'energy: tide'],
          case: 'nexus/later-words.yaml#an anomaly of two types gives what a cost asks for',
          by: 'fork',
        },
      ],
      gundam: [
        {
          card: 'TP1',
          uses: ['token: true', 'type: unit'],
          case: 'gundam/02-04-cards-and-areas.yaml#a destroyed token leaves the game after its trigger has seen it',
          by: 'husk',
        },
      ],
    },
  },
  // How much.
  {
    concept: 'at least and at most',
    games: {
      alteil: [
        {
          card: 'RE-08',
          uses: ['max'],
          case: 'alteil/card-language.yaml#an amount never exceeds its bound',
          by: 'a-scale',
        },
      ],
      dx2: [
        {
          card: 'blood-tithe',
          uses: ['max'],
          case: 'dx2/concepts.yaml#Blood Tithe feeds up to two allies of its player’s choice',
        },
      ],
      unnamed: [
        {
          card: 'W04',
          uses: ['max'],
          case: 'unnamed/sample-cards.yaml#Mimic takes the power of what it is shown, at most 3 of the backline',
        },
      ],
      nexus: [
        {
          card: 'L07',
          uses: ['max'],
          case: 'nexus/concepts.yaml#Splice the Moment gives an action new targets and another speed',
        },
      ],
      gundam: [
        {
          card: 'G22',
          uses: ['max'],
          case: 'gundam/sample-cards.yaml#Communion mends each Unit by what it has received, at most two',
        },
      ],
    },
  },
  {
    concept: 'rounded down or up',
    games: {
      alteil: [
        {
          card: 'WA-01',
          uses: ['round'],
          case: 'alteil/numbers.yaml#an amount for each unit is one blow, worked out before it falls',
          by: 'n-each',
        },
      ],
      dx2: [{ card: 'echoing-wound', uses: ['round: up'], case: 'dx2/concepts.yaml#Echoing Wound rounds a tenth up' }],
      unnamed: [
        {
          card: 'L08',
          uses: ['round'],
          case: 'unnamed/words.yaml#chance takes as many as an amount says, and they are known by a name',
          by: 't11',
        },
      ],
      nexus: [
        {
          card: 'L20',
          uses: ['round: up'],
          case: 'nexus/concepts.yaml#Padded Lining shields its host for an X that is halved and rounded up',
        },
      ],
      gundam: [
        {
          card: 'P14',
          uses: ['round: up'],
          case: 'gundam/concepts.yaml#Weigh the Dead lets its player choose up to half as many Units as the level',
        },
      ],
    },
  },
  {
    concept: 'as much as was just done',
    games: {
      alteil: [
        {
          card: 'WA-07',
          uses: ['moved'],
          case: 'alteil/places.yaml#the newest card comes back first, and others by choice',
          by: 'p-back',
        },
        {
          card: 'FA-22',
          uses: ['did'],
          case: 'alteil/concepts.yaml#Cut the Strings falls on a random enemy where nobody has strings',
        },
      ],
      dx2: [
        {
          card: 'blood-tithe',
          uses: ['dealt'],
          case: 'dx2/concepts.yaml#Blood Tithe feeds up to two allies of its player’s choice',
        },
        {
          card: 'blood-tithe',
          uses: ['did'],
          case: 'dx2/concepts.yaml#Blood Tithe feeds up to two allies of its player’s choice',
        },
      ],
      unnamed: [
        {
          card: 'L02',
          uses: ['did'],
          case: 'unnamed/concepts.yaml#Knot Keeper draws a card less than the knots it had, and asks for two',
        },
      ],
      nexus: [
        {
          card: 'L23',
          uses: ['did'],
          case: 'nexus/concepts.yaml#Inside Out swaps attack and defense, and asks for two cards or none',
        },
      ],
      gundam: [
        {
          card: 'P18',
          uses: ['did'],
          case: 'gundam/later-words.yaml#a text asks among the cards it has moved, and how many they were',
          by: 'dig',
        },
      ],
    },
  },
  {
    concept: 'as much as the event was that it answers',
    games: {
      alteil: [
        {
          card: 'LA-03',
          uses: ['taken'],
          case: 'alteil/card-language.yaml#a Counter Skill knows what hit its unit and how much it took',
          by: 'c-same',
        },
      ],
      dx2: [
        { card: 'echoing-wound', uses: ['eventAmount'], case: 'dx2/concepts.yaml#Echoing Wound rounds a tenth up' },
      ],
      unnamed: [
        {
          card: 'G11',
          uses: ['eventAmount'],
          case: 'unnamed/parties.yaml#who loses protection hears it, and how much',
          by: 'sorry',
        },
      ],
      nexus: [
        {
          card: 'L18',
          uses: ['eventAmount'],
          case: 'nexus/concepts.yaml#Pattern Archive hears moths, those of cards and those of a player',
        },
      ],
      gundam: [
        {
          card: 'R12',
          uses: ['eventAmount'],
          case: 'gundam/strangers.yaml#the amount of one moment is the sum of its hits',
          by: 'tally',
        },
      ],
    },
  },
  {
    concept: 'what is printed, what it is now and what is left of it',
    games: {
      alteil: [
        {
          card: 'WA-01',
          uses: ['base: true'],
          case: 'alteil/numbers.yaml#restored numbers are those of the card',
          by: 'n-base',
        },
        {
          card: 'RE-07',
          uses: ['stat: maxHp'],
          case: 'alteil/numbers.yaml#greatest HP of 0 bring a unit down',
          by: 'n-zero',
        },
      ],
      dx2: [
        {
          card: 'ledger-of-debts',
          uses: ['percentOf: maxHp'],
          case: 'dx2/concepts.yaml#Ledger of Debts reckons with what is missing and with what was done before',
        },
        {
          card: 'ledger-of-debts',
          uses: ['percentOf: missingHp'],
          case: 'dx2/concepts.yaml#Ledger of Debts reckons with what is missing and with what was done before',
        },
      ],
      unnamed: [
        {
          card: 'W04',
          uses: ['stat: front'],
          case: 'unnamed/sample-cards.yaml#Mimic takes the power of what it is shown, at most 3 of the backline',
        },
      ],
      nexus: [
        {
          card: 'N07',
          uses: ['stat: terminal'],
          case: 'nexus/concepts.yaml#an agent with enough defense left is held in its biome by Collapse Survey',
        },
        {
          card: 'L02',
          uses: ['printedAttack'],
          case: 'nexus/concepts.yaml#Knotted Sentinel is not defended against by what is strong and frail in print',
        },
      ],
      gundam: [
        {
          card: 'G24',
          uses: ['stat: remainingHp'],
          case: 'gundam/sample-cards.yaml#Uproot compares what is left of two Units',
        },
        {
          card: 'P10',
          uses: ['lowest: printedAp'],
          case: 'gundam/concepts.yaml#Gravel Choir strikes those whose printed AP is the lowest',
        },
      ],
    },
  },
  {
    concept: 'an amount of its own for each, all at one moment',
    games: {
      alteil: [
        {
          card: 'WA-01',
          uses: ['of: each'],
          case: 'alteil/numbers.yaml#an amount for each unit is one blow, worked out before it falls',
          by: 'n-each',
        },
      ],
      dx2: [
        {
          card: 'spring',
          uses: ['of: each'],
          case: 'dx2/moments.yaml#each is the demon that the amount is for, and it the one that was chosen',
          by: 'bless',
        },
      ],
      unnamed: [
        {
          card: 'E10',
          uses: ['of: each'],
          case: 'unnamed/parties.yaml#a number is worked out for each card it is done to',
          by: 'double',
        },
      ],
      nexus: [
        {
          card: 'C10',
          uses: ['amount > of: each'],
          case: 'nexus/later-words.yaml#damage is worked out for each of several by itself',
          by: 'salt',
        },
        {
          card: 'C04',
          uses: ['constant > attack', 'attachedTo: each'],
          case: 'nexus/later-words.yaml#what holds for each of several is worked out for each by itself',
          by: 'armoury',
        },
      ],
      gundam: [
        {
          card: 'P22',
          uses: ['each: true'],
          case: 'gundam/concepts.yaml#The Reckoning remembers a Wake Unit that fell in the turn before',
        },
      ],
    },
  },
  {
    concept: 'a sum that is shared out',
    games: {
      alteil: [
        {
          card: 'OU-20',
          uses: ['divide: true'],
          case: 'alteil/outriders.yaml#Scattered Embers are divided, and nothing comes to one unit alone',
        },
      ],
      dx2: [
        { card: 'ledger-of-debts', uses: ['divide: true'], case: 'dx2/concepts.yaml#Echoing Wound rounds a tenth up' },
      ],
      unnamed: [
        { card: 'F03', uses: ['divide: true'], case: 'unnamed/feints.yaml#power is divided among units', by: 'split' },
      ],
      nexus: [
        {
          card: 'L14',
          uses: ['divide: true'],
          case: 'nexus/words.yaml#an effect divides damage as its player says',
          by: 'spray',
        },
      ],
      gundam: [
        {
          card: 'P19',
          uses: ['divide: true'],
          case: 'gundam/later-words.yaml#damage is shared out among the chosen, at one moment',
          by: 'hail',
        },
      ],
    },
  },
  {
    concept: 'as many choices as an amount says, or from so many to so many',
    games: {
      alteil: [
        {
          card: 'WA-01',
          uses: ['choose > stat'],
          case: 'alteil/numbers.yaml#the opponent chooses where the skill says so, as many as a number comes to',
          by: 'n-they',
        },
        {
          card: 'WA-01',
          uses: ['choose > min'],
          case: 'alteil/numbers.yaml#a number by chance lies between its bounds and can be used again',
          by: 'n-roll',
        },
      ],
      dx2: [
        {
          card: 'blood-tithe',
          uses: ['choose > upTo'],
          case: 'dx2/concepts.yaml#Blood Tithe feeds up to two allies of its player’s choice',
        },
      ],
      unnamed: [
        {
          card: 'L08',
          uses: ['upTo > history'],
          case: 'unnamed/concepts.yaml#Loose Ends takes home as many units as combat has cost its player',
        },
        {
          card: 'L06',
          uses: ['choose > min'],
          case: 'unnamed/words.yaml#who has to choose at least two of which there is one chooses none',
          by: 't5',
        },
      ],
      nexus: [
        {
          card: 'L07',
          uses: ['choose > min'],
          case: 'nexus/concepts.yaml#Splice the Moment gives an action new targets and another speed',
        },
      ],
      gundam: [
        {
          card: 'P14',
          uses: ['upTo > level'],
          case: 'gundam/concepts.yaml#Weigh the Dead lets its player choose up to half as many Units as the level',
        },
      ],
    },
  },
  {
    concept: 'what has happened in this turn',
    games: {
      alteil: [
        {
          card: 'OU-22',
          uses: ['happened: attack'],
          case: 'alteil/outriders.yaml#what has happened in the turn is counted for both',
          by: 'o-tally',
        },
        {
          card: 'OU-22',
          uses: ['happened: grimoire'],
          case: 'alteil/outriders.yaml#the Reckoning of the Road counts Grimoires, itself included',
        },
      ],
      dx2: [
        {
          card: 'ledger-of-debts',
          uses: ['history: skillUsed'],
          case: 'dx2/concepts.yaml#Ledger of Debts reckons with what is missing and with what was done before',
        },
      ],
      unnamed: [
        {
          card: 'L11',
          uses: ['history'],
          case: 'unnamed/words.yaml#the units that died in this turn are counted, as they were when they left',
          by: 't3',
        },
      ],
      nexus: [
        {
          card: 'T12',
          uses: ['history'],
          case: 'nexus/concepts.yaml#Deep Reading asks for a card once four were drawn in the turn',
        },
      ],
      gundam: [
        {
          card: 'R20',
          uses: ['history'],
          case: 'gundam/sample-cards.yaml#Comet Ram counts the attacks before its own',
        },
      ],
    },
  },
  {
    concept: 'what happened in the turn before, in a battle or in the whole match',
    games: {
      alteil: [
        {
          card: 'WA-11',
          uses: ['activations'],
          case: 'alteil/lasting.yaml#a skill with a limit runs no more often, also when it was given again',
          by: 'l-once',
        },
        {
          card: 'WA-12',
          uses: ['counter: grimoires'],
          case: 'alteil/lasting.yaml#the Grimoires of an Iczer are counted where a card asks for it',
          by: 'l-count-rocks',
        },
      ],
      dx2: [
        {
          card: 'ledger-of-debts',
          uses: ['span: battle', 'history'],
          case: 'dx2/concepts.yaml#Ledger of Debts reckons with what is missing and with what was done before',
        },
      ],
      unnamed: [
        {
          card: 'L01',
          uses: ['span: lastTurn'],
          case: 'unnamed/words.yaml#what happened in the turn before is asked for, and what happened in the match',
          by: 'elder',
        },
        {
          card: 'L08',
          uses: ['span: match'],
          case: 'unnamed/concepts.yaml#Loose Ends takes home as many units as combat has cost its player',
        },
      ],
      nexus: [
        {
          card: 'L15',
          uses: ['span: lastTurn'],
          case: 'nexus/words.yaml#a card looks back at the turn before',
          by: 'reckon',
        },
      ],
      gundam: [
        {
          card: 'P22',
          uses: ['span: lastTurn'],
          case: 'gundam/concepts.yaml#The Reckoning remembers a Wake Unit that fell in the turn before',
        },
      ],
    },
  },
  {
    concept: 'counters and marks of any name',
    games: {
      alteil: [
        {
          card: 'WA-09',
          uses: ['marked'],
          case: 'alteil/lasting.yaml#counters stay, are counted, and go when an effect takes them',
          by: 'l-mark',
        },
        {
          card: 'WA-12',
          uses: ['counter'],
          case: 'alteil/lasting.yaml#counters stay, are counted, and go when an effect takes them',
          by: 'l-mark',
        },
      ],
      dx2: [
        {
          card: 'ledger-of-debts',
          uses: ['counter'],
          case: 'dx2/concepts.yaml#Ledger of Debts reckons with what is missing and with what was done before',
        },
      ],
      unnamed: [
        {
          card: 'L02',
          uses: ['marked'],
          case: 'unnamed/concepts.yaml#Knot Keeper draws a card less than the knots it had, and asks for two',
        },
      ],
      nexus: [
        {
          card: 'L11',
          uses: ['counter'],
          case: 'nexus/concepts.yaml#Moth in the Weave counts its moths on agents and on the opponent',
        },
      ],
      gundam: [
        {
          card: 'P21',
          uses: ['counter'],
          case: 'gundam/later-words.yaml#an ability works as often as its limit says, and counters are read and taken off',
          by: 'charger',
        },
      ],
    },
  },
  {
    concept: 'marks that end by themselves',
    games: {
      alteil: [
        {
          card: 'WA-09',
          uses: ['do: mark', 'until'],
          case: 'alteil/lasting.yaml#Iczers bear counters, for a time',
          by: 'l-count',
        },
      ],
      dx2: [
        {
          card: 'gathering-storm',
          uses: ['do: mark', 'turns'],
          case: 'dx2/concepts.yaml#Gathering Storm becalms for two turns whom it strikes',
        },
      ],
      unnamed: [
        {
          card: 'L06',
          uses: ['do: mark', 'until'],
          case: 'unnamed/words.yaml#counters are put on and taken off, asked for, and end with the turn',
          by: 't7',
        },
      ],
      nexus: [
        {
          card: 'L11',
          uses: ['do: mark', 'until'],
          case: 'nexus/concepts.yaml#Moth in the Weave counts its moths on agents and on the opponent',
        },
      ],
      gundam: [
        {
          card: 'P19',
          uses: ['do: mark', 'until'],
          case: 'gundam/concepts.yaml#Toll of the Bell marks a Unit for the end of the turn, and draws what is not paid for',
        },
      ],
    },
  },
  {
    concept: 'marks that are heard when they come and go',
    games: {
      alteil: [
        {
          card: 'OU-03',
          uses: ['event: mark'],
          case: 'alteil/outriders.yaml#the Bell Rider hears a Grimoire, and that it is focused',
        },
        {
          card: 'OU-03',
          uses: ['event: unmark'],
          case: 'alteil/outriders.yaml#the Bell Rider heals when it is focused no more',
        },
      ],
      dx2: [
        {
          card: 'storm-eye',
          uses: ['event: marked'],
          case: 'dx2/states.yaml#marks of a name add up, cards that change their number are counted in, and events tell of them',
          by: 'herald',
        },
        {
          card: 'storm-eye',
          uses: ['event: unmarked'],
          case: 'dx2/states.yaml#marks of a name add up, cards that change their number are counted in, and events tell of them',
          by: 'herald',
        },
      ],
      unnamed: [
        {
          card: 'E06',
          uses: ['on: onMark'],
          case: 'unnamed/parties.yaml#a unit hears the counters that it asks for',
          by: 'tally',
        },
        {
          card: 'E08',
          uses: ['on: onUnmark'],
          case: 'unnamed/parties.yaml#a unit hears the counters that it asks for',
          by: 'tally',
        },
      ],
      nexus: [
        {
          card: 'L18',
          uses: ['event: marked'],
          case: 'nexus/concepts.yaml#Pattern Archive hears moths, those of cards and those of a player',
        },
      ],
      gundam: [
        {
          card: 'P27',
          uses: ['event: marked'],
          case: 'gundam/extensions.yaml#counters are heard by those that ask for their name, and each comes and goes once',
        },
        {
          card: 'P27',
          uses: ['event: unmarked'],
          case: 'gundam/extensions.yaml#counters are heard by those that ask for their name, and each comes and goes once',
        },
      ],
    },
  },
  // When.
  {
    concept: 'an answer to what happens to cards',
    games: {
      alteil: [
        {
          card: 'LA-03',
          uses: ['kind: counter'],
          case: 'alteil/card-language.yaml#a Counter Skill knows what hit its unit and how much it took',
          by: 'c-same',
        },
        {
          card: 'LA-02',
          uses: ['kind: close'],
          case: 'alteil/lasting.yaml#a price of a skill that runs by itself is paid when it runs',
          by: 'l-price',
        },
      ],
      dx2: [
        {
          card: 'hollow-judge',
          uses: ['event: healed'],
          case: 'dx2/sample-cards.yaml#the Hollow Judge answers the heal of an enemy with as much damage',
        },
      ],
      unnamed: [
        {
          card: 'R07',
          uses: ['on: onMove'],
          case: 'unnamed/concepts.yaml#Eel Runner draws for its first move of a turn alone',
        },
        {
          card: 'E07',
          uses: ['on: onLeave'],
          case: 'unnamed/parties.yaml#a unit that is returned has left, and a land in its lane hears it',
          by: 'gate',
        },
      ],
      nexus: [
        {
          card: 'E08',
          uses: ['event: terminated'],
          case: 'nexus/adversarial.yaml#a modification that falls off hears of its agent, and knows it as it was',
          by: 'leech',
        },
      ],
      gundam: [
        {
          card: 'W12',
          uses: ['event: attacks'],
          case: 'gundam/sample-cards.yaml#Novice Tamsin mends her Unit when the player is attacked, not when a Unit is',
        },
      ],
    },
  },
  {
    concept: 'an answer to a card, a skill or a keyword that is used',
    games: {
      alteil: [
        {
          card: 'OU-03',
          uses: ['event: skill'],
          case: 'alteil/outriders.yaml#the Bell Rider is paid for the skills of enemies',
        },
        {
          card: 'OU-03',
          uses: ['event: grimoire'],
          case: 'alteil/outriders.yaml#the Bell Rider hears a Grimoire, and that it is focused',
        },
        {
          card: 'OU-03',
          uses: ['event: attack'],
          case: 'alteil/outriders.yaml#a Watch Skill hears attacks, of those who attack first',
          by: 'o-bell',
        },
      ],
      dx2: [
        {
          card: 'kindle-the-row',
          uses: ['event: skillUsed', 'skill > not'],
          case: 'dx2/skills.yaml#of several sorts of skills some are left out',
          by: 'picky',
        },
        {
          card: 'court-chronicle',
          uses: ['event: skillUsed'],
          case: 'dx2/states.yaml#a skill that an effect uses is no action',
          by: 'watch',
        },
        {
          card: 'court-chronicle',
          uses: ['event: passed'],
          case: 'dx2/states.yaml#a demon endures as often as its cards say, and then falls',
          by: 'clerk',
        },
      ],
      unnamed: [
        { card: 'E08', uses: ['on: onUse'], case: 'unnamed/parties.yaml#a use is heard after the effect', by: 'smith' },
        {
          card: 'E08',
          uses: ['on: onTechPlayed'],
          case: 'unnamed/parties.yaml#a tech is heard that has the name asked for',
          by: 'scholar',
        },
      ],
      nexus: [
        {
          card: 'S15',
          uses: ['event: played'],
          case: 'nexus/concepts.yaml#Switchboard answers a card of Speed 2 or more',
        },
      ],
      gundam: [
        {
          card: 'P08',
          uses: ['event: activated'],
          case: 'gundam/concepts.yaml#Candle Swarm is stronger for every activated ability of its player',
        },
        {
          card: 'P08',
          uses: ['event: supported'],
          case: 'gundam/later-words.yaml#Support is heard with the Unit it strengthens',
          by: 'helper',
        },
        {
          card: 'B11',
          uses: ['event: commandPlayed'],
          case: 'gundam/sample-cards.yaml#Teodor Quill sets a Resource active once a turn for a Command',
        },
      ],
    },
  },
  {
    concept: 'an answer to what is gained, paid or lost by a player',
    games: {
      alteil: [
        {
          card: 'SO-02',
          uses: ['kind: soul'],
          case: 'alteil/mini-phases.yaml#LP damage of 3 is taken point by point, Soul Skills between',
          by: 's-one',
        },
      ],
      dx2: [
        {
          card: 'hoar-scribe',
          uses: ['event: mpLost'],
          case: 'dx2/concepts.yaml#the Hoar Scribe gets an MP when it has taken some from an enemy',
        },
        {
          card: 'tin-harlequin',
          uses: ['event: iconsGained'],
          case: 'dx2/concepts.yaml#the Tin Harlequin gets MP for the icons of its team',
        },
      ],
      unnamed: [
        {
          card: 'E04',
          uses: ['on: onProtectionLost'],
          case: 'unnamed/parties.yaml#who loses protection hears it, and how much',
          by: 'sorry',
        },
        {
          card: 'E03',
          uses: ['on: whenTaken'],
          case: 'unnamed/parties.yaml#a card taken from protection is shown and may come into play',
          by: 'trapcard',
        },
      ],
      nexus: [
        {
          card: 'V05',
          uses: ['event: sectorDamaged'],
          case: 'nexus/concepts.yaml#Name Taker makes the opponent discard for a damaged sector',
        },
        {
          card: 'H01',
          uses: ['event: drawn', 'by: effect'],
          case: 'nexus/chance.yaml#a draw by an effect is heard, and that of the draw step is not',
          by: 'ear',
        },
      ],
      gundam: [
        {
          card: 'P17',
          uses: ['event: resourcePlaced'],
          case: 'gundam/concepts.yaml#The Undercroft draws for an EX Resource of its own player',
        },
        {
          card: 'W18',
          uses: ['event: shieldDestroyed'],
          case: 'gundam/later-words.yaml#a Base and a Shield that a Unit destroys in battle are heard by one text',
          by: 'raider',
        },
      ],
    },
  },
  {
    concept: 'effects that are put off',
    games: {
      alteil: [
        {
          card: 'WA-06',
          uses: ['later'],
          case: 'alteil/places.yaml#what is put off comes after the SP of the next turns, with what was chosen',
          by: 'p-later',
        },
      ],
      dx2: [
        {
          card: 'slow-fuse',
          uses: ['later'],
          case: 'dx2/states.yaml#what is put off comes once, about whom it meant, also after its demon has fallen',
          by: 'fuse',
        },
      ],
      unnamed: [
        {
          card: 'P06',
          uses: ['later'],
          case: 'unnamed/pacts.yaml#an effect falls due at the end of the turn and still knows what was chosen',
          by: 'note',
        },
      ],
      nexus: [
        {
          card: 'L08',
          uses: ['later'],
          case: 'nexus/words.yaml#what is put off to the end of the turn enters the queue then',
          by: 'doom',
        },
      ],
      gundam: [
        {
          card: 'P19',
          uses: ['later'],
          case: 'gundam/concepts.yaml#Toll of the Bell marks a Unit for the end of the turn, and draws what is not paid for',
        },
      ],
    },
  },
  {
    concept: 'effects that come again, so many times',
    games: {
      alteil: [
        {
          card: 'WA-08',
          uses: ['later', 'times'],
          case: 'alteil/places.yaml#what is put off comes after the SP of the next turns, with what was chosen',
          by: 'p-later',
        },
      ],
      dx2: [
        {
          card: 'slow-fuse',
          uses: ['later', 'times'],
          case: 'dx2/states.yaml#what is put off until something happens answers it, and waits no longer than it says',
          by: 'trap',
        },
      ],
      unnamed: [
        {
          card: 'P06',
          uses: ['later', 'times'],
          case: 'unnamed/pacts.yaml#a delayed effect goes off as often as it says and no more',
          by: 'twice',
        },
      ],
      nexus: [
        {
          card: 'L08',
          uses: ['later', 'times'],
          case: 'nexus/words.yaml#it waits as many times as it says',
          by: 'echo',
        },
      ],
      gundam: [
        {
          card: 'P22',
          uses: ['later', 'times'],
          case: 'gundam/later-words.yaml#what waits as often as it can goes off for each moment of the turn, and no longer',
          by: 'hunt',
        },
      ],
    },
  },
  {
    concept: 'what comes every second or third turn',
    games: {
      alteil: [
        {
          card: 'OU-01',
          uses: ['every'],
          case: 'alteil/outriders.yaml#the Far Scout grows in turn 5, and not in turn 6',
        },
      ],
      dx2: [
        { card: 'tower-oath', uses: ['every'], case: 'dx2/states.yaml#in the turn before it does not', by: 'pulse' },
      ],
      unnamed: [
        {
          card: 'A02',
          uses: ['every: 3'],
          case: 'unnamed/almanac.yaml#Third Harvest comes in in the third turn of its player',
        },
      ],
      nexus: [
        {
          card: 'C01',
          uses: ['every'],
          case: 'nexus/later-words.yaml#a skill reacts in every second turn of its player, counted from its arrival',
          by: 'pulse',
        },
      ],
      gundam: [
        {
          card: 'P27',
          uses: ['every: 2'],
          case: 'gundam/extensions.yaml#Ash Reckoner marks itself at the start of every second turn of its player',
        },
      ],
    },
  },
  {
    concept: 'abilities that are given for a time',
    games: {
      alteil: [
        {
          card: 'RE-09',
          uses: ['do: grant'],
          case: 'alteil/lasting.yaml#a skill with a limit runs no more often, also when it was given again',
          by: 'l-once',
        },
      ],
      dx2: [
        {
          card: 'thorn-empress',
          uses: ['do: grant'],
          case: 'dx2/sample-cards.yaml#the Thorn Empress gives thorns to a companion, which answers hits from then on',
        },
      ],
      unnamed: [
        {
          card: 'W05',
          uses: ['do: grant'],
          case: 'unnamed/concepts.yaml#Drillmaster teaches another unit to stand up after a victory',
        },
      ],
      nexus: [
        {
          card: 'N08',
          uses: ['do: grant'],
          case: 'nexus/concepts.yaml#Relay Bishop’s lesson is used by the agent that it was given to, and ends with the turn',
        },
      ],
      gundam: [
        {
          card: 'R24',
          uses: ['do: grant'],
          case: 'gundam/sample-cards.yaml#Psalm Furnace lends First Strike and a spark to another Unit',
        },
      ],
    },
  },
  {
    concept: 'abilities that a card gives which is used once',
    games: {
      alteil: [
        {
          card: 'WA-27',
          uses: ['do: grant', 'type: grimoire', 'granted: true'],
          case: 'alteil/concepts.yaml#Marching Orders give a unit a skill that it uses in the same turn',
        },
      ],
      dx2: [
        {
          card: 'keen-trance',
          uses: ['do: grant', 'use'],
          case: 'dx2/states.yaml#what was given for one attack is used up by it',
          by: 'lend',
        },
      ],
      unnamed: [
        {
          card: 'A03',
          uses: ['do: grant', 'granted: true', 'type: tech'],
          case: 'unnamed/almanac.yaml#what a tech has given works when the tech is in the trash',
        },
      ],
      nexus: [
        {
          card: 'C03',
          uses: ['type: event', 'do: grant', 'granted: true'],
          case: 'nexus/later-words.yaml#an agent that an event gave a skill to has it until the turn ends',
          by: 'lesson',
        },
      ],
      gundam: [
        {
          card: 'P25',
          uses: ['do: grant', 'type: command', 'granted: true'],
          case: 'gundam/concepts.yaml#Borrowed Dirge has a Unit draw when it attacks',
        },
      ],
    },
  },
  {
    concept: 'given abilities that are taken away again',
    games: {
      alteil: [
        {
          card: 'FA-22',
          uses: ['do: take'],
          case: 'alteil/concepts.yaml#Cut the Strings takes the skills of an enemy that has some, and hits it harder',
        },
      ],
      dx2: [
        {
          card: 'lay-bare',
          uses: ['what: effects'],
          case: 'dx2/concepts.yaml#Lay Bare takes the thorns from a demon that was given them',
        },
      ],
      unnamed: [
        {
          card: 'F05',
          uses: ['do: silence'],
          case: 'unnamed/feints.yaml#what is silenced has neither abilities nor continuous effects',
          by: 'hush',
        },
      ],
      nexus: [
        {
          card: 'L09',
          uses: ['do: strip'],
          case: 'nexus/words.yaml#an agent that loses its skills uses none',
          by: 'shush',
        },
      ],
      gundam: [
        {
          card: 'P20',
          uses: ['do: lose'],
          case: 'gundam/later-words.yaml#a Unit that has lost its abilities and Blocker has neither',
          by: 'hush',
        },
      ],
    },
  },
  {
    concept: 'so many times in a turn',
    games: {
      alteil: [
        {
          card: 'WA-09',
          uses: ['limit > per: turn'],
          case: 'alteil/concepts.yaml#a limited skill whose condition is not met has not run, and another copy still may',
          by: 'keeper',
        },
      ],
      dx2: [
        {
          card: 'clock-mother',
          uses: ['limit > turn'],
          case: 'dx2/sample-cards.yaml#the Clock Mother thanks three companions a turn',
        },
      ],
      unnamed: [
        {
          card: 'R07',
          uses: ['oncePerTurn'],
          case: 'unnamed/concepts.yaml#Eel Runner draws for its first move of a turn alone',
        },
        {
          card: 'P02',
          uses: ['timesPerTurn'],
          case: 'unnamed/pacts.yaml#an effect works twice a turn and not a third time',
          by: 'smith',
        },
      ],
      nexus: [
        {
          card: 'L18',
          uses: ['limit > per: turn'],
          case: 'nexus/concepts.yaml#Pattern Archive hears moths, those of cards and those of a player',
        },
      ],
      gundam: [
        {
          card: 'B08',
          uses: ['oncePerTurn'],
          case: 'gundam/sample-cards.yaml#Meridian Ark returns an enemy Unit once a turn for a Resource while it is linked',
        },
      ],
    },
  },
  {
    concept: 'so many times in a battle or a match',
    games: {
      alteil: [
        {
          card: 'WA-11',
          uses: ['limit > per: match'],
          case: 'alteil/lasting.yaml#a skill with a limit runs no more often, also when it was given again',
          by: 'l-once',
        },
      ],
      dx2: [
        {
          card: 'bell-and-candle',
          uses: ['also', 'limit > battle: 3'],
          case: 'dx2/exchange.yaml#Bell and Candle works at each of its moments, and all of them count for its limit',
        },
        {
          card: 'bell-saint',
          uses: ['limit > battle'],
          case: 'dx2/sample-cards.yaml#the Bell Saint brings back a companion that an enemy defeated, once a battle',
        },
      ],
      unnamed: [
        {
          card: 'A04',
          uses: ['timesPerMatch'],
          case: 'unnamed/almanac.yaml#what works once in a match works once for all copies, also in later turns',
        },
      ],
      nexus: [
        {
          card: 'L05',
          uses: ['limit > per: match'],
          case: 'nexus/words.yaml#a sector that is spared keeps 1 durability, once in a match',
          by: 'anchor',
        },
      ],
      gundam: [
        { card: 'P23', uses: ['limit > per: battle'], case: 'gundam/concepts.yaml#Bone Clock works once in a battle' },
      ],
    },
  },
  {
    concept: 'a limit that is not spent by what did not happen',
    games: {
      alteil: [
        {
          card: 'WA-09',
          uses: ['limit', 'if'],
          case: 'alteil/concepts.yaml#a limited skill whose condition is not met has not run, and another copy still may',
          by: 'keeper',
        },
      ],
      dx2: [
        {
          card: 'riposte',
          uses: ['limit'],
          case: 'dx2/moments.yaml#an effect that was about nobody can still work later',
          by: 'wake',
        },
      ],
      unnamed: [
        {
          card: 'R07',
          uses: ['oncePerTurn'],
          case: 'unnamed/concepts.yaml#a move for which Eel Runner declined to draw is not its one of the turn',
        },
      ],
      nexus: [
        { none: 'a skill that is limited is used up as it enters the queue, whatever becomes of it', clause: 'R18' },
      ],
      gundam: [
        {
          card: 'W04',
          uses: ['oncePerTurn: true', 'optional: true'],
          case: 'gundam/audit.yaml#a replacement that was declined has not been used',
          by: 'saver2',
        },
      ],
    },
  },
  // What.
  {
    concept: 'something else in place of an end, or living through it',
    games: {
      alteil: [
        {
          card: 'WA-13',
          uses: ['what: fall'],
          case: "alteil/lasting.yaml#a unit that can't fall keeps 1 HP, and damage by those it names is none",
          by: 'l-last',
        },
      ],
      dx2: [
        {
          card: 'iron-constitution',
          uses: ['endure'],
          case: 'dx2/states.yaml#a demon endures as often as its cards say, and then falls',
          by: 'tough',
        },
      ],
      unnamed: [
        {
          card: 'P03',
          uses: ['instead > of: beDestroyed'],
          case: 'unnamed/pacts.yaml#what is replaced does not happen and triggers nothing',
          by: 'cat',
        },
      ],
      nexus: [
        {
          card: 'L05',
          uses: ['instead > of: terminated'],
          case: 'nexus/words.yaml#an agent that is spared loses its damage and goes elsewhere',
          by: 'phoenix',
        },
      ],
      gundam: [
        {
          card: 'W10',
          uses: ['instead > of: destroyed'],
          case: 'gundam/sample-cards.yaml#Anselm Roe takes his linked Unit home instead of losing it',
        },
      ],
    },
  },
  {
    concept: 'something else in place of damage, a loss or an action',
    games: {
      alteil: [
        {
          card: 'WA-09',
          uses: ['kind: attack'],
          case: 'alteil/lasting.yaml#an Attack Skill is carried out in place of the attack',
          by: 'l-sweep',
        },
        {
          card: 'WA-09',
          uses: ['kind: standby'],
          case: 'alteil/lasting.yaml#a Standby Skill takes the place of the healing',
          by: 'l-sweep',
        },
      ],
      dx2: [
        {
          card: 'surety',
          uses: ['takesFor'],
          case: 'dx2/exchange.yaml#Surety takes a share of the damage of a weak companion, and of no other',
        },
      ],
      unnamed: [
        {
          card: 'P09',
          uses: ['instead > of: loseProtection'],
          case: 'unnamed/pacts.yaml#where no protection is lost there is no hit',
          by: 'vault',
        },
        {
          card: 'U05',
          uses: ['instead > of: lose'],
          case: 'unnamed/defeat-instead.yaml#an attack on a player without protection is survived once, and hits nothing',
        },
        {
          card: 'U06',
          uses: ['from: hand', 'instead > of: discard'],
          case: 'unnamed/discards-instead.yaml#the Trapdoor Actor is summoned in place of being discarded by an enemy effect',
        },
        {
          card: 'U06',
          uses: ['instead > filter'],
          case: 'unnamed/discards-instead.yaml#a unit that an enemy effect would make its player discard goes under the deck, and what is no unit is discarded',
          by: 'store',
        },
        {
          card: 'U04',
          uses: ['instead > of: beMarked', 'instead > counter'],
          case: 'unnamed/counters-instead.yaml#twice as many counters of a name are put on, and others as they are',
          by: 'twice',
        },
      ],
      nexus: [
        {
          card: 'L06',
          uses: ['instead > of: sectorDamaged'],
          case: 'nexus/words.yaml#damage of a sector goes elsewhere, and what reads it hears how much',
          by: 'mattress',
        },
        {
          card: 'M03',
          uses: ['instead > of: marked', 'eventAmount'],
          case: "nexus/marks-instead.yaml#twice as many marks of a name are put on one's own cards, and others as they are",
          by: 'twice',
        },
        {
          card: 'M03',
          uses: ['instead > of: unmarked'],
          case: 'nexus/marks-instead.yaml#the loss of marks is replaced, by as many as would be lost',
          by: 'lock',
        },
        {
          card: 'M04',
          uses: ['from: hand', 'instead > of: discarded'],
          case: 'nexus/discards-and-defeat-instead.yaml#a card in a hand arrives in place of being discarded, and was not discarded',
          by: 'eel',
        },
        {
          card: 'M05',
          uses: ['instead > of: discarded', 'instead > other'],
          case: 'nexus/discards-and-defeat-instead.yaml#an agent that an enemy card would have discarded goes under the deck, and what is no agent is discarded',
          by: 'store',
        },
        {
          card: 'M05',
          uses: ['instead > of: defeated'],
          case: 'nexus/discards-and-defeat-instead.yaml#The Other Side gives a biome back for all that its player has',
        },
        {
          card: 'H08',
          uses: ['of: drawn', 'by: effect'],
          case: 'nexus/chance.yaml#a draw by an effect is replaced',
          by: 'dam',
        },
      ],
      gundam: [
        {
          card: 'W04',
          uses: ['instead > of: damaged'],
          case: 'gundam/sample-cards.yaml#Mirror Paladin trades a card for the blow, once a turn',
        },
        {
          card: 'P34',
          uses: ['instead > to > shieldArea'],
          case: 'gundam/replacements.yaml#Boom Warden rests for a Shield, once, and not for one that an effect destroys',
        },
        {
          card: 'P35',
          uses: ['instead > of: discarded'],
          case: 'gundam/replacements.yaml#two copies that are discarded at one moment are both deployed',
        },
        {
          card: 'P36',
          uses: ['instead > of: defeated'],
          case: 'gundam/replacements.yaml#losing by the text of a card is replaced, once for each time',
        },
      ],
    },
  },
  {
    concept: 'a replacement that asks what it would come from',
    games: {
      alteil: [
        {
          card: 'WA-25',
          uses: ['what: damaged', 'by > filter'],
          case: "alteil/lasting.yaml#a unit that can't fall keeps 1 HP, and damage by those it names is none",
          by: 'l-last',
        },
      ],
      dx2: [
        {
          card: 'iron-constitution',
          uses: ['endure', 'against'],
          case: 'dx2/states.yaml#a demon endures as often as its cards say, and then falls',
          by: 'tough',
        },
      ],
      unnamed: [
        {
          card: 'P03',
          uses: ['instead > side'],
          case: 'unnamed/pacts.yaml#a replacement may ask whose effect it is',
          by: 'anchor',
        },
      ],
      nexus: [
        {
          card: 'L05',
          uses: ['instead > other'],
          case: 'nexus/concepts.yaml#Twice-Woven Heir is not spared by what is no agent',
        },
      ],
      gundam: [
        {
          card: 'P21',
          uses: ['instead > source'],
          case: 'gundam/later-words.yaml#a replacement asks what the event comes from',
          by: 'shell',
        },
      ],
    },
  },
  {
    concept: 'what can’t be done, by whom and to whom',
    games: {
      alteil: [
        {
          card: 'WA-10',
          uses: ['by > changes'],
          case: 'alteil/shielded.yaml#who is shielded from changes of greatest HP keeps them, and other numbers change',
          by: 'h-whole',
        },
        {
          card: 'WA-10',
          uses: ['by > filter'],
          case: "alteil/lasting.yaml#a unit that can't fall keeps 1 HP, and damage by those it names is none",
          by: 'l-last',
        },
      ],
      dx2: [
        {
          card: 'tower-oath',
          uses: ['cant', 'by'],
          case: 'dx2/states.yaml#what can not be done by one demon can be done by another',
          by: 'calm',
        },
      ],
      unnamed: [
        {
          card: 'P01',
          uses: ['cant', 'by > side: enemy'],
          case: "unnamed/pacts.yaml#what only enemy effects can't do, combat and one's own effects do",
          by: 'iron',
        },
      ],
      nexus: [
        {
          card: 'L02',
          uses: ['cant', 'by > filter'],
          case: 'nexus/concepts.yaml#Knotted Sentinel is not defended against by what is strong and frail in print',
        },
      ],
      gundam: [
        {
          card: 'P09',
          uses: ['cant', 'by > filter'],
          case: 'gundam/later-words.yaml#a prohibition beats the leave, and asks for the attacker',
          by: 'shy',
        },
      ],
    },
  },
  {
    concept: 'damage that is less, or none, of those that are named',
    games: {
      alteil: [
        {
          card: 'WA-25',
          uses: ['what: damaged', 'by'],
          case: "alteil/lasting.yaml#a unit that can't fall keeps 1 HP, and damage by those it names is none",
          by: 'l-last',
        },
      ],
      dx2: [
        {
          card: 'prism-brand',
          uses: ['guard'],
          case: 'dx2/language.yaml#boosts of the attacker and guards of the target count together',
          by: 'hide',
        },
      ],
      unnamed: [{ none: 'combat compares powers, and there is no damage', clause: 'cbt.3' }],
      nexus: [
        {
          card: 'L20',
          uses: ['prevent', 'by'],
          case: 'nexus/concepts.yaml#Padded Lining protects the agent that it is attached to',
        },
      ],
      gundam: [
        {
          card: 'P03',
          uses: ['prevent', 'by'],
          case: 'gundam/later-rulings.yaml#a protected shield area receives no Breach of those that the text speaks of either',
          by: 'rampart',
        },
      ],
    },
  },
  {
    concept: 'the next so much of something, caught by what is used up by it',
    games: {
      alteil: [{ none: 'what lessens damage does so each time, as long as it lasts' }],
      dx2: [
        {
          card: 'embattle-brand',
          uses: ['set: embattle'],
          case: 'dx2/gaps.yaml#Embattle gives a Bulwark of 650 which takes damage before the HP do',
          by: 'wall',
        },
      ],
      unnamed: [
        {
          card: 'V03',
          uses: ['do: shield', 'amount: 2'],
          case: 'unnamed/shields.yaml#of several cards at once a shield keeps as many as are left of it',
          by: 'gate',
        },
        {
          card: 'V03',
          uses: ['do: shield', 'means: attack'],
          case: 'unnamed/shields.yaml#a shield against attacks keeps nothing from effects',
          by: 'calm',
        },
      ],
      nexus: [
        {
          card: 'B03',
          uses: ['do: shield', 'amount: 3'],
          case: 'nexus/shields.yaml#a shield catches what is left of it of each damage, and is used up',
          by: 'ward',
        },
        {
          card: 'B03',
          uses: ['do: shield', 'player: you'],
          case: "nexus/shields.yaml#a player's shield is for whichever sectors of theirs are damaged, and for no agents",
          by: 'dome',
        },
      ],
      gundam: [
        {
          card: 'P30',
          uses: ['do: prevent', 'next: true'],
          case: 'gundam/extensions.yaml#the next damage is reduced once, and battle damage is dealt to the other Unit',
        },
        {
          card: 'P39',
          uses: ['do: prevent', 'inAll: true', 'amount: 3'],
          case: 'gundam/kept-off.yaml#of each damage so much is kept off as is left, and it is used up',
          by: 'ward',
        },
        {
          card: 'P39',
          uses: ['do: prevent', 'inAll: true', 'shieldArea'],
          case: 'gundam/kept-off.yaml#of a shield area it is taken off before the Base receives the rest',
          by: 'dome',
        },
      ],
    },
  },
  {
    concept: 'a name that a player says, and that texts ask for',
    games: {
      alteil: [{ none: 'players choose units and cards, and say nothing' }],
      dx2: [{ none: 'players choose demons and skills, and say nothing' }],
      unnamed: [
        {
          card: 'V04',
          uses: ['do: name', 'until: always', 'name > said'],
          case: 'unnamed/naming.yaml#a unit keeps the name that was said as long as it stands',
          by: 'censor',
        },
        {
          card: 'V04',
          uses: ['do: name', 'what: tribe', 'tribe > said'],
          case: 'unnamed/naming.yaml#a tribe is said',
          by: 'kin',
        },
      ],
      nexus: [
        {
          card: 'B04',
          uses: ['do: name', 'until: whileInPlay', 'name > said'],
          case: 'nexus/naming.yaml#a card keeps the name that was said as long as it is in play',
          by: 'censor',
        },
        {
          card: 'B04',
          uses: ['do: name', 'what: trait', 'trait > said'],
          case: 'nexus/naming.yaml#the other player says a trait',
          by: 'kin',
        },
      ],
      gundam: [
        {
          card: 'P38',
          uses: ['do: name', 'until: always', 'by > name > said'],
          case: 'gundam/naming.yaml#a card keeps the name that was said as long as it is in play',
          by: 'censor',
        },
        {
          card: 'P38',
          uses: ['what: trait', 'by: opponent', 'trait > said'],
          case: 'gundam/naming.yaml#the other player says a trait',
          by: 'kin',
        },
      ],
    },
  },
  {
    concept: 'what comes rested or locked',
    games: {
      alteil: [{ none: 'how a unit takes the field is the same for all of them' }],
      dx2: [{ none: 'a demon that comes back can act when its turn comes' }],
      unnamed: [
        {
          card: 'V05',
          uses: ['to: this', 'arrives > rest: 2'],
          case: 'unnamed/arrivals.yaml#a unit that says so comes rested',
          by: 'slow',
        },
        {
          card: 'V05',
          uses: ['player: opponent', 'arrives > filter'],
          case: 'unnamed/arrivals.yaml#units of the opponent come rested where they fit, however they come',
          by: 'mire',
        },
      ],
      nexus: [
        {
          card: 'B05',
          uses: ['kind: beforehand', 'arrives: locked'],
          case: 'nexus/arrivals.yaml#a card that says so arrives locked',
          by: 'sloth',
        },
        {
          card: 'B05',
          uses: ['arrives: locked', 'side: enemy', 'filter'],
          case: 'nexus/arrivals.yaml#agents of the opponent arrive locked, however they come, and other cards do not',
          by: 'net',
        },
      ],
      gundam: [
        {
          card: 'P27',
          uses: ['entersRested', 'side: enemy'],
          case: 'gundam/extensions.yaml#small enemy Units are deployed rested, and nothing rests them',
        },
      ],
    },
  },
  {
    concept: 'protection of what a player has, and not of a card',
    games: {
      alteil: [
        {
          card: 'OU-21',
          uses: ['what: lpDamaged'],
          case: 'alteil/outriders.yaml#an Iczer Attack does nothing then, and costs its SP',
          by: 'o-guard',
        },
        {
          card: 'OU-21',
          uses: ['lpDamage'],
          case: 'alteil/outriders.yaml#LP damage is less each time, and none where nothing is left of it',
          by: 'o-guard',
        },
      ],
      dx2: [{ none: 'a team has nothing that could be hurt but its demons', clause: 'G5' }],
      unnamed: [
        {
          card: 'P11',
          uses: ['cant: loseProtection'],
          case: 'unnamed/concepts.yaml#Sealed Crypt keeps the protection of a full hand',
        },
      ],
      nexus: [
        {
          card: 'L06',
          uses: ['instead > of: sectorDamaged'],
          case: 'nexus/words.yaml#damage of a sector goes elsewhere, and what reads it hears how much',
          by: 'mattress',
        },
      ],
      gundam: [
        {
          card: 'P15',
          uses: ['shieldArea', 'do: prevent'],
          case: 'gundam/later-words.yaml#a protected shield area receives no damage from those that the text speaks of, Breach included',
          by: 'ward',
        },
      ],
    },
  },
  {
    concept: 'leave to do what the rules forbid',
    games: {
      alteil: [
        {
          card: 'OU-01',
          uses: ['can > what: reach'],
          case: 'alteil/outriders.yaml#the Far Scout reaches from the back row',
        },
        {
          card: 'OU-01',
          uses: ['can > what: pass'],
          case: 'alteil/outriders.yaml#a unit that may attacks the Iczer past units, under its condition',
          by: 'o-free',
        },
        {
          card: 'OU-02',
          uses: ['do: can'],
          case: 'alteil/outriders.yaml#an effect lets a unit reach every enemy for a turn',
          by: 'o-leave',
        },
      ],
      dx2: [
        {
          card: 'moon-cut',
          uses: ['ignores'],
          case: 'dx2/states.yaml#an attack that ignores enduring kills, and whoever falls to it is not revived until that is lifted',
          by: 'mortal',
        },
      ],
      unnamed: [
        {
          card: 'P02',
          uses: ['can: strikeBackline'],
          case: 'unnamed/pacts.yaml#a unit may meet the backline behind the frontline',
          by: 'lancer',
        },
      ],
      nexus: [
        {
          card: 'L01',
          uses: ['can: attackOnArrival'],
          case: 'nexus/words.yaml#an agent that may attacks in the turn it arrived',
          by: 'swift',
        },
      ],
      gundam: [
        {
          card: 'P02',
          uses: ['can: attackActive'],
          case: 'gundam/later-rulings.yaml#a leave for the turn compares with the AP of the moment in which it was given',
          by: 'chaser',
        },
      ],
    },
  },
  {
    concept: 'what has to be done',
    games: {
      alteil: [{ none: 'each unit has its turn, and what it does is its Iczer’s choice', clause: 'action.22.d' }],
      dx2: [{ none: 'what a demon does is its player’s choice', clause: 'flow.3' }],
      unnamed: [
        {
          card: 'P02',
          uses: ['must: attack'],
          case: 'unnamed/concepts.yaml#Vaulting Spear has to attack once it may pass units',
        },
      ],
      nexus: [
        {
          card: 'L09',
          uses: ['must: attack'],
          case: 'nexus/concepts.yaml#Borrowed Hands turns an agent against its player',
        },
      ],
      gundam: [
        {
          card: 'P03',
          uses: ['must: beAttacked'],
          case: 'gundam/later-words.yaml#a Unit that has to be attacked draws the attacks of those who can attack it',
          by: 'lure',
        },
        {
          card: 'P09',
          uses: ['must: block'],
          case: 'gundam/later-words.yaml#a Unit that has to block is the only answer',
          by: 'stout',
        },
      ],
    },
  },
  {
    concept: 'costs that are higher or lower',
    games: {
      alteil: [
        {
          card: 'OU-05',
          uses: ['do: changeCost', 'what: set'],
          case: 'alteil/outriders.yaml#cards cost more to set, by what they are',
          by: 'o-tax',
        },
        {
          card: 'OU-05',
          uses: ['do: changeCost', 'what: skills'],
          case: 'alteil/outriders.yaml#skills of enemies cost more',
          by: 'o-tax',
        },
        { card: 'OU-05', uses: ['do: changeCost'], case: 'alteil/outriders.yaml#the Toll Broker makes two bargains' },
      ],
      dx2: [
        {
          card: 'cold-reason',
          uses: ['passives > cost'],
          case: 'dx2/states.yaml#passives change costs, natural MP, heals and the chance of ailments',
          by: 'cheap',
        },
      ],
      unnamed: [
        {
          card: 'P04',
          uses: ['costs'],
          case: 'unnamed/pacts.yaml#a cost is raised by a card of the opponent',
          by: 'toll',
        },
        { card: 'P05', uses: ['less'], case: 'unnamed/pacts.yaml#a cost is lowered to nothing', by: 'sale' },
      ],
      nexus: [
        {
          card: 'T07',
          uses: ['constant > cost'],
          case: 'nexus/sample-cards.yaml#Index Warden makes events dearer and can’t be a target',
        },
      ],
      gundam: [
        {
          card: 'G20',
          uses: ['constant > cost'],
          case: 'gundam/sample-cards.yaml#Grove Shepherd makes Sprouts cheaper and their tokens stronger',
        },
      ],
    },
  },
  {
    concept: 'what is paid in another way, or not at all',
    games: {
      alteil: [
        {
          card: 'WA-10',
          uses: ['revivalCost'],
          case: 'alteil/lasting.yaml#a revival costs what the card says',
          by: 'l-cheap',
        },
      ],
      dx2: [
        {
          card: 'keen-trance',
          uses: ['do: use'],
          case: 'dx2/states.yaml#a skill that an effect uses is no action',
          by: 'echo',
        },
      ],
      unnamed: [
        { card: 'F04', uses: ['free'], case: 'unnamed/feints.yaml#a free play is paid with nothing', by: 'gratis' },
      ],
      nexus: [
        {
          card: 'L16',
          uses: ['free'],
          case: 'nexus/words.yaml#an effect plays a card from the cache for nothing',
          by: 'recast',
        },
      ],
      gundam: [
        {
          card: 'P40',
          uses: ['cost > returnThis'],
          case: 'gundam/returned.yaml#a Unit is returned to the bottom of the deck before its effect finds what it deploys',
          by: 'relay',
        },
        {
          card: 'P07',
          uses: ['pay'],
          case: 'gundam/later-words.yaml#a card is deployed for its cost as it is in the trash, and knows where it came from',
          by: 'raise',
        },
      ],
    },
  },
  {
    concept: 'unless somebody pays',
    games: {
      alteil: [
        { card: 'WA-13', uses: ['unless'], case: 'alteil/lasting.yaml#who pays is spared, at once', by: 'l-unless' },
      ],
      dx2: [
        { card: 'ransom', uses: ['unless'], case: 'dx2/states.yaml#a price is paid and prevents it', by: 'ransom' },
      ],
      unnamed: [{ card: 'P07', uses: ['unless'], case: 'unnamed/pacts.yaml#who pays is spared', by: 'ransom' }],
      nexus: [{ card: 'L08', uses: ['unless'], case: "nexus/words.yaml#who can't pay can't avert it", by: 'toll' }],
      gundam: [
        {
          card: 'P19',
          uses: ['unless'],
          case: 'gundam/concepts.yaml#Toll of the Bell marks a Unit for the end of the turn, and draws what is not paid for',
        },
      ],
    },
  },
  {
    concept: 'a choice that costs something',
    games: {
      alteil: [
        {
          card: 'WA-13',
          uses: ['may', 'cost: 2'],
          case: 'alteil/concepts.yaml#the Ransom Captain pays two SP for No Quarter',
        },
      ],
      dx2: [
        {
          card: 'ransom',
          uses: ['may', 'cost'],
          case: 'dx2/states.yaml#a price is paid and prevents it',
          by: 'ransom',
        },
      ],
      unnamed: [
        {
          card: 'W24',
          uses: ['may', 'cost'],
          case: 'unnamed/concepts.yaml#who declines Ransom’s price draws a card instead',
        },
      ],
      nexus: [
        {
          card: 'L24',
          uses: ['may', 'cost'],
          case: 'nexus/concepts.yaml#Hush Money is paid with a card of the opponent, or draws',
        },
      ],
      gundam: [
        {
          card: 'W22',
          uses: ['may', 'cost'],
          case: 'gundam/sample-cards.yaml#Frozen Stance keeps a Unit from attacking, and sells Repair for a Resource',
        },
      ],
    },
  },
  {
    concept: 'a number that is set',
    games: {
      alteil: [
        {
          card: 'WA-05',
          uses: ['do: setStat'],
          case: 'alteil/concepts.yaml#the Drill Master has two units exchange their AGI',
        },
      ],
      dx2: [
        {
          card: 'balanced-books',
          uses: ['do: set'],
          case: 'dx2/exchange.yaml#with Balanced Books MP change places, and HP become a number without damage',
        },
      ],
      unnamed: [
        {
          card: 'W04',
          uses: ['do: setPower'],
          case: 'unnamed/sample-cards.yaml#Mimic takes the power of what it is shown, at most 3 of the backline',
        },
      ],
      nexus: [
        {
          card: 'L10',
          uses: ['do: set'],
          case: 'nexus/concepts.yaml#Crossed Strands has two agents fight and sets the numbers of one',
        },
      ],
      gundam: [
        {
          card: 'P20',
          uses: ['do: set'],
          case: 'gundam/concepts.yaml#Turn the Glass asks the opponent for a card, or for the next draw phase',
        },
      ],
    },
  },
  {
    concept: 'a number that is raised or lowered',
    games: {
      alteil: [
        {
          card: 'GO-22',
          uses: ['do: modify'],
          case: 'alteil/card-language.yaml#until the end of the next turn is one turn longer than during this turn',
          by: 'a-next',
        },
      ],
      dx2: [
        {
          card: 'ledger-of-debts',
          uses: ['plus'],
          case: 'dx2/concepts.yaml#Ledger of Debts reckons with what is missing and with what was done before',
        },
      ],
      unnamed: [
        {
          card: 'K02',
          uses: ['do: modify'],
          case: 'unnamed/ambiguities.yaml#a winner that loses its power afterwards has still won',
          by: 'proud',
        },
      ],
      nexus: [
        {
          card: 'E06',
          uses: ['do: modify'],
          case: 'nexus/adversarial.yaml#a number that doubles without end stops at its bound',
          by: 'swell',
        },
      ],
      gundam: [
        {
          card: 'B02',
          uses: ['do: modify'],
          case: 'gundam/sample-cards.yaml#Pier Warden gets its AP for the battle when it blocks',
        },
      ],
    },
  },
  {
    concept: 'a number that is multiplied or divided',
    games: {
      alteil: [
        { card: 'FA-07', uses: ['times'], case: 'alteil/gaps.yaml#the front row is 1 2 3 and the left column 1 4 7' },
      ],
      dx2: [
        {
          card: 'ledger-of-debts',
          uses: ['percent'],
          case: 'dx2/concepts.yaml#Ledger of Debts reckons with what is missing and with what was done before',
        },
      ],
      unnamed: [
        { card: 'L04', uses: ['divide: 2'], case: 'unnamed/concepts.yaml#Cut the Thread draws where nothing fell' },
      ],
      nexus: [
        {
          card: 'L20',
          uses: ['divide: 2'],
          case: 'nexus/concepts.yaml#Padded Lining shields its host for an X that is halved and rounded up',
        },
      ],
      gundam: [
        { card: 'R25', uses: ['times'], case: 'gundam/sample-cards.yaml#Immolation burns a Unit for twice its cost' },
      ],
    },
  },
  {
    concept: 'two numbers that change places',
    games: {
      alteil: [
        {
          card: 'WA-05',
          uses: ['remembered', 'do: setStat'],
          case: 'alteil/concepts.yaml#the Drill Master has two units exchange their AGI',
        },
      ],
      dx2: [
        {
          card: 'balanced-books',
          uses: ['do: swap'],
          case: 'dx2/exchange.yaml#with Balanced Books MP change places, and HP become a number without damage',
        },
      ],
      unnamed: [
        {
          card: 'A05',
          uses: ['do: remember', 'remembered'],
          case: 'unnamed/almanac.yaml#two units exchange their powers',
        },
      ],
      nexus: [
        {
          card: 'L23',
          uses: ['do: set', 'attack > stat: defense'],
          case: 'nexus/concepts.yaml#Inside Out swaps attack and defense, and asks for two cards or none',
        },
      ],
      gundam: [
        {
          card: 'P20',
          uses: ['ap > stat: hp'],
          case: 'gundam/concepts.yaml#Turn the Glass asks the opponent for a card, or for the next draw phase',
        },
      ],
    },
  },
  {
    concept: 'the younger change on top of the older one',
    games: {
      alteil: [
        {
          card: 'FA-04',
          uses: ['do: setStat'],
          case: 'alteil/card-language.yaml#a number that is set replaces what was added to it before',
          by: 'a-set',
        },
      ],
      dx2: [
        {
          card: 'mirror-pane',
          uses: ['do: shift'],
          case: 'dx2/language.yaml#a Barrier, a Bulwark of a share, and a changed affinity that replaces the one before',
          by: 'shiftfire',
        },
      ],
      unnamed: [
        {
          card: 'W04',
          uses: ['do: setPower'],
          case: 'unnamed/sample-cards.yaml#Mimic takes the power of what it is shown, at most 3 of the backline',
        },
      ],
      nexus: [
        {
          card: 'L10',
          uses: ['do: set'],
          case: 'nexus/concepts.yaml#Crossed Strands has two agents fight and sets the numbers of one',
        },
      ],
      gundam: [
        {
          card: 'P20',
          uses: ['do: set'],
          case: 'gundam/concepts.yaml#Turn the Glass asks the opponent for a card, or for the next draw phase',
        },
      ],
    },
  },
  {
    concept: 'cards that go from place to place, to the top or the bottom',
    games: {
      alteil: [
        {
          card: 'OU-24',
          uses: ['only'],
          case: 'alteil/outriders.yaml#the newest card that is not what is asked for stays, and no older one is looked for',
          by: 'o-sift',
        },
        {
          card: 'WA-07',
          uses: ['do: transfer'],
          case: 'alteil/places.yaml#the newest card comes back first, and others by choice',
          by: 'p-back',
        },
        {
          card: 'WA-06',
          uses: ['do: send'],
          case: 'alteil/concepts.yaml#the Marshal of the Road sends an enemy home and does the AT that it had to another',
        },
      ],
      dx2: [{ none: 'demons lie in no piles', clause: 'G1' }],
      unnamed: [
        {
          card: 'E11',
          uses: ['to: deckBottom'],
          case: 'unnamed/departed.yaml#[On Unit Death] reaches the unit that died in the graveyard, each of two',
          by: 'ferryman',
        },
        {
          card: 'G05',
          uses: ['to: deckTop'],
          case: 'traps/unnamed.yaml#trap 12: what was killed is found in the graveyard',
          by: 'hunter',
        },
      ],
      nexus: [
        {
          card: 'T13',
          uses: ['to: deckBottom'],
          case: 'nexus/sample-cards.yaml#Recovered Volume finds hardware among four and puts the rest under the deck',
        },
      ],
      gundam: [
        {
          card: 'B01',
          uses: ['to: deckTop'],
          case: 'gundam/sample-cards.yaml#Shoal Runner puts one card of two on top and the other on the bottom',
        },
      ],
    },
  },
  {
    concept: 'two that change places',
    games: {
      alteil: [
        {
          card: 'RE-22',
          uses: ['do: swap'],
          case: 'alteil/rulings.yaml#units of one grid change places, those of two do not',
          by: 'dance',
        },
        {
          card: 'WA-21',
          uses: ['do: swapRows'],
          case: 'alteil/places.yaml#two rows change places at one moment',
          by: 'p-rows',
        },
      ],
      dx2: [{ none: 'demons stand in no places', clause: 'tie.7' }],
      unnamed: [
        {
          card: 'F01',
          uses: ['do: swap'],
          case: 'unnamed/feints.yaml#units that change places have both moved',
          by: 'shift',
        },
      ],
      nexus: [
        {
          card: 'L10',
          uses: ['do: swap'],
          case: 'nexus/concepts.yaml#Crossed Strands has two agents fight and sets the numbers of one',
        },
      ],
      gundam: [
        {
          card: 'P33',
          uses: ['do: swapPilots'],
          case: 'gundam/replacements.yaml#Crew Tender exchanges its Pilot with that of another Unit, once per turn',
        },
      ],
    },
  },
  {
    concept: 'cards that an effect brings into play',
    games: {
      alteil: [
        {
          card: 'WA-23',
          uses: ['do: summon'],
          case: 'alteil/places.yaml#a summoned unit may act in the same turn, and nothing else happens',
          by: 'p-summon',
        },
      ],
      dx2: [
        {
          card: 'bell-saint',
          uses: ['do: revive'],
          case: 'dx2/sample-cards.yaml#the Bell Saint brings back a companion that an enemy defeated, once a battle',
        },
      ],
      unnamed: [
        {
          card: 'M08',
          uses: ['do: summon'],
          case: 'unnamed/sample-cards.yaml#Silk Cocoon pays with itself and is followed in its own zone',
        },
        {
          card: 'F04',
          uses: ['do: play'],
          case: 'unnamed/feints.yaml#a unit is played by an effect, for its cost',
          by: 'cast',
        },
      ],
      nexus: [
        {
          card: 'L22',
          uses: ['do: arrive'],
          case: 'nexus/concepts.yaml#Thread-Ghost comes out of the cache when its player loses a biome, and brings a card',
        },
        {
          card: 'L16',
          uses: ['do: play'],
          case: 'nexus/words.yaml#an effect plays a card from the cache for nothing',
          by: 'recast',
        },
        {
          card: 'H06',
          uses: ['do: play', 'top'],
          case: 'nexus/chance.yaml#the top card of the deck is played for free',
          by: 'dig',
        },
      ],
      gundam: [
        {
          card: 'G15',
          uses: ['do: deploy'],
          case: 'gundam/sample-cards.yaml#Second Spring brings a Unit and a Pilot back together',
        },
        {
          card: 'G15',
          uses: ['do: pair'],
          case: 'gundam/sample-cards.yaml#Second Spring brings a Unit and a Pilot back together',
        },
      ],
    },
  },
  {
    concept: 'units that change sides',
    games: {
      alteil: [{ none: 'each grid holds the units of its own Iczer', clause: 'G7' }],
      dx2: [{ none: 'a demon belongs to its team for the whole battle', clause: 'G1' }],
      unnamed: [
        {
          card: 'F02',
          uses: ['do: control'],
          case: "unnamed/feints.yaml#a unit changes sides, and dies into its owner's graveyard",
          by: 'steal',
        },
        {
          card: 'U03',
          uses: ['do: exchange'],
          case: 'unnamed/exchanges.yaml#each unit comes to the zone of the other, and to its player, with what it bears',
          by: 'trade',
        },
      ],
      nexus: [
        {
          card: 'L09',
          uses: ['do: control'],
          case: 'nexus/concepts.yaml#Borrowed Hands turns an agent against its player',
        },
        {
          card: 'M02',
          uses: ['do: exchange'],
          case: 'nexus/exchanges.yaml#each player gets the agent of the other, in its place',
          by: 'trade',
        },
      ],
      gundam: [
        {
          card: 'P28',
          uses: ['do: control'],
          case: 'gundam/extensions.yaml#Borrowed Oars takes a Unit, has it attack its owner, and gives it back at the end of the turn',
        },
      ],
    },
  },
  {
    concept: 'abilities that are lost',
    games: {
      alteil: [
        {
          card: 'FA-22',
          uses: ['do: take'],
          case: 'alteil/concepts.yaml#Cut the Strings takes the skills of an enemy that has some, and hits it harder',
        },
      ],
      dx2: [
        {
          card: 'hex',
          uses: ['ailment: silence'],
          case: 'dx2/concepts.yaml#Hex silences the chain effects of an enemy',
        },
      ],
      unnamed: [
        {
          card: 'F05',
          uses: ['do: silence'],
          case: 'unnamed/feints.yaml#what is silenced has neither abilities nor continuous effects',
          by: 'hush',
        },
      ],
      nexus: [
        {
          card: 'L09',
          uses: ['do: strip'],
          case: 'nexus/words.yaml#an agent that loses its skills uses none',
          by: 'shush',
        },
      ],
      gundam: [
        {
          card: 'P20',
          uses: ['do: lose'],
          case: 'gundam/later-words.yaml#a Unit that has lost its abilities and Blocker has neither',
          by: 'hush',
        },
      ],
    },
  },
  {
    concept: 'abilities that are copied',
    games: {
      alteil: [
        {
          card: 'OU-04',
          uses: ['do: copySkills'],
          case: 'alteil/outriders.yaml#the Road Captain gets the Watch Skills of a unit where none has Auto Skills',
        },
      ],
      dx2: [
        {
          card: 'borrowed-seal',
          uses: ['do: copy'],
          case: 'dx2/exchange.yaml#with Borrowed Seal a demon answers with the effect of another, for as long as it has it',
        },
      ],
      unnamed: [{ card: 'F01', uses: ['do: copy'], case: 'unnamed/feints.yaml#abilities are copied', by: 'ape' }],
      nexus: [
        {
          card: 'L09',
          uses: ['do: copySkills'],
          case: 'nexus/concepts.yaml#Borrowed Hands turns an agent against its player',
        },
      ],
      gundam: [
        {
          card: 'P26',
          uses: ['do: copy'],
          case: 'gundam/extensions.yaml#a copied ability asks for a Pilot where the other one does, and keywords are not copied',
          by: 'ape',
        },
      ],
    },
  },
  {
    concept: 'traits that are given and lost',
    games: {
      alteil: [{ none: 'a unit has the tribes of its card, and only its numbers and skills change' }],
      dx2: [{ none: 'a demon is of the race of its card for the whole battle' }],
      unnamed: [
        {
          card: 'V01',
          uses: ['do: tribes', 'loseAll', 'gain'],
          case: 'unnamed/tribes.yaml#a unit that loses all its tribes and gets others has only these',
          by: 'recast',
        },
        {
          card: 'V02',
          uses: ['continuous', 'tribes', 'gain'],
          case: 'unnamed/tribes.yaml#a continuous effect gives a tribe to what it reaches, and another that asks for the tribe sees it, whichever is older',
          by: 'roost',
        },
      ],
      nexus: [
        {
          card: 'B01',
          uses: ['do: traits', 'loseAll', 'gain'],
          case: 'nexus/traits.yaml#an agent that loses all its traits and gets others has only these',
          by: 'recast',
        },
        {
          card: 'B01',
          uses: ['kind: persistent', 'traits', 'gain'],
          case: 'nexus/traits.yaml#a persistent skill gives a trait, and another that asks for it sees it',
          by: 'hive',
        },
      ],
      gundam: [
        {
          card: 'P30',
          uses: ['constant', 'trait'],
          case: 'gundam/extensions.yaml#texts that ask for a trait that is given hold where it is',
        },
        {
          card: 'P37',
          uses: ['do: traits', 'loseAll', 'gain'],
          case: 'gundam/traits.yaml#a Unit that loses all its traits and gets others has only these',
          by: 'recast',
        },
        {
          card: 'P37',
          uses: ['constant', 'traits', 'lose', 'gain'],
          case: 'gundam/traits.yaml#what one text takes is taken before what another gives, and what asks for the trait finds it',
          by: 'captain',
        },
      ],
    },
  },
  {
    concept: 'what becomes a copy of another card',
    games: {
      alteil: [{ none: 'a unit is the card that was set, and only its numbers and skills change' }],
      dx2: [{ none: 'a demon stays who it is for the whole battle' }],
      unnamed: [
        {
          card: 'U01',
          uses: ['do: become'],
          case: 'unnamed/copies.yaml#a copy is the other card, with its power, its effects and what is asked of it, until the turn ends',
          by: 'ape',
        },
        {
          card: 'U02',
          uses: ['do: become', 'zone: lands'],
          case: 'unnamed/copies.yaml#lands become copies of a land',
          by: 'flood',
        },
      ],
      nexus: [
        {
          card: 'M01',
          uses: ['do: become'],
          case: 'nexus/copies.yaml#a copy is the other card, with its numbers and its skills, until the turn ends',
          by: 'ape',
        },
        {
          card: 'M01',
          uses: ['do: become', 'zone: cache'],
          case: 'nexus/copies.yaml#a card of a cache is copied',
          by: 'relic',
        },
      ],
      gundam: [{ none: 'a Unit is the card that was deployed, and copies only effects of others' }],
    },
  },
  {
    concept: 'an ability that is used at once, or again',
    games: {
      alteil: [
        {
          card: 'WA-13',
          uses: ['do: use'],
          case: 'alteil/lasting.yaml#a skill that is used runs first, and is paid',
          by: 'l-use',
        },
      ],
      dx2: [
        {
          card: 'keen-trance',
          uses: ['do: use'],
          case: 'dx2/states.yaml#a skill that an effect uses is no action',
          by: 'echo',
        },
      ],
      unnamed: [
        { card: 'F07', uses: ['do: again'], case: 'unnamed/feints.yaml#an [On Play] triggers again', by: 'encore' },
        {
          card: 'F08',
          uses: ['do: again', 'zone: trash'],
          case: 'unnamed/encores.yaml#a tech is carried out from the trash, where it stays',
          by: 'recall',
        },
      ],
      nexus: [
        {
          card: 'L07',
          uses: ['do: copy'],
          case: 'nexus/concepts.yaml#Splice the Moment gives an action new targets and another speed',
        },
      ],
      gundam: [
        { card: 'B13', uses: ['do: use'], case: 'gundam/sample-cards.yaml#Riptide Order is used from the Shields too' },
      ],
    },
  },
  {
    concept: 'a fight that an effect brings about',
    games: {
      alteil: [{ card: 'OU-01', uses: ['do: fight'], case: 'alteil/outriders.yaml#the Far Scout rides down an enemy' }],
      dx2: [
        {
          card: 'unmake',
          uses: ['do: attack'],
          case: 'dx2/concepts.yaml#Unmake takes what raises the values of its targets',
        },
      ],
      unnamed: [
        {
          card: 'F03',
          uses: ['do: fight'],
          case: 'unnamed/feints.yaml#units fight by an effect, and the effect goes on afterwards',
          by: 'duel',
        },
      ],
      nexus: [
        {
          card: 'L10',
          uses: ['do: fight'],
          case: 'nexus/concepts.yaml#Crossed Strands has two agents fight and sets the numbers of one',
        },
      ],
      gundam: [
        {
          card: 'P29',
          uses: ['do: fight'],
          case: 'gundam/extensions.yaml#Called Out has two Units deal battle damage to each other, without First Strike and without Breach',
        },
      ],
    },
  },
  {
    concept: 'an attack, or a defence, that an effect brings about',
    games: {
      alteil: [
        {
          card: 'OU-04',
          uses: ['do: attack'],
          case: 'alteil/outriders.yaml#the Road Captain sends another unit against a damaged enemy',
        },
      ],
      dx2: [
        {
          card: 'unmake',
          uses: ['do: attack'],
          case: 'dx2/concepts.yaml#Unmake takes what raises the values of its targets',
        },
      ],
      unnamed: [
        {
          card: 'F08',
          uses: ['do: attack'],
          case: 'unnamed/feints.yaml#a unit attacks by an effect, and is rested by it',
          by: 'charge',
        },
      ],
      nexus: [
        {
          card: 'C06',
          uses: ['do: attack'],
          case: 'nexus/later-words.yaml#an agent attacks by an effect without being locked by it',
          by: 'order',
        },
        {
          card: 'C07',
          uses: ['do: defend'],
          case: 'nexus/later-words.yaml#an agent that defends by an effect defends against nobody else any more',
          by: 'shield',
        },
      ],
      gundam: [
        {
          card: 'P28',
          uses: ['do: attack'],
          case: 'gundam/extensions.yaml#Borrowed Oars takes a Unit, has it attack its owner, and gives it back at the end of the turn',
        },
      ],
    },
  },
  {
    concept: 'an attack that an effect ends',
    games: {
      alteil: [{ none: 'an attack is done in one step, and nothing comes between', clause: 'G11' }],
      dx2: [{ none: 'an action is over before any chain effect comes', clause: 'flow.4' }],
      unnamed: [
        {
          card: 'F07',
          uses: ['do: endAttack'],
          case: 'unnamed/feints.yaml#an attack that is ended before powers are compared has no result',
          by: 'smoke',
        },
      ],
      nexus: [
        { card: 'T10', uses: ['queued: battle'], case: 'nexus/sample-cards.yaml#Redacted Order cancels an attack' },
      ],
      gundam: [
        {
          card: 'P20',
          uses: ['do: endAttack'],
          case: 'gundam/later-words.yaml#an attack that is ended deals no damage',
          by: 'truce',
        },
      ],
    },
  },
  {
    concept: 'an attack that turns to another target',
    games: {
      alteil: [{ none: 'chance picks the target, and nothing comes between', clause: 'G9' }],
      dx2: [{ none: 'an action is over before any chain effect comes', clause: 'flow.4' }],
      unnamed: [
        {
          card: 'F06',
          uses: ['do: redirect'],
          case: 'unnamed/feints.yaml#an attack is redirected before its lane is looked at',
          by: 'decoy',
        },
      ],
      nexus: [
        {
          card: 'C08',
          uses: ['attacking: true'],
          case: 'nexus/later-words.yaml#an attack goes on in another biome, where nobody defends against it yet',
          by: 'feint',
        },
        {
          card: 'C07',
          uses: ['alone'],
          case: 'nexus/later-words.yaml#an attack meets another defender in place of those that it had',
          by: 'stand-in',
        },
      ],
      gundam: [
        {
          card: 'B16',
          uses: ['do: retarget'],
          case: 'gundam/sample-cards.yaml#Crossed Signals turns an attack to a Blocker',
        },
      ],
    },
  },
  {
    concept: 'what waits is cancelled',
    games: {
      alteil: [{ none: 'what waits in the queues goes off', clause: 'hp.2a' }],
      dx2: [{ none: 'what was set off resolves at once', clause: 'nest.1' }],
      unnamed: [{ none: 'nothing answers an effect that waits', clause: 'step.2' }],
      nexus: [
        {
          card: 'T09',
          uses: ['do: cancel'],
          case: 'nexus/sample-cards.yaml#Withheld Entry cancels a card, which goes to the cache',
        },
      ],
      gundam: [{ none: 'nothing answers an effect that waits', clause: '6-5-1c' }],
    },
  },
  {
    concept: 'what waits is copied, aimed anew or made faster',
    games: {
      alteil: [{ none: 'what waits in the queues goes off', clause: 'hp.2a' }],
      dx2: [{ none: 'what was set off resolves at once', clause: 'nest.1' }],
      unnamed: [{ none: 'nothing answers an effect that waits', clause: 'step.2' }],
      nexus: [
        {
          card: 'L07',
          uses: ['do: copy'],
          case: 'nexus/concepts.yaml#Splice the Moment gives an action new targets and another speed',
        },
        {
          card: 'L07',
          uses: ['do: retarget'],
          case: 'nexus/concepts.yaml#Splice the Moment gives an action new targets and another speed',
        },
        {
          card: 'L07',
          uses: ['do: setSpeed'],
          case: 'nexus/concepts.yaml#Splice the Moment gives an action new targets and another speed',
        },
      ],
      gundam: [{ none: 'nothing answers an effect that waits', clause: '6-5-1c' }],
    },
  },
  {
    concept: 'another turn, phase or action',
    games: {
      alteil: [
        {
          card: 'RE-05',
          uses: ['do: disengage'],
          case: 'alteil/rulings.yaml#a unit that is disengaged acts once more',
          by: 'bell',
        },
      ],
      dx2: [
        {
          card: 'second-wind',
          uses: ['do: gainIcons'],
          case: 'dx2/concepts.yaml#the Tin Harlequin gets MP for the icons of its team',
        },
      ],
      unnamed: [
        {
          card: 'F10',
          uses: ['do: extraTurn'],
          case: 'unnamed/feints.yaml#an extra turn comes right after this one',
          by: 'more',
        },
      ],
      nexus: [
        {
          card: 'L13',
          uses: ['do: extra'],
          case: 'nexus/words.yaml#an extra turn comes next, and then a draw step is left out',
          by: 'again',
        },
      ],
      gundam: [
        {
          card: 'P21',
          uses: ['do: extraTurn'],
          case: 'gundam/later-words.yaml#a player takes another turn',
          by: 'again',
        },
      ],
    },
  },
  {
    concept: 'a turn, a phase or an action that is left out',
    games: {
      alteil: [
        {
          card: 'FA-20',
          uses: ['do: engage'],
          case: 'alteil/rulings.yaml#a unit that is engaged before its menu does not act',
          by: 'trap',
        },
      ],
      dx2: [
        {
          card: 'ink-wisp',
          uses: ['do: loseIcons'],
          case: 'dx2/sample-cards.yaml#the Ink Wisp drains a physical blow and takes an icon for it',
        },
      ],
      unnamed: [{ card: 'F10', uses: ['do: skip'], case: 'unnamed/feints.yaml#a turn is skipped', by: 'slumber' }],
      nexus: [
        {
          card: 'L13',
          uses: ['do: skip'],
          case: 'nexus/words.yaml#an extra turn comes next, and then a draw step is left out',
          by: 'again',
        },
      ],
      gundam: [
        {
          card: 'P20',
          uses: ['do: skip'],
          case: 'gundam/concepts.yaml#Turn the Glass asks the opponent for a card, or for the next draw phase',
        },
      ],
    },
  },
  {
    concept: 'what lasts on a player',
    games: {
      alteil: [
        {
          card: 'WA-11',
          uses: ['do: bonus'],
          case: 'alteil/lasting.yaml#a bonus adds to the attacks of all units of the Iczer',
          by: 'l-horn',
        },
        {
          card: 'WA-10',
          uses: ['what: set'],
          case: 'alteil/concepts.yaml#the Unlisted Guide keeps Grimoires from being set, and nothing else',
        },
      ],
      dx2: [
        {
          card: 'open-account',
          uses: ['do: grant', 'team: true'],
          case: 'dx2/exchange.yaml#Open Account raises the damage of a team for three turns',
        },
      ],
      unnamed: [
        {
          card: 'P11',
          uses: ['player'],
          case: 'unnamed/concepts.yaml#Sealed Crypt keeps the protection of a full hand',
        },
      ],
      nexus: [
        {
          card: 'S12',
          uses: ['player'],
          case: 'nexus/sample-cards.yaml#Blackout only in the opponent’s battle phase, and then no events follow',
        },
      ],
      gundam: [
        {
          card: 'B23',
          uses: ['player'],
          case: 'gundam/sample-cards.yaml#Embargo keeps the opponent from playing Units in their next turn',
        },
      ],
    },
  },
  {
    concept: 'a player who wins or loses',
    games: {
      alteil: [{ card: 'WA-13', uses: ['do: win'], case: 'alteil/lasting.yaml#a skill can say who wins', by: 'l-win' }],
      dx2: [{ none: 'a team has lost when none of its demons lives', clause: 'G5' }],
      unnamed: [
        {
          card: 'F10',
          uses: ['do: win'],
          case: 'unnamed/feints.yaml#an effect makes its player win at once',
          by: 'fine',
        },
        {
          card: 'W17',
          uses: ['do: lose'],
          case: 'unnamed/ambiguities.yaml#an end drops what still waits',
          by: 'ender',
        },
      ],
      nexus: [
        { card: 'V08', uses: ['do: win'], case: 'nexus/sample-cards.yaml#The Empty Crown wins against an empty hand' },
        {
          card: 'V13',
          uses: ['do: lose'],
          case: 'nexus/ambiguities-and-rulings.yaml#with something left on the queue the match is not over yet, and both may come to lose',
          by: 'lose',
        },
        {
          card: 'H05',
          uses: ['cant: lose'],
          case: "nexus/chance.yaml#who can't lose goes on without biomes, and loses when that ends",
          by: 'heart',
        },
      ],
      gundam: [
        {
          card: 'P22',
          uses: ['do: defeat'],
          case: 'gundam/later-words.yaml#a player whom an effect defeats has lost',
          by: 'doom',
        },
      ],
    },
  },
  {
    concept: 'whatever else the rules count',
    games: {
      alteil: [
        {
          card: 'WA-21',
          uses: ['do: setBattletime'],
          case: 'alteil/places.yaml#levels, battletime and SP are what a skill makes them',
          by: 'p-levels',
        },
        {
          card: 'WA-22',
          uses: ['do: setLevel'],
          case: 'alteil/places.yaml#levels, battletime and SP are what a skill makes them',
          by: 'p-levels',
        },
        {
          card: 'WA-10',
          uses: ['do: lpDamage'],
          case: 'alteil/concepts.yaml#the Unlisted Guide keeps Grimoires from being set, and nothing else',
        },
      ],
      dx2: [
        {
          card: 'thin-welcome',
          uses: ['revivedWith'],
          case: 'dx2/exchange.yaml#With Thin Welcome an enemy comes back with 1 HP, and its own team with what the revival says',
        },
        {
          card: 'frost-tithe',
          uses: ['do: takeMp'],
          case: 'dx2/concepts.yaml#the Hoar Scribe gets an MP when it has taken some from an enemy',
        },
        {
          card: 'long-game',
          uses: ['next: true'],
          case: 'dx2/states.yaml#icons of the next turn, marks and own turns in amounts',
          by: 'plan',
        },
      ],
      unnamed: [
        {
          card: 'W01',
          uses: ['do: addProtection'],
          case: 'traps/unnamed.yaml#trap 11: a draw of several cards is one occasion',
          by: 'greed',
        },
        {
          card: 'M05',
          uses: ['do: removeProtection'],
          case: 'unnamed/concepts.yaml#Lantern Eater puts protection and prey into the trash',
        },
        {
          card: 'L15',
          uses: ['do: revealPool'],
          case: 'unnamed/concepts.yaml#Loose Bobbin asks how many cards of the pool lie face down',
        },
      ],
      nexus: [
        {
          card: 'L12',
          uses: ['do: loseBiome'],
          case: 'nexus/concepts.yaml#Thread-Ghost comes out of the cache when its player loses a biome, and brings a card',
        },
        {
          card: 'L12',
          uses: ['do: regain'],
          case: 'nexus/words.yaml#biomes are lost and regained by effects',
          by: 'drop',
        },
        {
          card: 'N09',
          uses: ['do: energy'],
          case: 'nexus/adversarial.yaml#what is repeated for each of many agents is no chain without end',
          by: 'each',
        },
      ],
      gundam: [
        {
          card: 'G01',
          uses: ['do: placeResource'],
          case: 'gundam/sample-cards.yaml#Seedling Walker finds a Resource when its player is behind',
        },
        {
          card: 'B11',
          uses: ['do: setResources'],
          case: 'gundam/sample-cards.yaml#Teodor Quill sets a Resource active once a turn for a Command',
        },
      ],
    },
  },
  // How.
  {
    concept: 'may',
    games: {
      alteil: [
        { card: 'WA-13', uses: ['may'], case: 'alteil/concepts.yaml#the Ransom Captain pays two SP for No Quarter' },
      ],
      dx2: [
        {
          card: 'handover',
          uses: ['may'],
          case: 'dx2/language.yaml#a part that may be left out, and what depends on it',
          by: 'maybe',
        },
      ],
      unnamed: [
        { card: 'W24', uses: ['may'], case: 'unnamed/concepts.yaml#who declines Ransom’s price draws a card instead' },
      ],
      nexus: [
        {
          card: 'S07',
          uses: ['may'],
          case: 'nexus/sample-cards.yaml#Grid Captain moves an agent into a biome that its player chooses',
        },
      ],
      gundam: [
        {
          card: 'R13',
          uses: ['may'],
          case: 'gundam/sample-cards.yaml#Juno Sparrowhawk may bury the top card of the enemy deck',
        },
      ],
    },
  },
  {
    concept: 'what the opponent may do',
    games: {
      alteil: [
        {
          card: 'WA-25',
          uses: ['may', 'who: opponent'],
          case: 'alteil/card-language.yaml#what is optional is asked, and what follows from it is done',
          by: 'a-may',
        },
      ],
      dx2: [
        {
          card: 'ransom',
          uses: ['may', 'who: opponent'],
          case: 'dx2/states.yaml#a price is paid and prevents it',
          by: 'ransom',
        },
      ],
      unnamed: [
        {
          card: 'P07',
          uses: ['may', 'who: opponent'],
          case: 'unnamed/pacts.yaml#the other player may do something, and pays for it',
          by: 'ask',
        },
      ],
      nexus: [
        {
          card: 'L24',
          uses: ['may', 'who: opponent'],
          case: 'nexus/concepts.yaml#Hush Money is paid with a card of the opponent, or draws',
        },
      ],
      gundam: [
        {
          card: 'P20',
          uses: ['may', 'who: opponent'],
          case: 'gundam/concepts.yaml#Turn the Glass asks the opponent for a card, or for the next draw phase',
        },
      ],
    },
  },
  {
    concept: 'if, and otherwise',
    games: {
      alteil: [
        {
          card: 'FA-22',
          uses: ['else'],
          case: 'alteil/concepts.yaml#Cut the Strings falls on a random enemy where nobody has strings',
        },
      ],
      dx2: [
        {
          card: 'gathering-storm',
          uses: ['else'],
          case: 'dx2/concepts.yaml#Gathering Storm becalms for two turns whom it strikes',
        },
      ],
      unnamed: [
        {
          card: 'W17',
          uses: ['else'],
          case: 'unnamed/concepts.yaml#Doom Bell takes a card of protection while few cards have been lost',
        },
      ],
      nexus: [
        {
          card: 'V13',
          uses: ['else'],
          case: 'nexus/concepts.yaml#False Dawn asks for a card where it does not make the opponent lose',
        },
      ],
      gundam: [
        {
          card: 'G10',
          uses: ['else'],
          case: 'gundam/sample-cards.yaml#Grafted Twin brings one Sprout, or two when another Unit came before it',
        },
      ],
    },
  },
  {
    concept: 'if you do any of it',
    games: {
      alteil: [
        {
          card: 'LA-21',
          uses: ['ifYouDo'],
          case: 'alteil/card-language.yaml#what is optional is asked, and what follows from it is done',
          by: 'a-may',
        },
      ],
      dx2: [
        {
          card: 'leech',
          uses: ['ifYouDo'],
          case: 'dx2/language.yaml#the least and the most of a side, by HP, share of HP and MP',
          by: 'drainmp',
        },
      ],
      unnamed: [
        {
          card: 'R15',
          uses: ['ifYouDo'],
          case: 'unnamed/pacts.yaml#if you do all of it is more than if you do',
          by: 'whole',
        },
      ],
      nexus: [
        {
          card: 'E10',
          uses: ['ifYouDo'],
          case: 'nexus/sample-cards.yaml#Controlled Burn deals X plus 1 and then 1 to a sector',
        },
      ],
      gundam: [
        {
          card: 'R17',
          uses: ['ifYouDo', 'upTo'],
          case: 'gundam/sample-cards.yaml#Furnace Tithe draws only for a card that was discarded',
        },
      ],
    },
  },
  {
    concept: 'if you do all of it',
    games: {
      alteil: [
        {
          card: 'FA-22',
          uses: ['compare > did'],
          case: 'alteil/concepts.yaml#Cut the Strings falls on a random enemy where nobody has strings',
        },
      ],
      dx2: [
        {
          card: 'even-trade',
          uses: ['compare > did'],
          case: 'dx2/concepts.yaml#Even Trade pays its user only for both MP',
        },
      ],
      unnamed: [
        {
          card: 'P08',
          uses: ['ifYouDo', 'all: true'],
          case: 'unnamed/pacts.yaml#if you do all of it is more than if you do',
          by: 'whole',
        },
      ],
      nexus: [
        {
          card: 'L23',
          uses: ['compare > did'],
          case: 'nexus/concepts.yaml#Inside Out swaps attack and defense, and asks for two cards or none',
        },
      ],
      gundam: [
        {
          card: 'R17',
          uses: ['ifYouDo'],
          case: 'gundam/sample-cards.yaml#Mother Grale counts the cards of one discard for as long as the Unit is paired',
        },
      ],
    },
  },
  {
    concept: 'one of several',
    games: {
      alteil: [
        { card: 'RE-22', uses: ['oneOf'], case: 'alteil/card-language.yaml#one of several is chosen', by: 'a-one' },
      ],
      dx2: [{ card: 'mirror-pane', uses: ['oneOf'], case: 'dx2/language.yaml#one of two', by: 'either' }],
      unnamed: [
        {
          card: 'R14',
          uses: ['oneOf'],
          case: 'unnamed/pacts.yaml#the other player chooses two parts, which are done in printed order',
          by: 'treaty',
        },
      ],
      nexus: [
        {
          card: 'L07',
          uses: ['oneOf'],
          case: 'nexus/concepts.yaml#Splice the Moment gives an action new targets and another speed',
        },
      ],
      gundam: [
        {
          card: 'R06',
          uses: ['oneOf'],
          case: 'gundam/sample-cards.yaml#Ash Cannoneer chooses between a Unit and the Base',
        },
      ],
    },
  },
  {
    concept: 'so many of several',
    games: {
      alteil: [
        {
          card: 'OU-05',
          uses: ['oneOf', 'choose: 2'],
          case: 'alteil/outriders.yaml#the Toll Broker makes two bargains',
        },
      ],
      dx2: [
        {
          card: 'ransom',
          uses: ['oneOf', 'choose: 2'],
          case: 'dx2/states.yaml#a price is paid and prevents it',
          by: 'ransom',
        },
      ],
      unnamed: [
        {
          card: 'P08',
          uses: ['oneOf', 'choose: 2'],
          case: 'unnamed/pacts.yaml#the other player chooses two parts, which are done in printed order',
          by: 'treaty',
        },
      ],
      nexus: [
        {
          card: 'L07',
          uses: ['oneOf', 'choose'],
          case: 'nexus/concepts.yaml#Splice the Moment gives an action new targets and another speed',
        },
      ],
      gundam: [
        {
          card: 'P19',
          uses: ['oneOf', 'choose: 2'],
          case: 'gundam/concepts.yaml#Toll of the Bell marks a Unit for the end of the turn, and draws what is not paid for',
        },
      ],
    },
  },
  {
    concept: 'parts that can’t be done are not offered',
    games: {
      alteil: [
        {
          card: 'OU-04',
          uses: ['oneOf', 'possible: true'],
          case: 'alteil/outriders.yaml#the Road Captain gets the Watch Skills of a unit where none has Auto Skills',
        },
      ],
      dx2: [
        {
          card: 'ransom',
          uses: ['oneOf', 'choose: 2'],
          case: 'dx2/states.yaml#a price is paid and prevents it',
          by: 'ransom',
        },
      ],
      unnamed: [
        {
          card: 'A06',
          uses: ['possible: true'],
          case: 'unnamed/almanac.yaml#parts in which nothing can be done are not offered',
        },
      ],
      nexus: [
        {
          card: 'L07',
          uses: ['oneOf', 'choose'],
          case: "nexus/words.yaml#some of several modes are chosen, and what can't be done is not offered",
          by: 'pick',
        },
      ],
      gundam: [
        {
          card: 'P19',
          uses: ['oneOf', 'choose: 2'],
          case: "gundam/later-words.yaml#two of three are chosen, each once, and none that can't be done",
          by: 'two',
        },
      ],
    },
  },
  {
    concept: 'so many times',
    games: {
      alteil: [
        { card: 'WA-13', uses: ['repeat'], case: 'alteil/concepts.yaml#the Ransom Captain pays two SP for No Quarter' },
      ],
      dx2: [
        {
          card: 'mask-vendor',
          uses: ['repeat'],
          case: 'dx2/language.yaml#three times, and for each of several',
          by: 'rep',
        },
      ],
      unnamed: [
        {
          card: 'W07',
          uses: ['repeat'],
          case: 'unnamed/sample-cards.yaml#Weary Giant rests on arrival, and tires two enemies chosen by lot',
        },
      ],
      nexus: [
        {
          card: 'L17',
          uses: ['repeat'],
          case: 'nexus/concepts.yaml#Cut Both Ways terminates the gear that is attached to an agent',
        },
      ],
      gundam: [
        {
          card: 'R18',
          uses: ['repeat'],
          case: 'gundam/sample-cards.yaml#Rain of Slag falls three times, and on the shield area after another Command',
        },
      ],
    },
  },
  {
    concept: 'again and again until something holds',
    games: {
      alteil: [
        {
          card: 'WA-13',
          uses: ['until > count'],
          case: 'alteil/concepts.yaml#the Ransom Captain pays two SP for No Quarter',
        },
      ],
      dx2: [
        {
          card: 'ransom',
          uses: ['repeat', 'until'],
          case: 'dx2/states.yaml#a part is repeated until a condition holds',
          by: 'again',
        },
      ],
      unnamed: [
        {
          card: 'P08',
          uses: ['repeat', 'until'],
          case: 'unnamed/pacts.yaml#a repetition ends when its condition is met',
          by: 'dig',
        },
      ],
      nexus: [
        {
          card: 'L17',
          uses: ['repeat', 'until'],
          case: 'nexus/adversarial.yaml#a number that doubles without end stops at its bound',
          by: 'swell',
        },
      ],
      gundam: [
        {
          card: 'P21',
          uses: ['repeat', 'until'],
          case: 'gundam/later-words.yaml#a part is repeated until its condition holds',
          by: 'until',
        },
      ],
    },
  },
  {
    concept: 'for each, one after the other',
    games: {
      alteil: [
        {
          card: 'GO-09',
          uses: ['forEach'],
          case: 'alteil/card-language.yaml#what is done for each is done one after the other',
          by: 'a-each',
        },
      ],
      dx2: [
        {
          card: 'smoulder-king',
          uses: ['forEach'],
          case: 'dx2/language.yaml#three times, and for each of several',
          by: 'eachone',
        },
      ],
      unnamed: [
        {
          card: 'L06',
          uses: ['forEach'],
          case: 'unnamed/concepts.yaml#Unravel counts the snags of a turn before, and no more after that',
        },
      ],
      nexus: [
        {
          card: 'L11',
          uses: ['forEach'],
          case: 'nexus/concepts.yaml#Moth in the Weave takes moths only from agents that it has bitten itself',
        },
      ],
      gundam: [
        {
          card: 'G22',
          uses: ['forEach'],
          case: 'gundam/sample-cards.yaml#Communion mends each Unit by what it has received, at most two',
        },
      ],
    },
  },
  {
    concept: 'by chance',
    games: {
      alteil: [
        {
          card: 'SO-03',
          uses: ['random'],
          case: 'alteil/card-language.yaml#chance picks among those that fit, and is told',
          by: 'a-random',
        },
        {
          card: 'WA-01',
          uses: ['do: roll'],
          case: 'alteil/numbers.yaml#a number by chance lies between its bounds and can be used again',
          by: 'n-roll',
        },
        {
          card: 'OU-08',
          uses: ['oneOf', 'random: true'],
          case: 'alteil/outriders.yaml#chance picks among the parts that can be done',
          by: 'o-straw',
        },
      ],
      dx2: [
        {
          card: 'thorn-empress',
          uses: ['random'],
          case: 'dx2/sample-cards.yaml#the Thorn Empress gives thorns to a companion, which answers hits from then on',
        },
        {
          card: 'snare',
          uses: ['chance'],
          case: 'dx2/language.yaml#a chance that is sure, and one that is none',
          by: 'sure',
        },
      ],
      unnamed: [
        {
          card: 'W07',
          uses: ['random'],
          case: 'unnamed/sample-cards.yaml#Weary Giant rests on arrival, and tires two enemies chosen by lot',
        },
      ],
      nexus: [
        {
          card: 'E10',
          uses: ['random'],
          case: 'nexus/sample-cards.yaml#Controlled Burn deals X plus 1 and then 1 to a sector',
        },
        {
          card: 'H02',
          uses: ['do: roll', 'noted'],
          case: 'nexus/chance.yaml#a number by chance is told and can be used',
          by: 'die',
        },
        {
          card: 'H04',
          uses: ['oneOf', 'random: true'],
          case: 'nexus/chance.yaml#chance chooses what happens',
          by: 'coin',
        },
      ],
      gundam: [
        {
          card: 'R02',
          uses: ['random'],
          case: 'gundam/sample-cards.yaml#Slag Trooper answers damage from effects and not from battles',
        },
        {
          card: 'P41',
          uses: ['oneOf', 'random: true'],
          case: 'gundam/extensions.yaml#chance picks no part that lacks its target',
          by: 'lots',
        },
      ],
    },
  },
  {
    concept: 'all that one instruction is about, at one moment',
    games: {
      alteil: [
        {
          card: 'WA-26',
          uses: ['all: true'],
          case: 'alteil/concepts.yaml#on Even Ground all reach alike, and one stands higher',
        },
      ],
      dx2: [
        {
          card: 'unmake',
          uses: ['do: attack', 'aim: enemies'],
          case: 'dx2/concepts.yaml#Unmake takes what raises the values of its targets',
        },
      ],
      unnamed: [
        {
          card: 'E01',
          uses: ['all: true'],
          case: 'unnamed/concepts.yaml#Bell Ringer rests what destroyed it, and what stands in that lane',
        },
      ],
      nexus: [
        {
          card: 'S12',
          uses: ['all: true'],
          case: 'nexus/sample-cards.yaml#Blackout only in the opponent’s battle phase, and then no events follow',
        },
      ],
      gundam: [
        {
          card: 'B19',
          uses: ['all: true'],
          case: 'gundam/sample-cards.yaml#Flood Warning counts Resources and cards drawn',
        },
      ],
    },
  },
  {
    concept: 'several instructions as one moment',
    games: {
      alteil: [
        {
          card: 'WA-25',
          uses: ['together'],
          case: 'alteil/lasting.yaml#Counter Skills wait for the end of what is one moment, and a repetition ends when its condition holds',
          by: 'l-twice',
        },
      ],
      dx2: [
        {
          card: 'rising-stakes',
          uses: ['together'],
          case: 'dx2/exchange.yaml#Rising Stakes strikes twice at one moment, and only then a Super Reaction answers',
        },
      ],
      unnamed: [
        {
          card: 'A07',
          uses: ['together'],
          case: 'unnamed/almanac.yaml#Midwinter Pyre gives the power that the dead unit had',
        },
      ],
      nexus: [
        {
          card: 'L17',
          uses: ['together'],
          case: 'nexus/words.yaml#what stands together is heard by those that leave at that moment',
          by: 'twins',
        },
      ],
      gundam: [
        {
          card: 'P29',
          uses: ['together'],
          case: 'gundam/extensions.yaml#a card that leaves in one moment sees the rest of it',
          by: 'twins',
        },
      ],
    },
  },
  {
    concept: 'all of several targets, or nothing at all',
    games: {
      alteil: [
        {
          card: 'OU-20',
          uses: ['orNobody: true'],
          case: 'alteil/outriders.yaml#Scattered Embers are divided, and nothing comes to one unit alone',
        },
        {
          card: 'OU-20',
          uses: ['orNobody: true'],
          case: 'alteil/outriders.yaml#a choice of two is none where there is one',
          by: 'o-pair',
        },
      ],
      dx2: [
        {
          card: 'all-or-nothing',
          uses: ['choose', 'orNone: true'],
          case: 'dx2/exchange.yaml#All or Nothing asks nobody where there is one enemy, and marks nobody where there are two allies',
        },
      ],
      unnamed: [
        {
          card: 'L06',
          uses: ['choose > min'],
          case: 'unnamed/words.yaml#who has to choose at least two of which there is one chooses none',
          by: 't5',
        },
      ],
      nexus: [
        {
          card: 'C09',
          uses: ['choose > exactly'],
          case: 'nexus/later-words.yaml#a choice of exactly so many affects none where one of them is gone',
          by: 'pair',
        },
      ],
      gundam: [
        { card: 'P29', uses: ['orNone: true'], case: 'gundam/extensions.yaml#with one enemy Unit it does nothing' },
      ],
    },
  },
  {
    concept: 'the opponent chooses',
    games: {
      alteil: [
        {
          card: 'WA-01',
          uses: ['choose', 'who: opponent'],
          case: 'alteil/numbers.yaml#the opponent chooses where the skill says so, as many as a number comes to',
          by: 'n-they',
        },
        {
          card: 'OU-08',
          uses: ['oneOf', 'who: opponent'],
          case: 'alteil/outriders.yaml#the opponent chooses which part is carried out',
          by: 'o-fork',
        },
      ],
      dx2: [
        {
          card: 'ransom',
          uses: ['oneOf', 'who: opponent'],
          case: 'dx2/states.yaml#a price is paid and prevents it',
          by: 'ransom',
        },
      ],
      unnamed: [
        {
          card: 'W08',
          uses: ['by: opponent'],
          case: 'unnamed/concepts.yaml#the opponent chooses which land the Oathbreaker costs',
        },
      ],
      nexus: [
        {
          card: 'N07',
          uses: ['by: opponent'],
          case: 'nexus/concepts.yaml#Collapse Survey compares the attack with what is left of the defense, and the opponent chooses',
        },
        {
          card: 'H07',
          uses: ['oneOf', 'who: opponent'],
          case: 'nexus/chance.yaml#the opponent chooses what happens',
          by: 'fork',
        },
        {
          card: 'H03',
          uses: ['do: chooseNumber', 'by: opponent'],
          case: 'nexus/chance.yaml#the opponent chooses a number between two',
          by: 'bid',
        },
      ],
      gundam: [
        {
          card: 'R16',
          uses: ['by: opponent'],
          case: 'gundam/concepts.yaml#the Burst of Break the Line leaves it to the opponent which Unit rests',
        },
        {
          card: 'P41',
          uses: ['oneOf', 'who: opponent'],
          case: 'gundam/extensions.yaml#the opponent chooses which part happens',
          by: 'fork',
        },
      ],
    },
  },
];
