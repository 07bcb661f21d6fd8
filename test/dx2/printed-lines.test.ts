import assert from 'node:assert/strict';
import test from 'node:test';
import { rulesets } from '../../src/rulesets/index.ts';

/** What a text means that is pasted as it stands on a skill, part by part, and its faults. */
function pasted(...lines: string[]): { parts: string[]; faults: string[] } {
  const { understandText = assert.fail } = rulesets.find(({ id }) => id === 'dx2') ?? assert.fail();
  const { parts, faults } = understandText(lines.join('\n'));
  return {
    parts: parts.map(({ meanings }) => meanings.map(({ reading }) => reading).join(' | ')),
    faults: faults.map(({ code }) => code),
  };
}

test('a sentence that joins two things says both', () => {
  assert.deepEqual(pasted('+10% to Ice/Light damage and HP stops at 300 HP upon receiving the first killing blow.'), {
    parts: ['Damage dealt by ice and light attacks +10%.', 'Endure 1 time with 300 HP.'],
    faults: [],
  });
});

test('a sentence that ends with the word that joins is not understood', () => {
  assert.deepEqual(pasted('+10% to Ice/Light damage and').faults, ['not-understood']);
});

test('a sentence of several things that are settled once says each of them', () => {
  assert.deepEqual(pasted('+5 to St, Vi and +8 to Ag.', '+15% to Max HP, hit rate, and Ice damage.'), {
    parts: [
      'Strength +5.',
      'Vitality +5.',
      'Agility +8.',
      'HP +15%.',
      'Accuracy +15%.',
      'Damage dealt by ice attacks +15%.',
    ],
    faults: [],
  });
});

