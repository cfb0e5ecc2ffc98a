import { fork } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { mutants } from './mutate.mjs';

// Changes the domain's files in small ways, one at a time, and runs the specs that import the changed file. Prints each
// change that no test notices, and the share of changes that a test notices. Arguments are parts of file names.
const ROOT = resolve(import.meta.dirname, '../..');
const TIMEOUT_MS = 10_000;
const SPECS = [
  'src/*/{domain,application}/**/*.spec.ts',
  'src/*/adapters/spreadsheets/{edited-lists,product-texts}.spec.ts',
  '../frontend/test/quote.spec.ts',
];
/** Texts and samples, whose every change a test would have to repeat. */
const TEXTS = /(?:messages|sample-[\w-]+)\.ts$/u;

const read = (path) => readFileSync(path, 'utf8');
const wanted = process.argv.slice(2);
const files = globSync('src/*/{domain,application/evaluation}/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.spec.ts') && !TEXTS.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .map((file) => join(ROOT, file))
  .toSorted();
const specs = globSync(SPECS, { cwd: ROOT }).map((file) => join(ROOT, file));

const imported = new Map();
/** The sources that a file imports, directly or not. */
function importsOf(path, seen = new Set()) {
  if (!imported.has(path))
    imported.set(
      path,
      [...read(path).matchAll(/from '(\.[^']+)\.js'/gu)].map(
        ([, name]) => `${resolve(dirname(path), name)}.ts`,
      ),
    );
  for (const each of imported.get(path))
    if (!seen.has(each) && each.startsWith(ROOT)) {
      seen.add(each);
      try {
        importsOf(each, seen);
      } catch {
        // A file of JavaScript imports no source.
      }
    }
  return seen;
}

let child;
/** The message of the failed test, an empty text if all pass, or 'timeout'. */
async function outcome(message) {
  child ??= fork(join(import.meta.dirname, 'run-specs.mjs'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const running = child;
  const answer = await new Promise((done) => {
    const timer = setTimeout(() => done('timeout'), TIMEOUT_MS);
    const end = (text) => {
      clearTimeout(timer);
      running.removeAllListeners();
      done(text);
    };
    running.once('message', ({ error }) => end(error)).once('exit', () => end('the process ended'));
    running.send(message);
  });
  if (answer === 'timeout' || running.exitCode !== null) {
    running.kill('SIGKILL');
    child = undefined;
  }
  return answer;
}

const usable = [];
for (const spec of specs) {
  const error = await outcome({ specs: [spec] });
  if (error) process.stderr.write(`left out ${relative(ROOT, spec)}: ${error.split('\n', 1)[0]}\n`);
  else usable.push(spec);
}
let [all, noticed] = [0, 0];
for (const path of files) {
  const related = usable
    .filter((spec) => importsOf(spec).has(path))
    .toSorted((a, b) => Number(dirname(b) === dirname(path)) - Number(dirname(a) === dirname(path)));
  const list = mutants(read(path));
  let killed = 0;
  const survivors = [];
  for (const { line, change, source } of list) {
    if (related.length > 0 && (await outcome({ specs: related, path, source }))) killed += 1;
    else survivors.push(`  line ${line}: ${change}`);
  }
  all += list.length;
  noticed += killed;
  if (list.length > 0)
    process.stdout.write(
      `${relative(ROOT, path)}: ${killed} of ${list.length}\n${survivors.map((text) => `${text}\n`).join('')}`,
    );
}
child?.kill();
process.stdout.write(
  `${noticed} of ${all} mutants are noticed: ${((100 * noticed) / Math.max(1, all)).toFixed(1)} %\n`,
);
