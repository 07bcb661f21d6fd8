import { LRUCache } from 'lru-cache';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { together } from './together.ts';

/** Puts a question that changes nothing to the database. Answers its rows. */
export type Ask = <Row extends object>(question: Prisma.Sql) => Promise<Row[]>;

/** Each question is a statement of its own. */
export const asking =
  (prisma: PrismaClient): Ask =>
  (question) =>
    prisma.$queryRaw(question);

/** How many questions go into one statement: each brings its own values, and a statement may have 32,767 of them. */
const MOST = 200;
/** Questions of how many different words are collected. Of those that are forgotten each only takes one statement more. */
const KNOWN = 500;

/** Questions of the same words that are asked in one turn of the event loop become one statement. */
export function askingTogether(prisma: PrismaClient): Ask {
  const sameWords = new LRUCache<string, (question: Prisma.Sql) => Promise<object[]>>({
    max: KNOWN,
    memoMethod: () => together((questions) => answerAll(prisma, questions), MOST, valuesOf),
  });
  // The words of a question decide the form of its rows.
  return <Row>(question: Prisma.Sql) => sameWords.memo(question.sql)(question) as Promise<Row[]>;
}

const valuesOf = ({ values }: Prisma.Sql): string => JSON.stringify(values);

type Placed = Record<string, unknown> & { '@at': number };

/** The rows of each question. All have the same words. */
async function answerAll(prisma: PrismaClient, questions: Prisma.Sql[]): Promise<object[][]> {
  const [first] = questions;
  if (first && questions.length === 1) return [await prisma.$queryRaw<object[]>(first)];
  const parts = questions.map(
    (one, at) => Prisma.sql`SELECT ${at}::int AS "@at", row_number() OVER () AS "@row", one.* FROM (${one}) AS one`,
  );
  const rows = await prisma.$queryRaw<Placed[]>`${Prisma.join(parts, ' UNION ALL ')} ORDER BY "@at", "@row"`;
  const answers: object[][] = questions.map(() => []);
  for (const { '@at': at, '@row': _row, ...row } of rows) answers[Number(at)]?.push(row);
  return answers;
}
