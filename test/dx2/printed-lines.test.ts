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
