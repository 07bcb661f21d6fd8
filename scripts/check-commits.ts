import { execFileSync } from 'node:child_process';

/**
 * Checks the subjects of the commits on this branch that are not on main yet. `npm run check` runs it; CONTRIBUTING.md says what a
 * subject looks like. Where git can't tell which commits those are (a shallow clone, a tarball, a detached HEAD), nothing is checked.
 */

export const LONGEST = 72;

/** The verbs that subjects begin with, after an optional scope. One that is missing here is added with the commit that needs it. */
const VERBS = new Set(
  `accept add adjudicate adjust align allow answer apply ask assert attack avoid await batch begin bind block bound break build bump cache call cancel carry catch
  change check choose cite clarify clean clear close collapse collect combine commit compare compile complete compress compute concede configure
  confirm connect continue convert copy correct count cover create cut deal decide declare decline decode deduplicate define delay delete deny
  deprecate derive describe deploy detect disable disconnect discard distinguish divide document drain draw drop emit enable encode end
  enforce ensure escape exclude explain export expose extend extract fail fill find finish fit fix flatten fold follow forbid forget format
  freeze generate get give group guard handle hash hear hide hold ignore implement import improve include index infer inline install
  introduce isolate join keep kill label lay lead leave let limit link lint list load lock log look lower make map mark match measure meet mend
  memoize mention merge meter migrate mirror mock move name narrow normalize note offer omit open order pack pair parse pass pause pay pick pin place play
  point prefer prepare preserve prevent print promote protect prove publish pull push put quote raise read rebuild recommend record
  recover redact reduce refactor refer refresh refuse register reject release remember remove rename render reorder repair repeat
  replace replay reply report request require reseed reserve reset resolve respect restart restore restrict retire retry return reuse
  revise rewind rewrite rotate route rule run sample save say scale schedule score seal search secure seed select send separate serve
  set settle share shorten show shuffle sign simplify simulate skip slice sort spell speed spend split stamp start state stop store stream
  strip submit subscribe sum support swap switch take teach tell test throttle tie tighten time track translate treat trim trust try tune turn type undo
  unify unwrap update upgrade use validate verify wait wake walk warn widen work wrap write`.split(/\s+/),
);

/** What is wrong with the subject of a commit, in a line each; nothing is wrong with those that git writes for a revert. */
export function faultsOf(subject: string): string[] {
  if (/^(Revert|Reapply) "/.test(subject)) return [];
  const [, scope, first = ''] = /^(?:([^:]{1,40}): )?(\S*)/.exec(subject) ?? [];
  const faults: string[] = [];
  if (subject.length > LONGEST) faults.push(`it has ${subject.length} characters; at most ${LONGEST} fit in a list`);
  if (subject.endsWith('.')) faults.push('it ends with a period');
  if (subject.includes(';')) faults.push('it holds two ideas (";"); make two commits');
  if (!VERBS.has(first.toLowerCase()))
    faults.push(
      `${JSON.stringify(first)} is no imperative${scope === undefined ? '' : ` after "${scope}:"`} that scripts/check-commits.ts knows`,
    );
  return faults;
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const resolves = (folder: string, ref: string): boolean => {
  try {
    git(folder, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/** The commits, newest first, that are on the branch checked out in `folder` and not on main; merges are left out. */
export function commitsNotOnMain(folder: string): { hash: string; subject: string }[] {
  try {
    const atTop = git(folder, 'rev-parse', '--show-prefix') === '';
    const shallow = git(folder, 'rev-parse', '--is-shallow-repository') === 'true';
    const branch = git(folder, 'symbolic-ref', '--short', 'HEAD');
    const mains = ['refs/heads/main', 'refs/remotes/origin/main'].filter((ref) => resolves(folder, ref));
    if (!atTop || shallow || branch === 'main' || mains.length === 0) return [];
    const lines = git(folder, 'log', '--no-merges', '--format=%h %s', 'HEAD', '--not', ...mains);
    return lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ hash: line.slice(0, line.indexOf(' ')), subject: line.slice(line.indexOf(' ') + 1) }));
  } catch {
    return [];
  }
}

if (import.meta.main) {
  for (const { hash, subject } of commitsNotOnMain(process.cwd()))
    for (const fault of faultsOf(subject)) {
      console.error(`${hash} ${JSON.stringify(subject)}: ${fault}`);
      process.exitCode = 1;
    }
}
