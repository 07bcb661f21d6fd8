/** What one game does in a trap, and the clauses by which it does. */
export interface Answer {
  does: string;
  clauses: readonly string[];
}

export interface Trap {
  title: string;
  answers: Readonly<Record<string, Answer>>;
}

const by = (does: string, ...clauses: string[]): Answer => ({ does, clauses });

/**
 * Fifteen questions that each of the five games answers in its own way. Whoever knows one game well expects its answer in the
 * others, and is wrong. The cases in test/conformance/traps prove the answers; the table there is this one.
 */
export const TRAPS: readonly Trap[] = [
  {
    title: 'The last card of the deck is drawn',
    answers: {
      gundam: by('The player has lost at once.', '6-3-1-1'),
      alteil: by('There is no draw. The Card File lies open to its Iczer, and using it up costs nothing.', 'G1'),
      dx2: by('There is no deck and no hand: a demon uses a skill or passes.', 'G17'),
      unnamed: by('Play goes on. The next Draw Phase without a card to draw loses.', 'G3'),
      nexus: by('Play goes on. The next draw that lacks a card costs a biome of the player’s choice.', 'G6'),
    },
  },
  {
    title: 'A unit is gone while its effect still waits',
    answers: {
      gundam: by('The effect resolves all the same.', '9-1-6-4'),
      alteil: by('A Counter Skill that waits goes off: the HP were looked at when it entered the queue.', 'A5'),
      dx2: by('The effect is skipped: each is asked again when its turn comes.', 'A8'),
      unnamed: by('Only [On Death] resolves, since it looks at the card as it left.', 'G14'),
      nexus: by('The skill executes. Its targets are looked at again; with none left it is cancelled.', 'G8', 'G9'),
    },
  },
  {
    title: 'Two units fall together',
    answers: {
      gundam: by('The active player’s 【Destroyed】 effects go first.', '9-1-6-6'),
      alteil: by(
        'Close Skills go by cell, on equal cells the initiator’s first. Burials go by Iczer, the initiator’s first, then by cell.',
        'dr.1d',
        'A7',
        'active.16b',
        'active.16c',
      ),
      dx2: by('The answers of team 1 go first, whoever is on turn.', 'tie.2'),
      unnamed: by('The winner’s [On Kill] and the [On Death] are one batch, the turn player’s first.', 'cbt.6b', 'G17'),
      nexus: by('The active player’s skills enter the queue first, and so execute last.', 'G22'),
    },
  },
  {
    title: 'Who goes first in the opponent’s turn',
    answers: {
      gundam: by(
        'With effects, the opponent, who is the active player; in an action step the other player.',
        '9-1-6-6',
        '6-6-2-1',
      ),
      alteil: by('Both share the turn; the unit with more AGI goes first.', 'action.22'),
      dx2: by('Still the faster team, also with what happens at the start of the slower team’s turn.', 'A2'),
      unnamed: by(
        'The opponent, as the turn player; only the turn player’s cards hear the start of the turn.',
        'cbt.1',
        'A18',
      ),
      nexus: by('The opponent, as the active player, holds every window first.', 'prim1.1'),
    },
  },
  {
    title: 'Damage when the turn ends',
    answers: {
      gundam: by('It stays on the card.', '4-5-1'),
      alteil: by('Lost HP stay lost; only what was for one turn ends.', 'G26'),
      dx2: by('HP stay as they are from one turn to the next.', 'flow.7'),
      unnamed: by('There is no damage: a fight compares power, and the winner is as strong as before.', 'cbt.3'),
      nexus: by('The reset takes it off all agents, and never off sectors.', 'end.2b'),
    },
  },
  {
    title: 'The target of an attack is gone',
    answers: {
      gundam: by('The battle jumps to its end: no block, no action step, no damage.', '7-3-5-1'),
      alteil: by('An attack has no target before it resolves; it takes one that is there then.', 'G9'),
      dx2: by('Nothing fits between an action and its target. Who fell in tier 3 is not offered.', 'flow.3', 'flow.4'),
      unnamed: by('The attacker reads its lane again: the unit behind, else the protection.', 'A12'),
      nexus: by('An attacker whose defenders are gone is still defended; the sector takes nothing.', 'G19'),
    },
  },
  {
    title: 'Zero',
    answers: {
      gundam: by('0 AP deal no damage, and so defeat nobody.', '4-5-4'),
      alteil: by('AT no higher than DF is no damage: no mini-phase, no counter.', 'G9'),
      dx2: by('An attack that comes to 0 is no damage, and nothing that waits for damage hears it.', 'R3'),
      unnamed: by('0 against 0 is no fight: nobody wins, loses or dies.', 'cbt.2'),
      nexus: by('Attack 0 deals no damage, to a defender or to a sector.', 'dmg.3a'),
    },
  },
  {
    title: 'The main number is equal',
    answers: {
      gundam: by('No tie: both deal their AP at once, and who has the HP for it lives.', '7-6-3-2'),
      alteil: by('Between equal AGI chance decides, each time anew.', 'G15'),
      dx2: by('Between equal agility the slot in the party decides, for the whole battle.', 'G3'),
      unnamed: by('With equal power both lose and both die.', 'cbt.3a', 'A11'),
      nexus: by('No tie: both deal their attack at once, and who has the defense for it lives.', 'dmg.4a'),
    },
  },
  {
    title: 'Passing',
    answers: {
      gundam: by('No action: whoever passed may still act, until two passes in a row.', '8-5'),
      alteil: by('Nobody can pass. Standby is an action: it heals a quarter and engages.', 'G11'),
      dx2: by('An action: tier 3 before it, tier 4 after it, half an icon for it.', 'A9', 'G6'),
      unnamed: by('Nobody can pass: the opponent is never asked, the turn player ends the turn.', 'G4'),
      nexus: by('No action: it lets the opponent act, until two passes in a row on an empty queue.', 'A11'),
    },
  },
  {
    title: 'A card comes back',
    answers: {
      gundam: by('It is a new card: no damage, and it can’t attack in this turn.', '3-1-5', '2-11-4'),
      alteil: by('A revived unit keeps its cell and nothing else.', 'active.6'),
      dx2: by('A revived demon has its old place in the action order, and nothing that lasted on it.', 'G19', 'R19'),
      unnamed: by('It is a new unit without [Rest], and may attack at once.', 'G12'),
      nexus: by('It is a new agent without damage that has just arrived, and does not advance in this turn.', 'G15'),
    },
  },
  {
    title: 'Several things of one kind happen at one moment',
    answers: {
      gundam: by('The effect goes off once and speaks of all of them.', '9-1-6-3', 'R21'),
      alteil: by(
        'Every unit that was hit counters, by cell; on equal cells first the one of whoever did the damage.',
        'hp.1d',
        'A7',
      ),
      dx2: by(
        'An effect that several of them set off goes off once, about all of them, each in its own measure.',
        'R21',
        'R35',
      ),
      unnamed: by(
        'Each is heard by itself; a draw or discard of several cards is one occasion, and a number asked of several cards is their sum.',
        'R6',
        'R9',
        'R24',
      ),
      nexus: by('A skill reacts once for each; all damage that one card takes or deals then is one thing.', 'R25'),
    },
  },
  {
    title: 'An effect asks what a card was when it left',
    answers: {
      gundam: by('It is looked at as it last was in play, with its Pilot.', '11-2-8', 'R22'),
      alteil: by(
        'Nothing looks back: a Close Skill runs while its unit still stands, with the numbers it has then.',
        'dr.2a',
        'dr.3',
      ),
      dx2: by('A fallen demon is looked at as it was when it fell, though nothing lasts on it any more.', 'R37', 'R19'),
      unnamed: by(
        'An effect asks for it as it left, and finds its card in the graveyard or the trash.',
        'G14',
        'R21',
        'cbt.6b',
      ),
      nexus: by('It is looked at as it was, and found in the cache and nowhere else.', 'R30'),
    },
  },
  {
    title: 'Two parts of a price could be paid with the same card only',
    answers: {
      gundam: by('It can’t be activated: a card pays one part of a price.', 'R16'),
      alteil: by('One copy revives one unit of its name, and a copy that is promised can’t be set.', 'G12', 'R2'),
      dx2: by('A skill has one price, in MP, and is offered when all of it is there.', 'G8'),
      unnamed: by('Each card pays for one part, so the cost can’t be paid and is not offered.', 'R25'),
      nexus: by('Each part takes cards of its own; what can’t be paid whole can’t be begun.', 'R29'),
    },
  },
  {
    title: 'Effects cause each other without end',
    answers: {
      gundam: by('After five hundred effects the rest is dropped, and play goes on.', 'R5'),
      alteil: by(
        'After 500 Counter Skills in one mini-phase the rest is dropped; after 500 sub-phases in one turn no more units act.',
        'A14',
        'R20',
      ),
      dx2: by('A chain is stopped 64 effects deep, Super Reactions too, and the turn goes on.', 'A14'),
      unnamed: by(
        'The chain is cut after 500 effects, whatever was asked on the way; continuous effects in a circle end by age.',
        'R4',
        'R20',
      ),
      nexus: by(
        'After five hundred effects the rest is dropped; choosing for an effect does not begin the count anew.',
        'R5',
      ),
    },
  },
  {
    title: 'A position names a card as the game would name the next one',
    answers: {
      gundam: by('A card that comes gets a name that no other has.', '3-1-5'),
      alteil: by('Names of a position are passed over when a revealed card gets its own.', 'active.11'),
      dx2: by('Demons may be called as what waits is called; two of one name are refused.', 'A8', 'tie.4'),
      unnamed: by('The card keeps the name, and what comes later gets another.', 'play.1b'),
      nexus: by('The name is taken; what arrives later gets the next free number.', 'G11'),
    },
  },
];

/** The table of test/conformance/traps/README.md. `names` are the games in the order in which they are compared. */
export function trapTable(names: ReadonlyMap<string, string>): string {
  const parts = TRAPS.map(({ title, answers }, at) => {
    const rows = [...names].map(([id, name]) => {
      const { does, clauses } = answers[id] ?? by('–');
      return `| ${name} | ${does} | ${clauses.map((clause) => `\`${clause}\``).join(', ')} |`;
    });
    return [`## ${at + 1}. ${title}`, '', '| game | what happens | clause |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  });
  return `${parts.join('\n\n')}\n`;
}
