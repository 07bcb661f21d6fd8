import type { Action, AnyRuleset, JsonObject } from '../engine/index.ts';
import { hashState, start } from '../engine/index.ts';

/** What is sent to try a call: parameters by their names, and a body. */
export interface Example {
  parameters?: Readonly<Record<string, string | number>>;
  body?: JsonObject;
}

const SEED = 'example';
const TOURNAMENT = 'Spring Open';
const CUP = 'Winter Cup';
/** A match that nobody has. */
const MATCH = '01997c1e-52d4-7c3a-9b8e-4f6d2a1c0e57';
const KEY = '0c6e3a52-8d1f-4b7a-9e24-5a7b3c9d1f60';
const WEBHOOK = '0197a3b0-6f1e-7c52-8d9a-2b4c6e8f0a13';
const JOB = '0197b4c2-1f3e-7a6b-8c5d-3e9f0a1b2c4e';
const DELIVERY = '5b2f9c84-1d3e-4a6b-8c7d-9e0f1a2b3c4d';
const ruling = { reason: 'Both players agree that a card was drawn too many.', judge: 'Ines' };

/** The state and the options of a game that has just begun, and the request that begins it. */
function begun(rules: AnyRuleset) {
  const [one, other = one] = rules.samples.decks;
  const seats = [
    { name: 'Ada', deck: one?.id ?? '' },
    { name: 'Bo', deck: other?.id ?? '' },
  ];
  const options = rules.options.parse({});
  const seat = (at: 0 | 1) => ({ name: seats[at]?.name ?? '', deck: rules.samples.decks[at]?.deck ?? null });
  const began = start(rules, rules.sampleCards, { seats: [seat(0), seat(1)], seed: SEED, options });
  if (!began.ok) throw new Error(`${rules.id}: no example, since ${began.refusal.detail}`);
  const state: JsonObject = JSON.parse(hashState(began.value.state));
  const action = began.value.awaiting[0]?.options[0]?.action;
  if (!action) throw new Error(`${rules.id}: no example, since nothing is offered`);
  return { seats, state, action: asJson(action) };
}

/** What a sample card says, where its game has words for that. */
const wordsOf = (rules: AnyRuleset): string =>
  rules.samples.cards.flatMap((card) => rules.read?.(card) ?? [])[0]?.text ?? 'Draw a card.';

const asJson = (action: Action): JsonObject => JSON.parse(JSON.stringify(action));

/**
 * An example of every call that takes something, by `operationId`. Each can be sent as it stands; those that name a match, a ply or
 * a key of the caller's need another id in the path.
 */
