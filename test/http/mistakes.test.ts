import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type supertest from 'supertest';
import type { Action } from '../../src/engine/index.ts';
import { isPlayer } from '../../src/engine/index.ts';
import type { SeenVerdict, TestApp } from '../support/app.ts';
import { openApp } from '../support/app.ts';

/*
 * Mistakes that people make who have only read the documentation. The answer names the mistake, not what follows from it, and says what to
 * do instead.
 */

let service: TestApp;
let made: SeenVerdict;
let action: Action;
let id: string;
let card: Record<string, unknown>;
let view: object;
before(async () => {
  service = await openApp();
  made = (await service.http.post('/v1/matches').send({ ruleset: 'gundam', seed: 'mistakes' })).body;
  id = String(made.match?.id);
  action = made.awaiting[0]?.options[0]?.action as Action;
  [card] = (await service.http.get('/v1/rulesets/gundam/cards?limit=1')).body.items;
  view = (await service.http.get(`/v1/matches/${id}/state?viewer=p1`)).body.state;
});
after(() => service.close());

const post = (path: string, body: object) => service.http.post(path).send(body);
const start = (body: object) => post('/v1/matches', { ruleset: 'gundam', ...body });
const act = (body: object) => post(`/v1/matches/${id}/actions`, body);
const text = (body: string, type = 'application/json') =>
  service.http.post('/v1/matches').set('content-type', type).send(body);
const get = (path: string) => service.http.get(path);

type Told = [status: number, code: string, detail: RegExp | null, faults?: readonly string[]];

/** The mistake, and what is said of it: the status, the code, the detail, and each fault as its path and its reason. */
const MISTAKES: Readonly<Record<string, [ask: () => supertest.Test, told: Told]>> = {
  'a ruleset is misspelt': [
    () => start({ ruleset: 'gundum' }),
    [404, 'unknown-ruleset', /Did you mean "gundam"\? There are: duel, gundam, dx2, alteil, nexus, unnamed\./],
  ],
  '`players` in place of `seats`': [
    () => start({ players: [] }),
    [400, 'invalid-request', /^1 fault/, ['/players no such field here (seats?)']],
  ],
  'a field is misspelt': [
    () => start({ sead: 'x' }),
    [400, 'invalid-request', /^1 fault/, ['/sead no such field here (seed?)']],
  ],
  'a comma too many': [
    () => text('{"ruleset": "gundam",}'),
    [400, 'malformed-json', /the name of a field is missing .* at line 1, column 22/],
  ],
  'quotes of JavaScript': [() => text("{'ruleset': 'gundam'}"), [400, 'malformed-json', /line 1, column 2/]],
  'an empty body': [() => text(''), [400, 'malformed-json', /The body is empty/]],
  'a list in place of one request': [
    () => post('/v1/matches', [{ ruleset: 'gundam' }]),
    [400, 'invalid-request', null, [' is a list, not an object']],
  ],
  'a form in place of JSON': [
    () => text('ruleset=gundam', 'application/x-www-form-urlencoded'),
    [415, 'unsupported-media-type', /application\/json/],
  ],
  'an action that is not in `action`': [
    () => act(action),
    [
      400,
      'invalid-request',
      /^1 fault/,
      ['/action is missing: what was sent beside it (`player` and the rest) belongs in it'],
    ],
  ],
  'an option in place of its action': [
    () => act({ action: made.awaiting[0]?.options[0] }),
    [400, 'invalid-request', /^1 fault/, ['/action is an option: send its field `action`']],
  ],
  'a verdict in place of its state': [
    () => post('/v1/adjudications', { state: made, action }),
    [400, 'invalid-request', /^1 fault/, ['/state has the state in its field `state`: send only that']],
  ],
  'a verdict with an action in it': [
    () => post('/v1/adjudications', { ...made, action }),
    [400, 'invalid-request', /^1 fault/, [' is a verdict: send only its field `state`, and the `action` beside it']],
  ],
  'a view in place of the state': [
    () => post('/v1/adjudications', { state: view, action }),
    [
      400,
      'invalid-request',
      /^1 fault/,
      ['/state is what one viewer may see, which hides what the rules need: send the whole state, or act on the match'],
    ],
  ],
  'a state as a text': [
    () => post('/v1/adjudications', { state: JSON.stringify(made.state), action }),
    [422, 'sealed-state-invalid', /an open state as a text: send it as an object/],
  ],
  'a state that was edited': [
    () => post('/v1/adjudications', { state: { ...made.state, frames: [] }, action }),
    [409, 'state-hash-mismatch', /changed after it was handed out/],
  ],
  'a required field is left out': [
    () => post('/v1/adjudications', { action }),
    [400, 'invalid-request', /^1 fault/, ['/state is missing']],
  ],
  'a number is left out': [
    () => post(`/v1/matches/${id}/rewind`, { reason: 'x', judge: 'Ines' }),
    [400, 'invalid-request', /^1 fault/, ['/ply is missing']],
  ],
  'a label in place of the id of an option': [
    () => act({ action: { ...action, option: 'Keep' } }),
    [422, 'no-such-option', /There is no option "Keep" here/],
  ],
  'the decision of somebody else': [
    () => act({ action: { ...action, player: action.player === 'p1' ? 'p2' : 'p1' } }),
    [422, 'not-your-decision', /^p[12] decides now, not p[12]\.$/],
  ],
  'a name in place of p1': [
    () => act({ action: { ...action, player: 'Ada' } }),
    [400, 'invalid-request', /^1 fault/, ['/action/player is none of the accepted words']],
  ],
  'a decision that is over': [
    () => act({ action: { ...action, decision: 'd99' } }),
    [422, 'no-such-decision', /"d99" is not open/],
  ],
  'another ply than the match is at': [() => act({ action, expectedPly: 7 }), [409, 'ply-conflict', /at ply 0/]],
  'a fault in a card': [
    () => post('/v1/card-sets', { ruleset: 'gundam', cards: [{ ...card, ap: 'four' }] }),
    [422, 'cards-invalid', /^1 fault in the cards/, ['/cards/0/ap is a text, not a number']],
  ],
  'own cards, and a deck of sample cards': [
    () => start({ cards: [{ ...card, id: 'my-own' }] }),
    [
      422,
      'seats-invalid',
      null,
      ['ember-tide', 'glass-garden'].map(
        (deck, at) =>
          `/seats/${at}/deck the sample deck "${deck}" needs the sample cards, which the \`cards\` of the request replace: send the sample cards that it needs as well, or a deck of your own cards`,
      ),
    ],
  ],
  'no such sample deck': [
    () => start({ seats: [{ deck: 'nope' }, {}] }),
    [422, 'seats-invalid', null, ['/seats/0/deck no such sample deck']],
  ],
  'one seat': [() => start({ seats: [{}] }), [400, 'invalid-request', /^1 fault/, ['/seats has fewer than 2 entries']]],
  'names in place of seats': [
    () => start({ seats: ['Ada', 'Bo'] }),
    [400, 'invalid-request', /^2 faults/, ['/seats/0 is a text, not an object', '/seats/1 is a text, not an object']],
  ],
  'a match option is misspelt': [
    () => start({ options: { firstPlayr: 'p1' } }),
    [400, 'invalid-request', /^1 fault in the request\.$/, ['/options/firstPlayr no such field here (firstPlayer?)']],
  ],
  'no such value of a match option': [
    () => start({ options: { firstPlayer: 'me' } }),
    [400, 'invalid-request', /^1 fault/, ['/options/firstPlayer is none of the accepted words']],
  ],
  'a parameter is misspelt': [
    () => get('/v1/matches?rulset=gundam'),
    [400, 'invalid-request', /^1 fault/, ['/rulset no such field here (ruleset?)']],
  ],
  'a page that is too large': [
    () => get('/v1/matches?limit=1000'),
    [400, 'invalid-request', /^1 fault/, ['/limit is more than 200']],
  ],
  'a number in place of `next`': [
    () => get('/v1/matches?after=5'),
    [400, 'invalid-request', /^1 fault/, ['/after is not the `next` of a page']],
  ],
  'a ply that was not played': [() => get(`/v1/matches/${id}/state?ply=99`), [404, 'unknown-ply', /is at ply 0/]],
  'a match that is not there': [() => get('/v1/matches/123'), [404, 'unknown-match', /no match 123/]],
  'an address without /v1': [
    () => get('/matches'),
    [404, 'no-such-route', /nothing at GET \/matches\. Did you mean \/v1\/matches\?/],
  ],
  'an address that is misspelt': [
    () => get('/v1/match/123/plies'),
    [404, 'no-such-route', /Did you mean \/v1\/matches\/123\/plies\?/],
  ],
  'another method': [() => get('/v1/adjudications'), [405, 'method-not-allowed', /takes POST, not GET/]],
  'no key of this service': [
    () => get('/v1/matches').set('authorization', 'Bearer abc'),
    [401, 'key-invalid', /keys begin with arb_/],
  ],
  'a name and a password in place of a key': [
    () => get('/v1/matches').set('authorization', 'Basic abc'),
    [401, 'key-invalid', /"Authorization: Bearer …"/],
  ],
  'a code of a problem is misspelt': [
    () => get('/problems/ply-conflit'),
    [404, 'unknown-problem', /Did you mean "ply-conflict"\?/],
  ],
};

