/**
 * Makes a fresh clone ready: installs what is missing, generates the database client, and builds the clients and the pages. It does nothing
 * when nothing is to do (`generate` generates in any case), and is plain JavaScript because it runs before there is a newer Node than the one of the machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = join(dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => join(project, ...parts);
const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`Set-up failed at: ${command} ${args.join(' ')}`);
    process.exit(status ?? 1);
  }
}

if (timeOf(at('node_modules', '.package-lock.json')) < timeOf(at('package-lock.json'))) {
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

const client = at('src', 'generated', 'prisma', 'client.ts');
const asked = process.argv[2] === 'generate';
if (asked || timeOf(client) < timeOf(at('prisma', 'schema.prisma'))) {
  // The engine that this variable names is not needed to generate; without the variable one would be downloaded.
  run(process.execPath, [at('node_modules', 'prisma', 'build', 'index.js'), 'generate'], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  });
}

/** The time of the newest file in a folder. */
const newestIn = (folder) =>
  Math.max(0, ...readdirSync(folder, { recursive: true }).map((name) => timeOf(join(folder, String(name)))));

// The image of the service is made without the clients.
const clients = existsSync(at('clients')) ? ['typescript', 'cli'] : [];
for (const name of clients) {
  const [source, built] = [at('clients', name, 'src'), at('clients', name, 'dist')];
  const { bin, exports } = JSON.parse(readFileSync(at('clients', name, 'package.json'), 'utf8'));
  const entry = at('clients', name, bin ? Object.values(bin)[0] : exports['.'].default);
  if (timeOf(entry) >= newestIn(source)) continue;
  // What was built of a file that is gone would stay.
  rmSync(built, { recursive: true, force: true });
  run(process.execPath, [at('node_modules', 'typescript-native', 'bin', 'tsc'), '-p', at('clients', name)]);
}

// Where the sources of the pages are not, nobody builds them.
if (existsSync(at('pages', 'src')) && timeOf(at('pages', 'dist', 'index.html')) < newestOfPages()) {
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  const config = at('pages', 'vite.config.ts');
  run(at('node_modules', '.bin', 'node'), [vite, 'build', '--config', config, '--logLevel', 'warn']);
}

/** The pages are built with the client. */
function newestOfPages() {
  const folders = [at('pages', 'src'), at('clients', 'typescript', 'src')].map(newestIn);
  return Math.max(...folders, timeOf(at('pages', 'index.html')), timeOf(at('pages', 'vite.config.ts')));
}
