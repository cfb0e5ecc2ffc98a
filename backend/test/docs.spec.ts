import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Config } from '../src/platform/config/config.js';
import { type Limit, LIMITS } from '../src/platform/limiter/limits.js';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const markdown = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const DOCUMENTS = [
  'README.md',
  'SECURITY.md',
  'backend/src/web/README.md',
  'frontend/src/browser/README.md',
  ...markdown('docs'),
];
// Matches paths of files and folders in the repository. Paths with wildcards and paths marked as new do not match.
const PATH = /`((?:backend|frontend|openapi|docs)\/[\w./-]+)`(?! \(new\))/gu;
const LINK = /\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/gu;

const found = (document: string, pattern: RegExp): string[] =>
  [...read(document).matchAll(pattern)].map(([, path]) => path ?? '');

describe.each(DOCUMENTS)('%s', (document) => {
  it('every document names only files and folders that exist', () => {
    expect(found(document, PATH).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('every document links only to files that exist', () => {
    const missing = found(document, LINK).filter((path) => !existsSync(join(ROOT, dirname(document), path)));
    expect(missing).toEqual([]);
  });
});

it('README.md has at most 8 kB', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(8000);
});

describe('docs/contributing.md', () => {
  const CONTRIBUTING = 'docs/contributing.md';
  const flat = (text: string): string => text.replace(/[-_. ]/gu, '').toLowerCase();

  it('contributing.md has at most 15 kB', () => {
    expect(Buffer.byteLength(read(CONTRIBUTING))).toBeLessThanOrEqual(15_000);
  });

  it.each(
    read(CONTRIBUTING)
      .split(/^## Recipe: /mu)
      .slice(1),
  )('each file in the list of a recipe has the sample: %j', (recipe) => {
    const sample = flat(/^Sample: `(.+?)`/mu.exec(recipe)?.[1] ?? 'none');
    const files = [...recipe.matchAll(/^- `([\w./-]+)`:/gmu)].map(([, path]) => path ?? '');
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((path) => !flat(read(path)).includes(sample))).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const ROW = /^\| (V\d[\d., V]*?) +\| ([a-z ]+?) +\| (.+?) +\| (.*?) *\|$/gmu;
  const rows = [...read('docs/security.md').matchAll(ROW)].map(
    ([, numbers = '', state = '', how = '', tests = '']) => ({
      numbers: numbers.split(', '),
      state,
      how,
      tests: [...tests.matchAll(/`(.+?)`: `(.+?)`/gu)],
    }),
  );

  it('security.md has each requirement once', () => {
    const numbers = rows.flatMap((row) => row.numbers);
    expect(numbers).toHaveLength(119);
    expect(new Set(numbers).size).toBe(119);
  });

  it.each(rows)('security.md has a reason or tests that exist for $numbers', ({ state, how, tests }) => {
    expect(['met', 'deviation', 'not applicable']).toContain(state);
    expect(how.length).toBeGreaterThan(3);
    expect(tests.length > 0).toBe(state === 'met');
    const missing = tests.filter(
      ([, file = '', title = '']) => !read(file).replaceAll("\\'", "'").includes(title),
    );
    expect(missing).toEqual([]);
  });
});

describe('docs/README.md', () => {
  it('docs/README.md links to every document in docs', () => {
    const links = found('docs/README.md', LINK).map((path) => `docs/${path}`);
    const documents = markdown('docs').filter((name) => name !== 'docs/README.md');
    expect(documents.filter((name) => !links.includes(name))).toEqual([]);
  });

  it('docs/README.md lists each decision record by its title', () => {
    const titles = markdown('docs/decisions').map((name) => read(name).split('\n')[0]?.replace(/^# /u, ''));
    const index = found('docs/README.md', /^- \[(\d+\. .*)\]\(decisions/gmu);
    expect(index.sort()).toEqual(titles.sort());
  });
});

it.each(markdown('docs/decisions'))('%s has a date and a status below its title', (record) => {
  expect(read(record)).toMatch(
    /^# \d+\. .+\n\n\d{4}-\d\d-\d\d, (?:proposed|accepted|superseded by .+?)\.[ \n]/u,
  );
});

it.each([...DOCUMENTS, 'package.json', 'Makefile', 'Dockerfile', 'backend/deploy/etalase.service'])(
  '%s names only built programs whose source file exists',
  (document) => {
    const sources = found(document, /\bbackend\/dist\/([\w./-]+)\.js\b/gu).map(
      (name) => `backend/${name}.ts`,
    );
    expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
  },
);

it('logs.md explains every metric for which alerts.yml has a rule', () => {
  const rules = read('backend/deploy/alerts.yml');
  const metrics = rules.match(/\b[a-z]+_[a-z0-9_]+(?=[{)[ ])/gu) ?? [];
  // A histogram has a series with this suffix.
  const names = metrics.map((name) => name.replace(/_count$/u, ''));
  expect(names).toContain('service_ready');
  expect(names.filter((name) => !read('docs/operate/logs.md').includes(`\`${name}`))).toEqual([]);
});

describe('docs/operate/configuration.md', () => {
  const CONFIGURATION = 'docs/operate/configuration.md';

  it('configuration.md, .env.example and docker-compose.yml state the same default of MEMORY as the code', () => {
    const megabytes = String(new Config({}).memory / 1024 ** 2);
    expect(/\| `MEMORY` +\| (\d+) /u.exec(read(CONFIGURATION))?.[1]).toBe(megabytes);
    expect(/MEMORY=(\d+)/u.exec(read('.env.example'))?.[1]).toBe(megabytes);
    expect(/MEMORY:-(\d+)/u.exec(read('docker-compose.yml'))?.[1]).toBe(megabytes);
  });

  it('configuration.md explains every variable of the shop, of .env.example and of the compose files', () => {
    // The names of all variables that `Config` reads.
    const asked = new Set<string>();
    const env = new Proxy<Record<string, string>>(
      { S3_ENDPOINT: 'http://storage', S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' },
      { get: (target, name) => (asked.add(String(name)), target[String(name)]) },
    );
    expect(new Config(env).s3?.bucket).toBe('b');
    // Only `make dev` sets this variable, so the document need not explain it.
    asked.delete('DEV_SERVER');
    const compositions = ['docker-compose.yml', 'backend/deploy/services.yml', 'backend/deploy/stack.yml'];
    const variables = [
      ...asked,
      ...found('.env.example', /^# ([A-Z][A-Z0-9_]+)=/gmu),
      ...compositions.flatMap((name) => found(name, /(?<!\$)\$\{([A-Z][A-Z0-9_]+)/gu)),
    ];
    expect(asked.size).toBeGreaterThan(15);
    const explained = found(CONFIGURATION, /`([A-Z][A-Z0-9_]+)`/gu);
    expect(variables.filter((name) => !explained.includes(name))).toEqual([]);
  });
});

describe('docs/operate/limits.md', () => {
  const KILOBYTE = 1024;
  // Counts of connections and tasks are smaller than any number of bytes.
  const LEAST_BYTES = 16 * KILOBYTE;
  const amount = (value: number): string => {
    if (value < LEAST_BYTES || value % KILOBYTE !== 0) return value.toLocaleString('en');
    return value < KILOBYTE ** 2 ? `${value / KILOBYTE} kB` : `${value / KILOBYTE ** 2} MB`;
  };
  const WORDS = [
    ['total', ''],
    ['perClient', ' a client'],
    ['perConnection', ' a connection'],
    ['perRequest', ' a request'],
    ['waiting', ' waiting'],
  ] as const;
  const numbersOf = ({ waitMs, holdMs, rate, ratePerClient, ...limit }: Limit): string =>
    [
      ...WORDS.flatMap(([key, words]) => (limit[key] === undefined ? [] : [amount(limit[key]) + words])),
      ...(rate ? [`${amount(rate.perMinute)} a minute, ${rate.burst} at once`] : []),
      ...(ratePerClient ? [`${ratePerClient.perMinute} a minute and client`] : []),
      ...(waitMs === undefined ? [] : [`waits ${waitMs / 1000} s`]),
      ...(holdMs === undefined ? [] : [`holds ${holdMs / 1000} s`]),
    ].join(', ');

  it('limits.md states every limit as the code does', () => {
    const rows = [...read('docs/operate/limits.md').matchAll(/^\| `(\w+)` +\| (.+?) +\| (\w+) +\| .+\|$/gmu)];
    const stated = rows.map(([, name, numbers, beyond]) => `${name}: ${numbers}; ${beyond}`);
    const limits = Object.entries<Limit>(LIMITS);
    expect(stated).toEqual(limits.map(([name, limit]) => `${name}: ${numbersOf(limit)}; ${limit.beyond}`));
  });
});

describe('docs/operate/logs.md', () => {
  const text = read('docs/operate/logs.md');
  const sources = readdirSync(join(ROOT, 'backend/src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(ROOT, 'backend/src', name), 'utf8'))
    .join('\n');
  const named = (pattern: RegExp): string[] => [...sources.matchAll(pattern)].map(([, name]) => name ?? '');

  it('logs.md explains every context of a log line', () => {
    const contexts = named(/new Logger\('?(\w+)/gu);
    expect(contexts.length).toBeGreaterThan(8);
    expect(contexts.filter((context) => !text.includes(`\`${context}\``))).toEqual([]);
  });

  it('logs.md explains every metric', () => {
    const metrics = named(/add(?:Gauge|Counter)\(\s*'(\w+)'/gu);
    expect(metrics.length).toBeGreaterThan(7);
    expect(metrics.filter((metric) => !text.includes(metric))).toEqual([]);
  });
});
