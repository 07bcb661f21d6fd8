/**
 * Whether a statement names the matches whose rows it reads or writes, so that rows of one match can lie on one of many servers and whoever sends
 * the statement need not know on which. The statement is read by the parser of Postgres itself.
 */
import type { A_Expr, InsertStmt, Node, RangeVar, SelectStmt, WithClause } from 'libpg-query';
import { loadModule, parseSync } from 'libpg-query';

/** The tables whose rows belong to a match, and the column that says to which. */
const KEYS: Readonly<Record<string, string>> = {
  matches: 'id',
  plies: 'match_id',
  snapshots: 'match_id',
  clause_counts: 'match_id',
  card_counts: 'match_id',
};

/** Tables that one part of a statement goes through without a match being named. */
export interface Unnamed {
  tables: string[];
  /** Names of columns of theirs that are given values all the same. */
  given: string[];
  /** Why they can't lie on the server of the match: they are joined by something else, or their key is not known. */
  fault: 'names no match' | 'joins by something else than the match';
}

/** Has to be awaited before anything is read. */
export const loadParser = loadModule;

/** Whether a statement is about rows that belong to matches at all. */
export const isAboutMatches = (sql: string): boolean =>
  /\b(matches|plies|snapshots|clause_counts|card_counts)\b/.test(sql);

/** What in a statement does not name its matches; nothing where all of it does. Throws where Postgres could not read it. */
export function unnamedIn(sql: string): Unnamed[] {
  const found: Unnamed[] = [];
  for (const { stmt } of parseSync(sql).stmts ?? []) if (stmt) readStatement(stmt, [], new Set(), found);
  return found;
}

/** One level of a query: what its rows come from, and which columns are known to be the same. */
class Level {
  /** The tables of matches by the name that they go by here; null for anything else that has rows. */
  readonly relations = new Map<string, string | null>();
  /** What is known to be the same, by names of columns and of values (`$…`), which do not come from rows of here. */
  readonly #same = new Map<string, string>();
  readonly #values = new Set<string>();
  readonly given = new Map<string, Set<string>>();
  /** Names of relations of here that are compared with columns of matches further out, by which no server could find them. */
  readonly compared = new Set<string>();

  #root(name: string): string {
    const next = this.#same.get(name);
    return next === undefined ? name : this.#root(next);
  }

  join(one: string, other: string): void {
    const [from, to] = [this.#root(one), this.#root(other)];
    if (from !== to) this.#same.set(from, to);
    for (const name of [one, other]) if (isValue(name)) this.#values.add(name);
  }

  isGiven = (name: string): boolean => [...this.#values].some((value) => this.areSame(name, value));

  areSame = (one: string, other: string): boolean => this.#root(one) === this.#root(other);

  /** Whether such a name stands for a column of matches, or of what belongs to them. */
  ofMatches(words: readonly string[]): boolean {
    const [relation = ''] = this.columnOf(words)?.split('.') ?? [];
    return typeof this.relations.get(relation) === 'string';
  }

  /** The column that a name of one or two words stands for, as `relation.column`; undefined where it is none of this level. */
  columnOf(words: readonly string[]): string | undefined {
    // A schema may stand before.
    const [first, second] = words.slice(-2);
    if (first === undefined) return undefined;
    if (second !== undefined) return this.relations.has(first) ? `${first}.${second}` : undefined;
    const keyed = [...this.relations].filter(([, table]) => table !== null && KEYS[table] === first);
    if (keyed.length === 1) return `${keyed[0]?.[0]}.${first}`;
    const [only] = this.relations.keys();
    return this.relations.size === 1 ? `${only}.${first}` : undefined;
  }
}

/** What a value begins with that is a column of matches further out. */
const OF_MATCHES = 'matches of ';
const isValue = (name: string): boolean => name.startsWith('$');

type Ctes = ReadonlySet<string>;

function readStatement(node: Node, outer: readonly Level[], ctes: Ctes, found: Unnamed[]): void {
  if ('SelectStmt' in node) readSelect(node.SelectStmt, outer, ctes, found);
  else if ('InsertStmt' in node) readInsert(node.InsertStmt, outer, ctes, found);
  else if ('UpdateStmt' in node) {
    const { relation, fromClause = [], whereClause, targetList = [], returningClause, withClause } = node.UpdateStmt;
    const others = [...targetList, ...(returningClause?.exprs ?? [])];
    readLevel(relation, fromClause, whereClause, others, outer, readWith(withClause, outer, ctes, found), found);
  } else if ('DeleteStmt' in node) {
    const { relation, usingClause = [], whereClause, returningClause, withClause } = node.DeleteStmt;
    const others = returningClause?.exprs ?? [];
    readLevel(relation, usingClause, whereClause, others, outer, readWith(withClause, outer, ctes, found), found);
  } else if ('MergeStmt' in node || 'CopyStmt' in node) throw new Error('not a statement that this reads');
}

/** Reads what a statement begins with, and gives the names that are known after it. */
function readWith(clause: WithClause | undefined, outer: readonly Level[], ctes: Ctes, found: Unnamed[]): Ctes {
  const known = new Set(ctes);
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue;
    const { ctename, ctequery } = node.CommonTableExpr;
    if (clause?.recursive && ctename) known.add(ctename);
    if (ctequery) readStatement(ctequery, outer, known, found);
    if (ctename) known.add(ctename);
  }
  return known;
}

