import { createRequire } from 'node:module';

/** What is used of the linter. Its own types take a compiler about a tenth of the time of the whole project, so they are not read. */
const { createConfig, lintFromString } = createRequire(import.meta.url)('@redocly/openapi-core') as {
  createConfig(yaml: string): Promise<object>;
  lintFromString(document: {
    source: string;
    absoluteRef: string;
    config: object;
  }): Promise<{ ruleId: string; message: string; location: { pointer?: string }[] }[]>;
};

/** What a set of rules of the linter (`minimal`, `recommended`) finds in a description of an API, a line each. */
export async function lintOpenApi(source: string, rules: 'minimal' | 'recommended'): Promise<string[]> {
  const config = await createConfig(`extends: [${rules}]`);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}
