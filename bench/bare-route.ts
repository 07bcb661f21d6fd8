import Fastify from 'fastify';

/** A bare Fastify route that reads the bodies of the service's calls as JSON, and writes the same answers: `/0`, `/1` and so on. */
export interface BareRoute {
  url: string;
  /** Gives it the texts that it answers with. */
  answer(texts: readonly string[]): void;
  close(): Promise<void>;
}

export async function startBareRoute(): Promise<BareRoute> {
  let answers: unknown[] = [];
  const app = Fastify();
  app.post<{ Params: { n: string } }>('/:n', async (request) => answers[Number(request.params.n)]);
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    answer(texts) {
      answers = texts.map((text) => JSON.parse(text));
    },
    close: () => app.close(),
  };
}