function readSelect(select: SelectStmt, outer: readonly Level[], ctes: Ctes, found: Unnamed[]): Level {
  const known = readWith(select.withClause, outer, ctes, found);
  for (const side of [select.larg, select.rarg]) if (side) readSelect(side, outer, known, found);
  const { fromClause = [], whereClause, targetList = [], havingClause, groupClause = [], sortClause = [] } = select;
  const { valuesLists = [], limitCount } = select;
  const others = [...targetList, ...groupClause, ...sortClause, ...valuesLists];
  for (const one of [havingClause, limitCount]) if (one) others.push(one);
  return readLevel(undefined, fromClause, whereClause, others, outer, known, found);
}

/** What is written has to bring its key: as a value, or in rows that are made of those of the same match. */
function readInsert(insert: InsertStmt, outer: readonly Level[], ctes: Ctes, found: Unnamed[]): void {
  const { relation, cols = [], selectStmt, returningClause, withClause } = insert;
  const known = readWith(withClause, outer, ctes, found);
  for (const one of returningClause?.exprs ?? []) readNested(one, outer, known, found);
  const select = selectStmt && 'SelectStmt' in selectStmt ? selectStmt.SelectStmt : undefined;
  const level = select && readSelect(select, outer, known, found);
  const table = tableOf(relation, new Set());
  if (table === null) return;
  const at = cols.findIndex((col) => 'ResTarget' in col && col.ResTarget.name === KEYS[table]);
  const rows = select?.valuesLists?.map((row) => ('List' in row ? (row.List.items ?? []) : [])) ?? [
    (select?.targetList ?? []).map((one) => ('ResTarget' in one && one.ResTarget.val) || one),
  ];
  const brought = (expr: Node | undefined): boolean => {
    if (expr === undefined) return false;
    const place = placeOf(expr, level ? [...outer, level] : outer);
    return place !== undefined;
  };
  if (at < 0 || !rows.every((row) => brought(row[at])))
    found.push({ tables: [table], given: [], fault: 'names no match' });
}

/** The table of matches that a name stands for; null for another table, and for what the statement has made under that name. */
const tableOf = (relation: RangeVar | undefined, ctes: Ctes): string | null => {
  const name = relation?.relname ?? '';
  return !ctes.has(name) && Object.hasOwn(KEYS, name) ? name : null;
};

/** Reads one level: where its rows come from, by what they are joined, and everything that is a query of its own in it. */
function readLevel(
  target: RangeVar | undefined,
  from: readonly Node[],
  where: Node | undefined,
  others: readonly Node[],
  outer: readonly Level[],
  ctes: Ctes,
  found: Unnamed[],
): Level {
  const level = new Level();
  const levels = [...outer, level];
  if (target) level.relations.set(target.alias?.aliasname ?? target.relname ?? '', tableOf(target, new Set()));
  const conditions: Node[] = where ? [where] : [];
  for (const one of from) addRelations(one, level, conditions, ctes);
  for (const one of conditions) addSame(one, level, levels);
  for (const one of [...from, ...conditions, ...others]) readNested(one, levels, ctes, found);
  judge(level, found);
  return level;
}

function addRelations(node: Node, level: Level, conditions: Node[], ctes: Ctes): string[] {
  if ('JoinExpr' in node) {
    const { larg, rarg, quals, usingClause = [] } = node.JoinExpr;
    const left = larg ? addRelations(larg, level, conditions, ctes) : [];
    const right = rarg ? addRelations(rarg, level, conditions, ctes) : [];
    if (quals) conditions.push(quals);
    for (const word of usingClause) {
      const name = 'String' in word ? word.String.sval : undefined;
      for (const one of left) for (const other of right) level.join(`${one}.${name}`, `${other}.${name}`);
    }
    return [...left, ...right];
  }
  const [name, table] = relationIn(node, ctes);
  if (name === undefined) return [];
  level.relations.set(name, table);
  return [name];
}

function relationIn(node: Node, ctes: Ctes): [name: string | undefined, table: string | null] {
  if ('RangeVar' in node)
    return [node.RangeVar.alias?.aliasname ?? node.RangeVar.relname, tableOf(node.RangeVar, ctes)];
  if ('RangeSubselect' in node) return [node.RangeSubselect.alias?.aliasname, null];
  if ('RangeFunction' in node) return [node.RangeFunction.alias?.aliasname ?? 'function', null];
  return [undefined, null];
}