interface Fault {
  path: string;
  reason: string;
  didYouMean?: string;
}

for (const [mistake, [ask, [status, code, detail, faults]]] of Object.entries(MISTAKES)) {
  test(mistake, async () => {
    const { status: got, body } = await ask();
    assert.deepEqual([got, body.code], [status, code], JSON.stringify(body));
    if (detail) assert.match(body.detail, detail);
    const told = (body.errors ?? []) as Fault[];
    const lines = told.map(
      ({ path, reason, didYouMean }) => `${path} ${reason}${didYouMean ? ` (${didYouMean}?)` : ''}`,
    );
    if (faults) assert.deepEqual(lines, faults);
    assert.ok(!JSON.stringify(body).includes('expected object, received undefined'));
  });
}

test('a fault in a card names the card, and a refused option comes with those that there are', async () => {
  const { body: cards } = await post('/v1/card-sets', { ruleset: 'gundam', cards: [{ ...card, ap: 'four' }] });
  assert.deepEqual([cards.errors[0].card, cards.errors[0].cardName], [card.id, card.name]);
  const { body: refused } = await act({ action: { ...action, option: 'Keep' } });
  assert.ok(
    refused.options.length > 0 && refused.options.every((one: { action: Action }) => isPlayer(one.action.player)),
  );
});

test('a key in another header is not taken for one, and that is said', async () => {
  const { headers } = await get('/v1/key').set('x-api-key', 'arb_x');
  assert.match(String(headers.warning), /^299 - "x-api-key is not read here/);
  assert.equal((await get('/v1/key')).headers.warning, undefined);
});

test('earlier names of fields are not offered', async () => {
  const { body } = await start({ evnt: 'Cup' });
  assert.ok(body.errors[0].accepts.includes('tournament'));
  assert.ok(!body.errors[0].accepts.includes('event'));
});
