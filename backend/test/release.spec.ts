import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const FILES = [
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
  'backend/package.json',
  'frontend/package.json',
  '.ci/release.mjs',
];

/** Prepares a release in a repository with the shop's files, the tag of a release, and commits after the tag. */
function prepare(
  subjects: readonly string[],
  tag = 'v0.1.0',
): { output: string; read: (file: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-release-'));
  const run = (program: string, ...parameters: string[]): string =>
    execFileSync(program, parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const commit = (subject: string): string =>
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', subject);
  try {
    for (const file of FILES) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
    run('git', 'init', '-q');
    commit('feat: of the release before');
    run('git', 'tag', tag);
    for (const subject of subjects) commit(subject);
    run('npm', 'pkg', 'set', 'version=0.1.0');
    const output = run(process.execPath, '.ci/release.mjs').trim();
    const texts = new Map(FILES.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    return { output, read: (file) => texts.get(file) ?? '' };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  ['a fix', '0.1.1', ['docs: words', 'fix: a price']],
  ['a feature', '0.2.0', ['fix: a price', 'feat(panel): a field']],
  ['a breaking change before 1.0.0', '0.2.0', ['fix!: another path']],
])('A release with %s gets the version %s', (_change, version, subjects) => {
  const { output, read } = prepare(subjects);
  expect(output).toBe(version);
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  const versions = ['', 'backend', 'frontend'].map((name) => lock.packages[name]?.version);
  expect(versions).toEqual([version, version, version]);
  for (const file of FILES.filter((name) => name.endsWith('package.json')))
    expect(JSON.parse(read(file))).toMatchObject({ version });
});

it('The changelog of a release keeps its hand-written text, and lists the commits below it', () => {
  const { read } = prepare(['fix: a price', 'feat: a field', 'test: of the field']);
  const [, unreleased = ''] = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split('## [Unreleased]');
  const [handWritten = ''] = unreleased.split('\n## [');
  const after = read('CHANGELOG.md');
  expect(after).toMatch(
    /## \[Unreleased\]\n\n### Breaking changes of the contract\n\nNone\.\n\n## \[0\.2\.0\] - \d{4}-/u,
  );
  expect(after).toContain(handWritten.trim());
  expect(after).toMatch(
    /### Commits: Features\n\n- a field \([0-9a-f]+\)\n\n### Commits: Fixes\n\n- a price \(/u,
  );
  expect(after).not.toContain('of the release before');
  expect(after).not.toContain('of the field');
});

it('A release is refused when no commit since the last release changes the shop', () => {
  expect(() => prepare(['docs: words'])).toThrow('No commit since the last release changes the shop');
});

it('A version that has no tag yet is released as it is', () => {
  const { output, read } = prepare(['feat: a field'], 'v0.0.9');
  expect(output).toBe('0.1.0');
  expect(read('CHANGELOG.md')).toBe(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
});

// A tag of an action can be moved to other code.
it('Each action of the workflows is pinned by the hash of its commit, with its version', () => {
  const folder = join(ROOT, '.github/workflows');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const actions = texts.flatMap((text) => text.match(/^.*\buses:.*$/gmu) ?? []);
  expect(actions.length).toBeGreaterThan(10);
  const pinned = /^ *(?:- )?uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;
  expect(actions.filter((action) => !pinned.test(action))).toEqual([]);
});
