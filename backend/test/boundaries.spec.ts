import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

// A small house with one wrong import for each rule.
const WRONG: Record<string, readonly [file: string, code: string]> = {
  'no-cycles': ['backend/src/a/domain/one.ts', "import './two'; export const one = 1;"],
  'domain-imports-only-domain': ['backend/src/a/domain/x.ts', "import '../application/service'; export {};"],
  'domain-of-others': ['backend/src/a/domain/y.ts', "import '../../b/domain/thing'; export {};"],
  'application-without-technology': [
    'backend/src/a/application/z.ts',
    "import '../adapters/http/controller'; export {};",
  ],
  'adapters-do-not-meet': ['backend/src/a/adapters/http/w.ts', "import '../typeorm/repository'; export {};"],
  'enter-modules-by-the-door': ['backend/src/a/v.ts', "import '../b/domain/thing'; export {};"],
  'platform-knows-no-module': ['backend/src/platform/u.ts', "import '../b/index'; export {};"],
  'catalog-knows-no-module': ['backend/src/catalog/t.ts', "import '../b/index'; export {};"],
  'no-tests-in-production': ['backend/src/a/s.ts', "import './testing/fake'; export {};"],
  'storefront-and-panel-never-meet': ['frontend/src/storefront/r.ts', "import '../admin/tab'; export {};"],
  'only-addresses-from-app': ['frontend/src/ui/q.ts', "import '../app/routes'; export {};"],
  'shared-rooms-know-no-site': ['frontend/src/ui/p.ts', "import '../admin/tab'; export {};"],
  'pure-format-and-text': ['frontend/src/format/o.ts', "import '../ui/button'; export {};"],
  'no-unlisted-packages': ['backend/src/a/n.ts', "import 'left-pad'; export {};"],
};
const RIGHT: Record<string, string> = {
  'backend/src/a/domain/two.ts': "import './one'; export const two = 2;",
  'backend/src/a/application/service.ts': 'export {};',
  'backend/src/a/adapters/http/controller.ts': 'export {};',
  'backend/src/a/adapters/typeorm/repository.ts': 'export {};',
  'backend/src/a/testing/fake.ts': 'export {};',
  'backend/src/a/fine.ts': "import '../b/index'; export {};",
  'backend/src/b/index.ts': 'export {};',
  'backend/src/b/domain/thing.ts': "import '../../platform/domain/error'; export {};",
  'backend/src/platform/domain/error.ts': 'export {};',
  'frontend/src/admin/tab.ts': "import '../app/paths'; export {};",
  'frontend/src/app/paths.ts': 'export {};',
  'frontend/src/app/routes.ts': 'export {};',
  'frontend/src/ui/button.ts': 'export {};',
  'package.json': '{"name":"house"}',
  'tsconfig.base.json': '{}',
};

describe('module boundaries', () => {
  let house: string;
  let report: Report;

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'etalase-house-'));
    const files = [...Object.entries(RIGHT), ...Object.values(WRONG)];
    for (const [file, code] of files) {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), code);
    }
    const root = resolve(import.meta.dirname, '../..');
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const config = join(root, '.dependency-cruiser.mjs');
    const run = spawnSync(
      process.execPath,
      [cruiser, '--config', config, '--output-type', 'json', 'backend/src', 'frontend/src'],
      { cwd: house, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    if (!run.stdout) throw new Error(run.stderr);
    report = JSON.parse(run.stdout) as Report;
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each(Object.entries(WRONG))('%s is seen', (rule, [file]) => {
    const found = report.summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`);
    expect(found).toContain(`${rule} ${file}`);
  });

  it('leaves right imports alone', () => {
    const accused = new Set(report.summary.violations.map((violation) => violation.from));
    // `two` is the other half of the cycle.
    const innocent = Object.keys(RIGHT).filter((file) => file !== 'backend/src/a/domain/two.ts');
    expect(innocent.filter((file) => accused.has(file))).toEqual([]);
  });
});
