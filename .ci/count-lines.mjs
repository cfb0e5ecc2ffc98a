// Prints the lines of each folder of a commit, production and tests apart: `node .ci/count-lines.mjs [commit]`, by
// default HEAD. Generated files and the drawings of the sample catalog do not count.
import { execFileSync } from 'node:child_process';

const FOLDERS = /^(?:backend\/src\/[^/]+|backend\/[^/]+|frontend\/src\/[^/]+|frontend\/[^/]+)(?=\/)/u;
const LEFT_OUT = /\/api\/generated\/|^backend\/sample\//u;
const TEST = /\.(?:spec|contract)\.tsx?$|\/testing\/|^(?:backend|frontend)\/test\//u;

const commit = process.argv[2] ?? 'HEAD';
// `git grep` counts the lines of the files in a commit: `<commit>:<path>:<lines>`.
const counted = execFileSync('git', ['grep', '-c', '', commit, '--', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
});

const totals = new Map();
for (const line of counted.trim().split('\n')) {
  const [, path, lines] = line.slice(commit.length).split(':');
  const [folder] = FOLDERS.exec(path) ?? [];
  if (!folder || LEFT_OUT.test(path)) continue;
  const kind = TEST.test(path) ? 'tests' : 'production';
  for (const name of [folder, folder.split('/', 1)[0]]) {
    const total = totals.get(name) ?? { production: 0, tests: 0 };
    total[kind] += Number(lines);
    totals.set(name, total);
  }
}

console.log('| folder | production | tests |\n| --- | --: | --: |');
for (const [name, { production, tests }] of [...totals].sort(([one], [other]) => one.localeCompare(other)))
  console.log(`| ${name} | ${production} | ${tests} |`);