test('an effect of moments with conditions of their own is one effect for each', () => {
  const { parts, faults } = pasted(
    'Activates the following Chain Effect when attacking first at the start of battle, as well as at the beginning of every own second turn: Restores 1 MP to all party members.',
    '[Order Crest: Ember]',
    'Inscribes 1 Order Crest: Ember on self when the enemy attacks first at the start of battle, and 2 when an ally is downed.',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(parts, [
    'When attacking first: Give 1 MP to all allies.',
    "At the start of its team's turn (every 2 turns of its team): Give 1 MP to all allies.",
    'When the enemy attacks first: Put 1 mark “Order Crest: Ember” on this demon.',
    'When an ally falls: Put 2 marks “Order Crest: Ember” on this demon.',
  ]);
});

test('a chain effect goes on over lines, as far as the sentences of each go', () => {
  const { parts, faults } = pasted(
    '5 MP: Inflicts Fire (Magic) damage with 60 power on All Enemies.',
    'Activates the following Chain Effect if the attack is successful:',
    'Restores 2 MP to all party members, then decreases the DEF of all enemies by 20%. (1 turn)',
    '*Ignores all death prevention skills.',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(parts, [
    '5 MP, aimed at all enemies: Strike the target with fire damage at 60 power, passing by endurance. If the last attack hit: (give 2 MP to all allies; lower the defence of all enemies for 1 turn).',
  ]);
});

test('a line that means nothing by itself takes the next one with it', () => {
  const { parts, faults } = pasted('4 MP: Inflicts Phys (Physical) damage on all enemies twice.', 'Power: 40');
  assert.deepEqual(faults, []);
  assert.deepEqual(parts, ['4 MP, aimed at all enemies: Strike the target 2 times with Phys damage at 40 power.']);
});

test('what follows the effects of a chain effect is the skill’s own again', () => {
  const { parts, faults } = pasted(
    'Adds Ice Pierce. +15% to hit rate.',
    'Activates the following Chain Effect at the end of own turn: Places self into a state of Concentrate.',
    'While the one with this skill is alive, all party members will receive the following effect: +25% to Ice damage.',
    '*This skill can be transferred to Sprite Lantern.',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(parts, [
    'Attacks that pierce: ice.',
    'Accuracy +15%.',
    "At the end of its team's turn: Give Concentrate to this demon.",
    'Always, an ally has: damage dealt by ice attacks +25%.',
  ]);
});

test('a skill whose Boost level grows by itself is what it does, and how it grows', () => {
  const { parts, faults } = pasted(
    '6 MP: Inflicts Ice damage (Magic, Power: 85) on a single enemy.',
    'This skill will gain 1 Boost level at the end of own turn.',
    '[Boost Level 1]: Increases Power to 95.',
    '[Boost Level 2]: Now bypasses counter skills, and now activates the following Chain Effect if the attack is successful: Heals all allies (Power: 35).',
    '*Damage from this skill ignores death prevention skills.',
  );
  assert.deepEqual(faults, []);
  const own = 'this demon is one (with (at least';
  const of = '“Boost Level: this skill” marks';
  assert.deepEqual(parts, [
    `6 MP, aimed at an enemy: If (${own} 1 ${of}))): (if (${own} 2 ${of}))): (strike the target with ice damage at 95 power, passing by Super Reactions and endurance; if the last attack hit: (restore HP equal to a healing power of 35 to all allies)), otherwise (strike the target with ice damage at 95 power, passing by endurance)), otherwise (strike the target with ice damage at 85 power, passing by endurance).`,
    "At the end of its team's turn: Put 1 mark “Boost Level: this skill” on this demon.",
  ]);
});

test('what a passive skill does at a Boost level stands alone, and how the level grows before the first', () => {
  const { parts, faults } = pasted(
    'Adds Fire Pierce.',
    'This skill receives a Boost level at the start of own turn.',
    'For each Boost level, critical damage will be increased by 10%. (Max: +40%)',
    '[Boost Level 2]: +15% to hit rate.',
    '[Boost Level 3]: Now activates the following Chain Effect at the end of own turn: Inflicts Fire damage (Magic, Power: 45) on all enemies.',
    '[Boost Level 4]: Increases the Power of the Chain Effect to 55.',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(parts, [
    'Attacks that pierce: fire.',
    "At the start of its team's turn: Put 1 mark “Boost Level: this skill” on this demon.",
    'Damage dealt by all attacks plus (the number of “Boost Level: this skill” marks on this demon times 10, at most 40)%, for blows that are critical.',
    'Always, this demon (with (at least 2 “Boost Level: this skill” marks)) has: accuracy +15%.',
    "At the end of its team's turn, if (this demon is one (with (at least 3 “Boost Level: this skill” marks))): If (this demon is one (with (at least 4 “Boost Level: this skill” marks))): strike all enemies with fire damage at 55 power, otherwise strike all enemies with fire damage at 45 power.",
  ]);
});

test('that a Boost level grows says nothing without the levels', () => {
  assert.deepEqual(pasted('This skill receives a Boost level at the start of own turn.').faults, ['not-understood']);
});

test('a skill that becomes another one is either of them', () => {
  const { parts, faults } = pasted(
    '5 MP: Inflicts Dark damage (Magic, Power: 105) on a single enemy.',
    'This skill becomes [Tolling Bell] while own HP is 60% or lower.',
    '[Tolling Bell]',
    'Inflicts Dark damage (Magic, Power: 155) on a single enemy, and restores 1 MP to all allies if the attack is successful.',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(parts, [
    '5 MP, aimed at an enemy: If this demon is one with up to 60% HP: (strike the target with dark damage at 155 power; if the last attack hit: give 1 MP to all allies), otherwise strike the target with dark damage at 105 power.',
  ]);
});

test('a skill that becomes another one with another aim is not understood', () => {
  const { faults } = pasted(
    '5 MP: Inflicts Dark damage (Magic, Power: 105) on a single enemy.',
    'This skill becomes [Tolling Bell] while own HP is 60% or lower.',
    '[Tolling Bell] Inflicts Dark damage (Magic, Power: 85) on all enemies.',
  );
  assert.ok(faults.length > 0);
});

test('a limit of an effect with moments of their own is one for all of them', () => {
  const { parts, faults } = pasted(
    'Activates the following Chain Effect at the end of own turn if there is a downed ally, or when Rime Psalm is used: Revives a random ally with 40% HP. (Activates 3 times per battle)',
  );
  assert.deepEqual(faults, []);
  const shared = /counted as “(together-[a-z]{4})”/;
  const names = parts.map((text) => shared.exec(text)?.[1]);
  assert.equal(names.length, 2);
  assert.ok(names[0] !== undefined && names[0] === names[1], parts.join('\n'));
});

test('crests of which enough are inscribed do what is said until they fade, as the notes behind that say', () => {
  const { parts, faults } = pasted(
    '[Order Crest: Ember]',
    'Inscribes 1 Order Crest: Ember when an ally is downed.',
    'For every 4 Order Crest: Ember inscribed on self, activates the following effect:',
    'Inflicts Fire damage (Magic, Power: 65) to all enemies.',
    'Afterward, Order Crest: Ember will fade.',
    '*Damage is dependent on Phys DEF.',
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(parts, [
    'When an ally falls: Put 1 mark “Order Crest: Ember” on this demon.',
    'When (this demon gets marks as “Order Crest: Ember”), if (this demon is one (with (at least 4 “Order Crest: Ember” marks))): Strike all enemies with fire damage at 65 power, using physical defence. Take all marks “Order Crest: Ember” off this demon.',
  ]);
});

test('what is done only so often by the whole team says so in either order', () => {
  for (const told of [
    'Activates up to 2 times per turn. Having multiples of the demon in your party will not affect the limit of this effect.',
    'Activates a total of twice per turn. The limit of this effect does not stack, even if there are several of the same demon.',
  ]) {
    const { parts, faults } = pasted(
      `When striking a weak point, attacks do not consume Press Turn Icons, except in Democalypse. (${told})`,
    );
    assert.deepEqual(faults, [], told);
    assert.deepEqual(parts, [
      'While (not: it is a battle of the kind “Democalypse”), this demon has: (keeps its icon twice a turn when an attack strikes (shared by the team), for blows that are at a weak point).',
    ]);
  }
});

test('what is said behind the second of two skills could be of that alone', () => {
  const { parts, faults } = pasted(
    '5 MP: Inflicts Dark damage (Magic, Power: 105) on a single enemy.',
    'This skill becomes [Tolling Bell] while own HP is 60% or lower.',
    '[Tolling Bell] Inflicts Dark damage (Magic, Power: 155) on a single enemy.',
    '*Bypasses counter skills.',
  );
  assert.deepEqual(faults, ['ambiguous']);
  assert.equal(parts[0]?.split(' | ').length, 2);
});

test('a limit behind what is done only in a state is of no part that could be told', () => {
  assert.deepEqual(
    pasted(
      '6 MP: Inflicts Light damage (Magic, Power: 130) on a single enemy.',
      'Furthermore, activates the following Chain Effect if this skill is used while this demon has 3 or more counts of Fortify: Heals all allies (Power: 45). (Once per turn)',
    ).faults.includes('no-sense'),
    true,
  );
});