/** Notes what a condition says is the same. */
function addSame(node: Node, level: Level, levels: readonly Level[]): void {
  if ('BoolExpr' in node) {
    if (node.BoolExpr.boolop === 'AND_EXPR') for (const one of node.BoolExpr.args ?? []) addSame(one, level, levels);
  } else if ('A_Expr' in node) addEqual(node.A_Expr, level, levels);
  else if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK' && node.SubLink.testexpr)
    for (const one of partsOf(node.SubLink.testexpr)) same(level, placeOf(one, levels), '$rows');
}

function addEqual({ kind, name, lexpr, rexpr }: A_Expr, level: Level, levels: readonly Level[]): void {
  const operator = name?.[0] && 'String' in name[0] ? name[0].String.sval : '';
  const isEqual = kind === 'AEXPR_OP' || kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN';
  if (!isEqual || operator !== '=' || !lexpr || !rexpr) return;
  const [left, right] = [partsOf(lexpr), kind === 'AEXPR_OP' ? partsOf(rexpr) : [rexpr]];
  for (const [at, one] of left.entries()) {
    const other = right[at] ?? right[0];
    if (other) same(level, placeOf(one, levels), placeOf(other, levels));
  }
}

function same(level: Level, one: string | undefined, other: string | undefined): void {
  if (one === undefined || other === undefined) return;
  level.join(one, other);
  for (const [name, value] of [
    [one, other],
    [other, one],
  ] as const) {
    const [relation = '', column = ''] = name.split('.');
    if (!isValue(value) || isValue(name)) continue;
    if (value.startsWith(`$${OF_MATCHES}`)) level.compared.add(relation);
    else level.given.set(relation, (level.given.get(relation) ?? new Set()).add(column));
  }
}

/** The parts of a row, or what is none itself. */
const partsOf = (node: Node): readonly Node[] => ('RowExpr' in node ? (node.RowExpr.args ?? []) : [node]);

/**
 * Where a value comes from: a column of the innermost of these levels, or something that begins with `$` where it comes from outside of that
 * one. Undefined where it is worked out of columns.
 */
function placeOf(node: Node, levels: readonly Level[]): string | undefined {
  if ('TypeCast' in node) return node.TypeCast.arg && placeOf(node.TypeCast.arg, levels);
  if ('ColumnRef' in node) {
    const words = (node.ColumnRef.fields ?? []).flatMap((field) =>
      'String' in field ? [field.String.sval ?? ''] : [],
    );
    const own = levels.at(-1)?.columnOf(words);
    if (own !== undefined) return own;
    const place = levels.slice(0, -1).findLast((level) => level.columnOf(words) !== undefined);
    return place && `$${place.ofMatches(words) ? OF_MATCHES : ''}${place.columnOf(words)}`;
  }
  if ('ParamRef' in node) return `$${node.ParamRef.number}`;
  let worked = false;
  within(node, (one) => {
    if ('ColumnRef' in one && !isValue(placeOf(one, levels) ?? '')) worked = true;
  });
  return worked ? undefined : `$${JSON.stringify(node)}`;
}

/** Reads all queries that stand somewhere in an expression, or as what rows come from. */
function readNested(node: Node, levels: readonly Level[], ctes: Ctes, found: Unnamed[]): void {
  within(node, (one) => {
    if (!('SelectStmt' in one)) return true;
    readSelect(one.SelectStmt, levels, ctes, found);
    return false;
  });
}

/** Walks through all that a node holds; not further where `visit` gives false. */
function within(node: unknown, visit: (node: Node) => unknown): void {
  if (Array.isArray(node)) for (const one of node) within(one, visit);
  else if (typeof node === 'object' && node !== null && visit(node as Node) !== false)
    for (const one of Object.values(node)) within(one, visit);
}

function judge(level: Level, found: Unnamed[]): void {
  const keyed = [...level.relations].flatMap(([name, table]) =>
    table === null ? [] : [{ name, table, key: `${name}.${KEYS[table]}` }],
  );
  /** What is known by a value, or by rows that are not of matches and bring its key. */
  const isNamed = (key: string): boolean => {
    if (level.isGiven(key)) return true;
    return [...level.relations].some(
      ([name, table]) => table === null && BRINGS.some((column) => level.areSame(key, `${name}.${column}`)),
    );
  };
  const open = keyed.filter(({ key }) => !isNamed(key));
  if (open.length > 0)
    found.push({
      tables: open.map(({ table }) => table),
      given: [...new Set(open.flatMap(({ name }) => [...(level.given.get(name) ?? [])]))],
      fault: open.some(({ name }) => level.compared.has(name))
        ? 'joins by something else than the match'
        : 'names no match',
    });
  const [first, ...others] = keyed;
  const apart = others.filter(({ key }) => first && !level.areSame(first.key, key));
  if (first && apart.length > 0)
    found.push({
      tables: [first, ...apart].map(({ table }) => table),
      given: [],
      fault: 'joins by something else than the match',
    });
}

/** What the id of a match is called in rows that a statement makes. */
const BRINGS = ['id', 'match_id', 'matchId', 'match', 'forked_from'];
