// Prepares a release from the commits since the last release. A version that has no tag yet, as 1.0.0, is released as it
// is, with the changelog that was written by hand. Otherwise sets the version in each package.json and in the lock
// file, and writes the changelog. Prints the version. A breaking change of any type makes a major version, or before
// 1.0.0 a minor version. `feat` makes a minor version, `fix` and `perf` a patch. Other commits make no release.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const CHANGELOG = 'CHANGELOG.md';
const UNRELEASED = '## [Unreleased]';
const EMPTY = '### Breaking changes of the contract\n\nNone.';
const HEADINGS = { feat: 'Features', fix: 'Fixes', perf: 'Performance' };
// Matches a subject such as `feat(panel)!: a field`. The `!` marks a breaking change.
const COMMIT = /^(?<type>[a-z]+)(?:\([^)]*\))?(?<breaking>!)?: (?<subject>.+)$/u;

/**
 * Parses the commits whose subject has a type, and leaves out the others.
 * @param {{hash: string, subject: string, body?: string}[]} commits
 */
const typed = (commits) =>
  commits.flatMap(({ hash, subject, body = '' }) => {
    const { type, breaking, subject: text } = COMMIT.exec(subject)?.groups ?? {};
    return type ? [{ hash, type, text, isBreaking: !!breaking || /^BREAKING[ -]CHANGE: /mu.test(body) }] : [];
  });

/** @returns the version of a release with these commits; undefined when no commit makes a release. */
export function nextVersion(version, commits) {
  const changes = typed(commits).filter(({ type, isBreaking }) => type in HEADINGS || isBreaking);
  if (changes.length === 0) return undefined;
  const [major, minor, patch] = version.split('.').map(Number);
  const isBreaking = changes.some((change) => change.isBreaking);
  if (isBreaking && major > 0) return `${major + 1}.0.0`;
  if (isBreaking || changes.some(({ type }) => type === 'feat')) return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** @returns the changelog with a new section for this version: the text of [Unreleased], and lists of the commits. */
export function released(changelog, version, date, commits) {
  const lists = Object.entries(HEADINGS).flatMap(([type, heading]) => {
    const lines = typed(commits)
      .filter((commit) => commit.type === type)
      .map(({ text, hash }) => `- ${text} (${hash})`);
    return lines.length > 0 ? [`### Commits: ${heading}\n\n${lines.join('\n')}`] : [];
  });
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error(`${CHANGELOG} has no section ${UNRELEASED}`);
  const next = changelog.indexOf('\n## [', start);
  const end = next < 0 ? changelog.length : next + 1;
  const text = changelog.slice(start + UNRELEASED.length, end).trim();
  const section = [`## [${version}] - ${date}`, text, ...lists].join('\n\n');
  return `${changelog.slice(0, start)}${UNRELEASED}\n\n${EMPTY}\n\n${section}\n${next < 0 ? '' : '\n'}${changelog.slice(end)}`;
}

const git = (...parameters) => execFileSync('git', parameters, { encoding: 'utf8' }).trim();

function commitsSinceRelease() {
  // The tag of the last release. Without a release, all commits count.
  const [tag] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  // The characters 0 and 1 separate fields and commits, because a body may contain any other character.
  const log = git('log', '--no-merges', '--format=%h%x00%s%x00%b%x01', ...(tag ? [`${tag}..HEAD`] : []));
  return log
    .split('\x01')
    .filter((entry) => entry.trim())
    .map((entry) => {
      const [hash = '', subject = '', body = ''] = entry.trim().split('\0');
      return { hash, subject, body };
    });
}

/** Sets the version in each object that a selector finds in the file. */
function setVersion(file, version, selectors) {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  for (const select of selectors) select(json).version = version;
  writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

function prepare() {
  const current = JSON.parse(readFileSync('package.json', 'utf8')).version;
  if (git('tag', '--list', `v${current}`) === '') {
    console.log(current);
    return;
  }
  const commits = commitsSinceRelease();
  const version = nextVersion(current, commits);
  if (!version) throw new Error('No commit since the last release changes the shop');
  for (const folder of ['', 'backend/', 'frontend/'])
    setVersion(`${folder}package.json`, version, [(json) => json]);
  const workspaces = ['', 'backend', 'frontend'].map((name) => (json) => json.packages[name]);
  setVersion('package-lock.json', version, [(json) => json, ...workspaces]);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, released(readFileSync(CHANGELOG, 'utf8'), version, date, commits));
  console.log(version);
}

if (argv[1] === fileURLToPath(import.meta.url)) prepare();
