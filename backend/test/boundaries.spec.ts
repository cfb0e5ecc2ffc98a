import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

// A small project with forbidden imports for each rule.
const FORBIDDEN: readonly [rule: string, file: string, code: string][] = [
  ['no-cycles', 'backend/src/a/domain/one.ts', "import './two'; export const one = 1;"],
  ['domain-imports-only-domain', 'backend/src/a/domain/x.ts', "import '../application/service';"],
  ['domain-imports-only-domain', 'backend/src/a/domain/y.ts', "import '../../b/domain/thing';"],
  ['domain-imports-only-domain', 'backend/src/a/domain/z.ts', "import 'node:crypto';"],
  ['application-is-plain', 'backend/src/a/application/adapter.ts', "import '../adapters/http/controller';"],
  ['application-is-plain', 'backend/src/a/application/wiring.ts', "import '../a.module';"],
  ['application-is-plain', 'backend/src/a/application/nest.ts', "import '@nestjs/common';"],
  ['application-is-plain', 'backend/src/a/application/type.ts', "import type { X } from '@nestjs/common';"],
  ['application-is-plain', 'backend/src/a/application/queue.ts', "import 'p-queue';"],
  ['application-is-plain', 'backend/src/a/application/disk.ts', "import 'node:fs';"],
  ['application-is-plain', 'backend/src/a/application/platform.ts', "import '../../platform/index';"],
  [
    'application-is-plain',
    'backend/src/a/application/lock.ts',
    "import '../../platform/lock/postgres-lock';",
  ],
  ['application-is-plain', 'backend/src/a/application/delivery.ts', "import '../../http-cache/index';"],
  // Application code may import these files, so they may not lead it to adapters or frameworks.
  ['entry-points-are-plain', 'backend/src/c/index.ts', "export * from './c.module';"],
  ['entry-points-are-plain', 'backend/src/d/index.ts', "export * from './adapters/typeorm/record';"],
  ['plain-platform', 'backend/src/platform/limiter/nest.ts', "import '@nestjs/common';"],
  ['plain-platform', 'backend/src/platform/lock/lock.ts', "import './postgres-lock';"],
  // ssr is delivery, whose files may import frameworks; its adapters stay behind its index all the same.
  [
    'entry-points-export-no-adapter',
    'backend/src/ssr/index.ts',
    "export * from './adapters/build/renderer';",
  ],
  ['only-wiring-imports-wiring', 'backend/src/http-cache/index.ts', "export * from './http-cache.module';"],
  ['only-wiring-imports-wiring', 'backend/src/a/adapters/http/u.ts', "import '../../../b/b.module';"],
  ['only-delivery-imports-delivery', 'backend/src/a/adapters/http/t.ts', "import '../../../ssr/index';"],
  [
    'adapters-do-not-import-each-other',
    'backend/src/a/adapters/http/w.ts',
    "import '../typeorm/repository';",
  ],
  ['import-modules-through-index', 'backend/src/a/v.ts', "import '../b/domain/thing';"],
  ['import-modules-through-index', 'backend/src/a/other.module.ts', "import '../d/adapters/typeorm/record';"],
  ['platform-imports-no-module', 'backend/src/platform/u.ts', "import '../b/index';"],
  ['catalog-imports-no-module', 'backend/src/catalog/t.ts', "import '../b/index';"],
  ['http-cache-imports-no-module', 'backend/src/http-cache/m.ts', "import '../b/index';"],
  ['no-tests-in-production', 'backend/src/a/s.ts', "import './testing/fake';"],
  ['storefront-and-panel-are-separate', 'frontend/src/storefront/r.ts', "import '../admin/tab';"],
  ['only-paths-from-app', 'frontend/src/ui/q.ts', "import '../app/routes';"],
  ['shared-folders-import-no-site', 'frontend/src/ui/p.ts', "import '../admin/tab';"],
  ['pure-format-and-text', 'frontend/src/format/o.ts', "import '../ui/button';"],
  ['no-unlisted-packages', 'backend/src/a/n.ts', "import 'left-pad';"],
];
// What the rules allow. An image's name is the one domain file that other modules' domains may import.
const ALLOWED: Record<string, string> = {
  'backend/src/a/domain/two.ts': "import './one'; export const two = 2;",
  'backend/src/a/application/service.ts': `
    import 'node:crypto';
    import '../domain/two';
    import './ports/port';
    import '../../b/index';
    import '../../platform/clock/clock';
    import '../../platform/domain/error';
    import '../../platform/limiter/limiter';`,
  'backend/src/a/application/ports/port.ts': 'export {};',
  'backend/src/a/a.module.ts': `
    import '@nestjs/common';
    import './adapters/http/controller';
    import './adapters/typeorm/repository';
    import '../b/b.module';
    import '../b/index';
    import '../platform/index';`,
  'backend/src/a/adapters/http/controller.ts':
    "import '../../../b/index'; import '../../application/service';",
  'backend/src/a/adapters/typeorm/repository.ts': 'export {};',
  'backend/src/a/testing/fake.ts': 'export {};',
  'backend/src/a/fine.ts': "import '../b/index'; export {};",
  'backend/src/b/index.ts': "export * from './domain/thing';",
  'backend/src/b/b.module.ts': 'export {};',
  'backend/src/b/domain/thing.ts':
    "import '../../platform/domain/error'; import '../../media/domain/image-name'; export {};",
  'backend/src/media/domain/image-name.ts': 'export {};',
  'backend/src/c/c.module.ts': 'export {};',
  'backend/src/d/adapters/typeorm/record.ts': 'export {};',
  'backend/src/http-cache/http-cache.module.ts': "import '../platform/index';",
  'backend/src/ssr/adapters/build/renderer.ts': "import '../../../http-cache/index';",
  'backend/src/platform/index.ts': "export * from '@nestjs/common';",
  'backend/src/platform/clock/clock.ts': 'export {};',
  'backend/src/platform/domain/error.ts': 'export {};',
  'backend/src/platform/limiter/limiter.ts': "import 'p-queue'; import '../domain/error';",
  'backend/src/platform/lock/postgres-lock.ts': 'export {};',
  'frontend/src/admin/tab.ts': "import '../app/paths'; export {};",
  'frontend/src/app/paths.ts': 'export {};',
  'frontend/src/app/routes.ts': 'export {};',
  'frontend/src/ui/button.ts': 'export {};',
  'node_modules/p-queue/index.js': '',
  'node_modules/@nestjs/common/index.js': '',
  'package.json': '{"name":"project","dependencies":{"p-queue":"1","@nestjs/common":"1"}}',
  'tsconfig.base.json': '{}',
};

describe('module boundaries', () => {
  let project: string;
  let report: Report;

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'etalase-boundaries-'));
    const files = [...Object.entries(ALLOWED), ...FORBIDDEN.map(([, file, code]) => [file, code] as const)];
    for (const [file, code] of files) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), code);
    }
    const root = resolve(import.meta.dirname, '../..');
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const config = join(root, '.dependency-cruiser.mjs');
    const run = spawnSync(
      process.execPath,
      [cruiser, '--config', config, '--output-type', 'json', 'backend/src', 'frontend/src'],
      { cwd: project, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    );
    if (!run.stdout) throw new Error(run.stderr);
    report = JSON.parse(run.stdout) as Report;
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it.each(FORBIDDEN)('report %s in %s', (rule, file) => {
    const found = report.summary.violations.map((violation) => `${violation.rule.name} ${violation.from}`);
    expect(found).toContain(`${rule} ${file}`);
  });

  it('report no allowed import', () => {
    const reported = new Set(report.summary.violations.map((violation) => violation.from));
    // `two` is part of the forbidden cycle.
    const allowed = Object.keys(ALLOWED).filter((file) => file !== 'backend/src/a/domain/two.ts');
    expect(allowed.filter((file) => reported.has(file))).toEqual([]);
  });
});
