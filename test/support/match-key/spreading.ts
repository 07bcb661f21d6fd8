/**
 * What the planner of a database whose plies and kept states are spread refuses, of what the service might send. It was found with
 * Citus (`npm run spread`), and is looked for here where that is not installed.
 */
import type { Node, SelectStmt } from 'libpg-query';
import { parseSync } from 'libpg-query';

/** The tables that `deploy/citus.sql` spreads. */
const SPREAD = ['plies', 'snapshots'];

/** Why a statement would be refused; null where it would not, as far as is known. Throws where Postgres could not read it. */
export function refusedSpread(sql: string): string | null {
  if (!SPREAD.some((table) => sql.includes(table))) return null;
  for (const { stmt } of parseSync(sql).stmts ?? []) {
    if (stmt === undefined) continue;
    const isRecursive = nodesIn(stmt).some((node) => 'withClause' in node && isRecursiveWith(node.withClause));
    if (isRecursive) return 'goes on from its own rows, where rows that are spread are read';
    for (const node of nodesIn(stmt)) {
      if ('fromClause' in node && asksForEach(node as SelectStmt))
        return 'asks for the first rows for each row that is not spread itself';
    }
  }
  return null;
}

const isRecursiveWith = (clause: unknown): boolean =>
  typeof clause === 'object' && clause !== null && 'recursive' in clause && clause.recursive === true;

/** Whether a list of rows has a part that reads the first of spread rows for each of the others, none of which is spread. */
function asksForEach({ fromClause = [] }: SelectStmt): boolean {
  const parts = fromClause.flatMap(partsOf);
  const isAmongSpread = parts.some((part) => 'RangeVar' in part && SPREAD.includes(part.RangeVar.relname ?? ''));
  return !isAmongSpread && parts.some(limitsForEach);
}

/** What is joined, one by one. */
function partsOf(node: Node): Node[] {
  if (!('JoinExpr' in node)) return [node];
  const { larg, rarg } = node.JoinExpr;
  return [larg, rarg].flatMap((side) => (side ? partsOf(side) : []));
}

function limitsForEach(node: Node): boolean {
  if (!('RangeSubselect' in node) || node.RangeSubselect.lateral !== true) return false;
  const within = nodesIn(node);
  const reads = within.some((one) => 'relname' in one && SPREAD.includes(String(one.relname)));
  return reads && within.some((one) => 'limitCount' in one);
}

/** Everything that a node holds, itself first. */
function nodesIn(node: unknown): object[] {
  if (typeof node !== 'object' || node === null) return [];
  return [node, ...Object.values(node).flatMap(nodesIn)];
}
