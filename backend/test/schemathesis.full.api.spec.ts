import { expect, it } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countCases, runsInFull } from './support/attacks.js';
import { sessionCookie } from './support/cookie.js';
import { startShopServer } from './support/shop-server.js';

const CASES = 50_000;
const SECONDS = 480;

interface Report {
  readonly operations: { readonly selected: number };
  readonly test_cases: { readonly generated: number };
  readonly failures: readonly unknown[];
  readonly errors: readonly unknown[];
}

const CONTRACT = resolve('openapi/openapi.json');
const { paths } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as { paths: Record<string, object> };
const operations = Object.values(paths).flatMap((path) => Object.keys(path)).length;
// A bare machine has no Python.
const hasPython = process.env['CI'] || spawnSync('python3', ['-m', 'ensurepip', '--version']).status === 0;

(runsInFull && hasPython ? it : it.skip)(
  'answers no generated request of the contract with a server error',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'etalase-schemathesis-'));
    execFileSync('python3', ['-m', 'venv', folder]);
    execFileSync(join(folder, 'bin/pip'), ['install', '--quiet', 'schemathesis==4.32.5']);
    const shop = await startShopServer();
    const cookie = await sessionCookie(shop);
    const file = join(folder, 'report.json');
    const child = spawn(
      join(folder, 'bin/schemathesis'),
      [
        ...['run', CONTRACT, '--url', shop.url, '-H', `Cookie:${cookie}`, '--exclude-operation-id', 'logout'],
        ...['--phases', 'fuzzing', '--checks', 'not_a_server_error,content_type_conformance'],
        ...['--max-examples', String(Math.ceil(CASES / operations)), '--max-time', String(SECONDS)],
        ...['--workers', '4', '--no-shrink', '--continue-on-failure', '--no-color', '--warnings', 'off'],
        ...['--generation-database', 'none', '--report', 'json', '--report-json-path', file],
      ],
      // It keeps what failed in a folder `.schemathesis`.
      { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    await once(child, 'exit');
    const session = await fetch(`${shop.url}/api/admin/session`, { headers: { cookie } });
    await shop.stop();
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    rmSync(folder, { recursive: true });
    countCases('schemathesis requests', report.test_cases.generated, report.failures.length);
    expect(report).toMatchObject({ failures: [], errors: [], operations: { selected: operations - 1 } });
    expect([session.status, child.exitCode]).toEqual([200, 0]);
  },
  1000 * (SECONDS + 180),
);
