import { expect } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countCases } from './attacks.js';
import { sessionCookie } from './cookie.js';
import { startShopServer } from './shop-server.js';

const CASES = 50_000;
const SECONDS = 480;
export const SCHEMATHESIS_MS = 1000 * (SECONDS + 180);

interface Report {
  readonly operations: { readonly selected: number };
  readonly test_cases: { readonly generated: number };
  readonly failures: readonly unknown[];
  readonly errors: readonly unknown[];
}

/** Sends requests that schemathesis generates from the contract, with the session of the owner. Needs Python. */
export async function checkGeneratedRequests(): Promise<void> {
  const contract = resolve('openapi/openapi.json');
  const { paths } = JSON.parse(readFileSync(contract, 'utf8')) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((path) => Object.keys(path)).length;
  const folder = mkdtempSync(join(tmpdir(), 'etalase-schemathesis-'));
  execFileSync('python3', ['-m', 'venv', folder]);
  execFileSync(join(folder, 'bin/pip'), ['install', '--quiet', 'schemathesis==4.32.5']);
  const shop = await startShopServer();
  const cookie = await sessionCookie(shop);
  const file = join(folder, 'report.json');
  const child = spawn(
    join(folder, 'bin/schemathesis'),
    [
      ...['run', contract, '--url', shop.url, '-H', `Cookie:${cookie}`, '--exclude-operation-id', 'logout'],
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
}
