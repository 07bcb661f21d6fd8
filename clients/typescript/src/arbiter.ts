import { Jobs } from './calls/jobs.ts';
import { Matches } from './calls/matches.ts';
import { CardSets, Rulesets } from './calls/rules.ts';
import { Keys, Service } from './calls/service.ts';
import { States } from './calls/states.ts';
import { Players, Statistics, Tournaments } from './calls/tournaments.ts';
import { Webhooks } from './calls/webhooks.ts';
import type { CallOptions } from './carry.ts';
import type { MatchSettings } from './match.ts';
import { includedBy, PlayedMatch } from './match.ts';
import type { Answer, MatchVerdict, RulesetId, StartRequest } from './types.ts';
import type { CallName, Said, Settings } from './wire.ts';
import { Wire } from './wire.ts';

/** A match that was just started, with the verdict of its start. */
export interface StartedMatch<R extends RulesetId> {
  match: PlayedMatch<R>;
  verdict: MatchVerdict<R>;
}

/** The service, from outside. */
export class Arbiter {
  readonly matches: Matches;
  readonly states: States;
  readonly rulesets: Rulesets;
  readonly cardSets: CardSets;
  readonly tournaments: Tournaments;
  readonly players: Players;
  readonly statistics: Statistics;
  readonly keys: Keys;
  readonly webhooks: Webhooks;
  readonly jobs: Jobs;
  readonly service: Service;
  readonly #wire: Wire;

  constructor(settings: Settings = {}) {
    const wire = new Wire(settings);
    this.#wire = wire;
    this.matches = new Matches(wire);
    this.states = new States(wire);
    this.rulesets = new Rulesets(wire);
    this.cardSets = new CardSets(wire);
    this.tournaments = new Tournaments(wire);
    this.players = new Players(wire);
    this.statistics = new Statistics(wire);
    this.keys = new Keys(wire);
    this.webhooks = new Webhooks(wire);
    this.jobs = new Jobs(wire);
    this.service = new Service(wire);
  }

  /** Starts a match, and gives it to be played and followed. */
  async start<R extends RulesetId>(
    request: StartRequest<R>,
    settings: MatchSettings = {},
    options?: CallOptions,
  ): Promise<StartedMatch<R>> {
    const { viewer } = settings;
    const query = { include: includedBy(settings), ...(viewer === undefined ? {} : { viewer }) };
    const verdict = (await this.matches.start<R>(request, query, options)) as unknown as MatchVerdict<R>;
    return { match: new PlayedMatch<R>(this.#wire, verdict.match?.id ?? '', settings, verdict), verdict };
  }

  /** A match that is there, to be played and followed. Nothing is read yet. */
  match<R extends RulesetId = string>(id: string, settings: MatchSettings = {}): PlayedMatch<R> {
    return new PlayedMatch<R>(this.#wire, id, settings);
  }

  /** The time as the service has it, in milliseconds since 1970: what a deadline is compared with. */
  now(): number {
    return this.#wire.time.now();
  }

  /** Any call by its operationId in the OpenAPI document. */
  call<Call extends CallName>(call: Call, said: Said<Call> = {}, options?: CallOptions): Promise<Answer<Call>> {
    return this.#wire.call(call, said, options);
  }
}
