import type { Decision, Option, Player, RulesetId } from './types.ts';

/** What is true of the option that is meant. */
export type Predicate<R extends RulesetId = string> = (option: Option<R>, decision: Decision<R>) => boolean;

/** How an option is named: by its id, by its label, or by what is true of it. */
export type Choice<R extends RulesetId = string> = string | { id: string } | { label: string } | Predicate<R>;

/** Which of the open decisions is meant, where several are open. */
export interface Among {
  player?: Player;
  decision?: string;
}

/** None of the open decisions has such an option, or several have. */
export class NoSuchOption extends Error {
  override readonly name = 'NoSuchOption';
  /** What is open, with everything that can be chosen. */
  readonly decisions: readonly Decision[];

  constructor(message: string, decisions: readonly Decision[]) {
    super(message);
    this.decisions = decisions;
  }
}

export interface Chosen<R extends RulesetId = string> {
  decision: Decision<R>;
  option: Option<R>;
}

/**
 * The option that a choice names. A text is an id, or else a label; a predicate takes the first option that it is true of. Throws
 * `NoSuchOption` where nothing is named, or where options of several decisions are.
 */
export function optionOf<R extends RulesetId>(
  decisions: readonly Decision<R>[],
  choice: Choice<R>,
  among: Among = {},
): Chosen<R> {
  // Of which game they are makes no difference here.
  return chosenFrom(
    decisions as readonly unknown[] as readonly Decision[],
    choice as unknown as Choice,
    among,
  ) as unknown as Chosen<R>;
}

function chosenFrom(decisions: readonly Decision[], choice: Choice, among: Among): Chosen {
  const open = decisions.filter(
    ({ id, player }) => (among.decision ?? id) === id && (among.player ?? player) === player,
  );
  const found = open.flatMap((decision): Chosen[] => {
    const option = optionIn(decision, choice);
    return option ? [{ decision, option }] : [];
  });
  const [chosen, other] = found;
  if (chosen && (!other || typeof choice === 'function')) return chosen;
  const named = typeof choice === 'function' ? 'such an option' : JSON.stringify(choice);
  if (other)
    throw new NoSuchOption(
      `${named} is an option of several decisions: say which player or decision is meant.`,
      decisions,
    );
  throw new NoSuchOption(`No open decision has ${named}. ${toldOf(open)}`, decisions);
}

function optionIn(decision: Decision, choice: Choice): Option | undefined {
  const meant = predicateOf(choice);
  for (const option of decision.options) if (meant(option, decision)) return option;
  for (const option of decision.options) if (option.label === choice) return option;
  return undefined;
}

/** A text that is the id of an option means that one, whatever the labels of others are. */
function predicateOf(choice: Choice): Predicate {
  if (typeof choice === 'function') return choice as Predicate;
  if (typeof choice === 'string') return ({ id }) => id === choice;
  return 'id' in choice ? ({ id }) => id === choice.id : ({ label }) => label === choice.label;
}

const MOST_TOLD = 8;

function toldOf(decisions: readonly { player: Player; options: readonly { id: string; label: string }[] }[]): string {
  if (decisions.length === 0) return 'Nothing of that kind is open.';
  return decisions
    .map(({ player, options }) => {
      const labels = options.slice(0, MOST_TOLD).map(({ id, label }) => `${JSON.stringify(id)} (${label})`);
      const more = options.length > MOST_TOLD ? ` and ${options.length - MOST_TOLD} more` : '';
      return `${player} can choose ${labels.join(', ') || 'nothing that is listed'}${more}.`;
    })
    .join(' ');
}
