import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { together } from './together.ts';

/** How many questions go into one statement: each brings its own values, and a statement may have 32,767 of them. */
const MOST = 200;

type Row = Record<string, unknown>;

/**
 * The database, in which raw questions of the same words that are asked in one turn of the event loop become one
 * statement. It is for reading: a question that changes anything, or counts on what another did, is not for it.
 */
export function joining(prisma: PrismaClient): PrismaClient {
  const sameWords = new Map<string, (ask: { values: unknown[]; ask: Prisma.Sql }) => Promise<Row[]>>();

  function ask(question: Prisma.Sql): Promise<Row[]> {
    let asked = sameWords.get(question.sql);
    if (!asked) {
      asked = together(
        (asks) =>
          answerAll(
            prisma,
            asks.map((one) => one.ask),
          ),
        MOST,
        ({ values }) => nameOf(values),
      );
      sameWords.set(question.sql, asked);
      setImmediate(() => setImmediate(() => sameWords.delete(question.sql)));
    }
    return asked({ values: question.values, ask: question });
  }

  return new Proxy(prisma, {
    get(client, name) {
      if (name !== '$queryRaw') return Reflect.get(client, name, client);
      return (words: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
        ask('sql' in words ? words : Prisma.sql(words as TemplateStringsArray & string[], ...values));
    },
  });
}

const nameOf = (values: unknown[]): string => JSON.stringify(values);

async function answerAll(prisma: PrismaClient, asks: Prisma.Sql[]): Promise<Row[][]> {
  const [first] = asks;
  if (first && asks.length === 1) return [await prisma.$queryRaw<Row[]>(first)];
  const parts = asks.map(
    (one, at) => Prisma.sql`SELECT ${at}::int AS "@at", row_number() OVER () AS "@row", one.* FROM (${one}) AS one`,
  );
  const rows = await prisma.$queryRaw<Row[]>`${Prisma.join(parts, ' UNION ALL ')} ORDER BY "@at", "@row"`;
  const answers: Row[][] = asks.map(() => []);
  for (const { '@at': at, '@row': _row, ...row } of rows) answers[Number(at)]?.push(row);
  return answers;
}