export function examplesOf(rules: AnyRuleset): Readonly<Record<string, Example>> {
  const { seats, state, action } = begun(rules);
  const ofMatch = { parameters: { id: MATCH } };
  const ofEvent = { parameters: { id: MATCH, seq: 1 } };
  const ofRuleset = { parameters: { id: rules.id } };
  const ofCards = { parameters: { hash: rules.sampleCards.hash } };
  const ofKey = { parameters: { id: KEY } };
  const ofWebhook = { parameters: { id: WEBHOOK } };
  const ofJob = { parameters: { id: JOB } };
  const ofDelivery = { parameters: { id: WEBHOOK, delivery: DELIVERY } };
  const ofTournament = { parameters: { name: CUP } };
  const ofEntrant = { parameters: { name: CUP, player: 'cy' } };
  const ofTable = { parameters: { name: CUP, round: 1, table: 1 } };
  const counted = { parameters: { ruleset: rules.id } };
  const asJsonObject = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));
  const card: JsonObject = JSON.parse(JSON.stringify(rules.samples.cards[0]));
  return {
    adjudicate: { body: { state, action } },
    start: { ...ofRuleset, body: { seats, seed: SEED } },
    checkDeck: { ...ofRuleset, body: { deck: asJsonObject(rules.samples.decks[0]?.deck) } },
    checkCards: { ...ofRuleset, body: { cards: [card], samples: true } },
    parseTexts: { ...ofRuleset, body: { texts: [{ text: wordsOf(rules), next: true }] } },
    adoptState: { body: { state, history: { start: { seats, seed: SEED }, actions: [] } } },
    adjudicateBatch: { body: { items: [{ state, action }] } },
    preview: { body: { state, actions: [action] } },
    whyNot: { body: { state, action } },
    sceneOfState: { body: { state, names: { p1: 'Ada', p2: 'Bo' } } },
    startMatch: { body: { ruleset: rules.id, seats, seed: SEED, tournament: TOURNAMENT, round: 1, table: '1' } },
    match: ofMatch,
    amend: { ...ofMatch, body: { table: '2', externalId: 'open-1', metadata: { stream: 'main stage' } } },
    act: { ...ofMatch, body: { action } },
    state: ofMatch,
    verification: ofMatch,
    scene: ofMatch,
    plies: ofMatch,
    events: ofMatch,
    streamMatch: ofMatch,
    event: ofEvent,
    tree: ofEvent,
    why: ofEvent,
    transcript: ofMatch,
    fork: { ...ofMatch, body: { ply: 0 } },
    rewind: { ...ofMatch, body: { ply: 0, ...ruling } },
    result: { ...ofMatch, body: { winner: null, ...ruling } },
    pause: { ...ofMatch, body: ruling },
    resume: { ...ofMatch, body: ruling },
    extend: { ...ofMatch, body: { seconds: 120, player: 'p1', ...ruling } },
    adopt: { ...ofMatch, body: { dryRun: true } },
    createTournament: {
      body: { name: 'Winter Cup', ruleset: rules.id, rounds: 3, bestOf: 3, players: [{ name: 'Ada' }, { name: 'Bo' }] },
    },
    organizedTournament: ofTournament,
    amendTournament: { ...ofTournament, body: { rounds: 4 } },
    deleteTournament: ofTournament,
    tournamentPlayers: ofTournament,
    registerPlayers: { ...ofTournament, body: { players: [{ id: 'cy', name: 'Cy', seed: 3 }] } },
    amendPlayer: { ...ofEntrant, body: { dropped: true } },
    removePlayer: ofEntrant,
    tournamentRounds: ofTournament,
    pairRound: { ...ofTournament, body: { round: 1 } },
    tournamentTables: { parameters: { name: CUP, round: 1 } },
    tournamentTable: ofTable,
    undoRound: { parameters: { name: CUP, round: 1 }, body: ruling },
    ruleTable: { ...ofTable, body: { result: { wins: [2, 1] }, ...ruling } },
    tournamentRulings: ofTournament,
    results: { parameters: { name: TOURNAMENT } },
    standings: { parameters: { name: TOURNAMENT } },
    player: { parameters: { name: 'Ada' } },
    clauseStatistics: counted,
    refusalStatistics: counted,
    cardStatistics: counted,
    ruleset: ofRuleset,
    clauses: ofRuleset,
    cards: ofRuleset,
    card: { parameters: { id: rules.id, card: String(card.id) } },
    language: ofRuleset,
    eventTypes: ofRuleset,
    decisionKinds: ofRuleset,
    schema: ofRuleset,
    schemaNamed: { parameters: { id: rules.id, name: 'card' } },
    registerCardSet: { body: { ruleset: rules.id, cards: [card] } },
    cardSet: ofCards,
    cardSetReading: ofCards,
    cardsOfSet: ofCards,
    cardOfSet: { parameters: { hash: rules.sampleCards.hash, card: String(card.id) } },
    createSeed: { body: {} },
    createWebhook: { body: { url: 'https://bot.example/arbiter', kinds: ['match.ended'], tournament: TOURNAMENT } },
    webhook: ofWebhook,
    amendWebhook: { ...ofWebhook, body: { description: 'the bot', leadSeconds: 120 } },
    deleteWebhook: ofWebhook,
    rotateWebhookSecret: { ...ofWebhook, body: { graceSeconds: 600 } },
    testWebhook: ofWebhook,
    webhookDeliveries: ofWebhook,
    webhookDelivery: ofDelivery,
    redeliver: ofDelivery,
    createJob: { body: { kind: 'verification', matches: { tournament: TOURNAMENT } } },
    job: ofJob,
    jobResult: ofJob,
    setRetention: { body: { keep: null } },
    cancelJob: ofJob,
    deleteJob: ofJob,
    createKey: { body: { name: 'table 1', scopes: ['matches:read'] } },
    key: ofKey,
    deleteMatch: ofMatch,
    forgetPlayer: { body: { name: 'Nobody' } },
    revokeKey: ofKey,
    rotateKey: { ...ofKey, body: { graceSeconds: 600 } },
    problem: { parameters: { code: 'ply-conflict' } },
  };
}
