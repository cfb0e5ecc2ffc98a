import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

// Files of a small project, each with an import that a rule forbids. Module `a` is directly in backend/src. Module `n`
// is in `group`, a folder of modules.
const FORBIDDEN: readonly [rule: string, file: string, code: string][] = [
  ['no-cycles', 'backend/src/a/domain/one.ts', "import './two'; export const one = 1;"],
  ['no-cycles', 'backend/src/a/domain/of-types.ts', "import type { Y } from './y'; export type X = Y;"],
  ['domain-imports-only-domain', 'backend/src/a/domain/x.ts', "import '../application/service';"],
  ['domain-imports-only-domain', 'backend/src/a/domain/z.ts', "import 'node:crypto';"],
  ['domain-imports-only-domain', 'backend/src/a/domain/w.ts', "import '../../b/domain/thing';"],
  ['domain-imports-only-domain', 'backend/src/a/domain/v.ts', "import '../../catalog/domain/product';"],
  ['domain-imports-only-domain', 'backend/src/group/n/domain/x.ts', "import '../application/service';"],
  ['domain-imports-only-domain', 'backend/src/group/n/domain/y.ts', "import '../../o/domain/thing';"],
  // This module has no Nest module file.
  ['domain-imports-only-domain', 'backend/src/deep/er/new/domain/x.ts', "import '../application/service';"],
  ['application-is-plain', 'backend/src/a/application/adapter.ts', "import '../adapters/http/controller';"],
  ['application-is-plain', 'backend/src/a/application/wiring.ts', "import '../a.module';"],
  ['application-is-plain', 'backend/src/a/application/nest.ts', "import '@nestjs/common';"],
  ['application-is-plain', 'backend/src/a/application/type.ts', "import type { X } from '@nestjs/common';"],
  ['application-is-plain', 'backend/src/a/application/cache.ts', "import 'lru-cache';"],
  ['application-is-plain', 'backend/src/a/application/disk.ts', "import 'node:fs';"],
  ['application-is-plain', 'backend/src/a/application/platform.ts', "import '../../platform/index';"],
  [
    'application-is-plain',
    'backend/src/a/application/lock.ts',
    "import '../../platform/lock/postgres-lock';",
  ],
  ['application-is-plain', 'backend/src/a/application/responses.ts', "import '../../platform/cache/index';"],
  ['application-is-plain', 'backend/src/a/application/web.ts', "import '../../web/pages/index';"],
  ['application-is-plain', 'backend/src/group/n/application/nest.ts', "import '@nestjs/common';"],
  [
    'application-is-plain',
    'backend/src/group/n/application/adapter.ts',
    "import '../adapters/http/controller';",
  ],
  // Application code may import these files, so they must not import adapters or frameworks.
  ['entry-points-are-plain', 'backend/src/c/index.ts', "export * from './c.module';"],
  ['entry-points-are-plain', 'backend/src/d/index.ts', "export * from './adapters/typeorm/record';"],
  ['entry-points-are-plain', 'backend/src/group/p/index.ts', "export * from './p.module';"],
  ['plain-platform', 'backend/src/platform/limiter/nest.ts', "import '@nestjs/common';"],
  ['plain-platform', 'backend/src/platform/limiter/cache.ts', "import 'lru-cache';"],
  ['plain-platform', 'backend/src/platform/lock/lock.ts', "import './postgres-lock';"],
  // The index.ts of platform and web may export framework code, but no adapters.
  [
    'entry-points-export-no-adapter',
    'backend/src/web/pages/index.ts',
    "export * from './adapters/built/renderer';",
  ],
  ['only-wiring-imports-wiring', 'backend/src/platform/cache/index.ts', "export * from './cache.module';"],
  ['only-wiring-imports-wiring', 'backend/src/a/adapters/http/u.ts', "import '../../../b/b.module';"],
  ['only-wiring-imports-wiring', 'backend/src/group/n/adapters/http/u.ts', "import '../../../o/o.module';"],
  [
    'adapters-do-not-import-each-other',
    'backend/src/a/adapters/http/w.ts',
    "import '../typeorm/repository';",
  ],
  [
    'adapters-do-not-import-each-other',
    'backend/src/group/n/adapters/http/w.ts',
    "import '../typeorm/repository';",
  ],
  ['import-modules-through-index', 'backend/src/a/v.ts', "import '../b/domain/thing';"],
  ['import-modules-through-index', 'backend/src/a/other.module.ts', "import '../d/adapters/typeorm/record';"],
  ['import-modules-through-index', 'backend/src/group/n/v.ts', "import '../o/domain/thing';"],
  ['import-modules-through-index', 'backend/src/group/n/w.ts', "import '../../b/domain/thing';"],
  ['import-modules-through-index', 'backend/src/a/w.ts', "import '../group/o/domain/thing';"],
  ['import-modules-through-index', 'backend/src/a/q.module.ts', "import '../b/tools';"],
  [
    'import-modules-into-operations-through-doors',
    'backend/src/operations/backup/x.ts',
    "import '../../b/domain/thing';",
  ],
  [
    'import-modules-into-operations-through-doors',
    'backend/src/operations/commands/x.ts',
    "import '../../d/adapters/typeorm/record';",
  ],
  ['only-wiring-imports-wiring', 'backend/src/operations/commands/y.ts', "import '../../b/b.module';"],
  ['only-tools-import-tools', 'backend/src/b/adapters/http/x.ts', "import '../../tools';"],
  ['no-module-imports-its-own-index', 'backend/src/b/domain/v.ts', "import '../index';"],
  ['no-module-imports-its-own-index', 'backend/src/platform/cache/n.ts', "import '../index';"],
  ['platform-imports-no-module', 'backend/src/platform/u.ts', "import '../b/index';"],
  ['platform-imports-no-module', 'backend/src/platform/cache/m.ts', "import '../../b/index';"],
  ['catalog-imports-no-module', 'backend/src/catalog/t.ts', "import '../b/index';"],
  ['catalog-imports-no-module', 'backend/src/catalog/s.ts', "import '../group/o/index';"],
  [
    'web-and-operations-stand-on-the-shop',
    'backend/src/a/adapters/http/t.ts',
    "import '../../../web/pages/index';",
  ],
  ['web-and-operations-stand-on-the-shop', 'backend/src/a/r.ts', "import '../operations/backup/index';"],
  [
    'web-and-operations-are-separate',
    'backend/src/web/pages/q.ts',
    "import '../../operations/backup/index';",
  ],
  ['no-tests-in-production', 'backend/src/a/s.ts', "import './testing/fake';"],
  ['storefront-and-panel-are-separate', 'frontend/src/storefront/r.ts', "import '../admin/tab';"],
  ['nothing-imports-app', 'frontend/src/ui/q.ts', "import '../app/routes';"],
  ['nothing-imports-app', 'frontend/src/browser/q.ts', "import '../app/routes';"],
  ['paths-import-nothing', 'frontend/src/paths.ts', "import './ui/button';"],
  ['widgets-know-no-form', 'frontend/src/admin/ui/n.ts', "import '../forms/form';"],
  ['tabs-are-separate', 'frontend/src/admin/orders/row.ts', "import '../stock/row';"],
  ['tabs-are-separate', 'frontend/src/admin/photos/photo.ts', "import '../stock/row';"],
  ['no-cycles-of-folders-in-the-panel', 'frontend/src/admin/login/again.ts', "import '../session/state';"],
  ['no-cycles-of-folders-in-the-panel', 'frontend/src/admin/session/end.ts', "import '../login/form';"],
  ['browser-imports-only-live-tasks', 'frontend/src/browser/p.ts', "import '../storefront/page/page';"],
  ['shared-folders-import-no-site', 'frontend/src/ui/p.ts', "import '../admin/tab';"],
  ['pure-format-and-text', 'frontend/src/format/o.ts', "import '../ui/button';"],
  ['rules-import-only-rules', 'backend/src/b/domain/price.ts', "import './thing'; export {};"],
  ['rules-import-only-rules', 'backend/src/b/domain/number.ts', "import 'p-queue'; export {};"],
  [
    'front-end-imports-only-rules',
    'frontend/src/format/m.ts',
    "import '../../../backend/src/b/domain/thing';",
  ],
  ['front-end-imports-only-rules', 'frontend/src/admin/m.ts', "import '@etalase/backend/service';"],
  [
    'front-end-imports-only-rules',
    'frontend/src/ui/m.ts',
    "import type { X } from '@etalase/backend/service';",
  ],
  ['pure-format-and-text', 'frontend/src/text/m.ts', "import '@etalase/backend/service';"],
  ['no-unlisted-packages', 'backend/src/a/n.ts', "import 'left-pad';"],
  // These packages are installed, but only the package.json of the root or of the other workspace lists them.
  ['no-unlisted-packages', 'backend/src/a/of-the-root.ts', "import 'fast-check';"],
  ['no-unlisted-packages', 'frontend/src/ui/of-the-back-end.ts', "import 'lru-cache';"],
];
// The first imports of each application service: a built-in module, a domain and a port.
const SERVICE_IMPORTS = `
    import 'node:crypto';
    import '../domain/two';
    import './ports/port';`;
// Files whose imports the rules allow. From other modules a domain may import only the platform's domain, the names
// of images, and the catalog's units and lengths of texts.
const ALLOWED: Record<string, string> = {
  'backend/src/a/domain/two.ts': "import './one'; export const two = 2;",
  'backend/src/a/domain/y.ts': "import type { X } from './of-types'; export type Y = X;",
  'backend/src/a/application/service.ts': `${SERVICE_IMPORTS}
    import '../../b/index';
    import '../../group/o/index';
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
    import '../group/o/o.module';
    import '../platform/index';
    import '../platform/cache/cache.module';`,
  'backend/src/a/adapters/http/controller.ts':
    "import '../../../b/index'; import '../../application/service';",
  'backend/src/a/adapters/typeorm/repository.ts': 'export {};',
  'backend/src/a/testing/fake.ts': 'export {};',
  'backend/src/a/fine.ts': "import '../b/index'; export {};",
  'backend/src/b/index.ts': "export * from './domain/thing';",
  'backend/src/b/b.module.ts': "import './tools'; export {};",
  'backend/src/b/tools.ts': "import './adapters/disk/storage'; export {};",
  'backend/src/b/adapters/disk/storage.ts': 'export {};',
  'backend/src/b/domain/thing.ts':
    "import '../../platform/domain/error'; import '../../media/domain/image-name'; import '../../catalog/domain/pricing';",
  'backend/src/media/domain/image-name.ts': 'export {};',
  'backend/src/catalog/domain/pricing.ts': 'export {};',
  'backend/src/catalog/domain/product.ts': 'export {};',
  'backend/src/b/domain/rate.ts': "import '../../platform/domain/digits'; export {};",
  'backend/src/platform/domain/digits.ts': 'export {};',
  'frontend/src/format/rate.ts': "import '@etalase/backend/rules/rate'; export {};",
  'frontend/src/admin/rate.ts': "import '@etalase/backend/rules/digits'; export {};",
  'backend/src/c/c.module.ts': 'export {};',
  'backend/src/d/adapters/typeorm/record.ts': 'export {};',
  'backend/src/deep/er/new/application/service.ts': 'export {};',
  'backend/src/group/n/n.module.ts': `
    import './adapters/http/controller';
    import './adapters/typeorm/repository';
    import '../o/o.module';
    import '../../b/b.module';`,
  'backend/src/group/n/domain/two.ts': "import '../../../platform/domain/error'; export {};",
  'backend/src/group/n/application/service.ts': `${SERVICE_IMPORTS}
    import '../../o/index';
    import '../../../b/index';
    import '../../../platform/limiter/limiter';`,
  'backend/src/group/n/application/ports/port.ts': 'export {};',
  'backend/src/group/n/adapters/http/controller.ts':
    "import '../../application/service'; import '../../../../platform/index';",
  'backend/src/group/n/adapters/typeorm/repository.ts': 'export {};',
  'backend/src/group/o/index.ts': "export * from './domain/thing';",
  'backend/src/group/o/o.module.ts': 'export {};',
  'backend/src/group/o/domain/thing.ts': 'export {};',
  'backend/src/group/p/p.module.ts': 'export {};',
  'backend/src/operations/backup/index.ts': 'export {};',
  'backend/src/operations/backup/backup.module.ts':
    "import '../../b/b.module'; import './service'; export {};",
  'backend/src/operations/backup/service.ts':
    "import '@nestjs/common'; import '../../b/index'; import '../../platform/lock/postgres-lock'; export {};",
  'backend/src/operations/commands/command.ts':
    "import '../../b/tools'; import '../../platform/clock/clock'; import '../backup/service'; export {};",
  'backend/src/web/pages/adapters/built/renderer.ts': "import '../../../../platform/cache/index';",
  'backend/src/platform/index.ts': "export * from '@nestjs/common';",
  'backend/src/platform/platform.module.ts': 'export {};',
  'backend/src/platform/cache/cache.module.ts': "import '../lock/postgres-lock';",
  'backend/src/platform/clock/clock.ts': 'export {};',
  'backend/src/platform/domain/error.ts': 'export {};',
  'backend/src/platform/limiter/limiter.ts': "import '../domain/error';",
  'backend/src/platform/lock/postgres-lock.ts': 'export {};',
  'frontend/src/admin/tab.ts': "import '../ui/link'; import './forms/form'; export {};",
  'frontend/src/admin/forms/form.ts': "import '../ui/input'; export {};",
  'frontend/src/admin/ui/input.ts': 'export {};',
  'frontend/src/admin/slices.ts': "import './orders/orders-slice'; import './stock/stock-slice';",
  'frontend/src/admin/orders/orders-slice.ts': "import '../session/state'; import '../ui/input';",
  'frontend/src/admin/stock/stock-slice.ts': "import './row';",
  'frontend/src/admin/stock/row.ts': 'export {};',
  'frontend/src/admin/login/form.ts': 'export {};',
  'frontend/src/admin/session/state.ts': 'export {};',
  'frontend/src/app/routes.ts': "import '../paths'; import '../storefront/page/page'; import '../admin/tab';",
  'frontend/src/browser/boot.ts': "import '../storefront/page/live-thing';",
  'frontend/src/storefront/page/page.ts': 'export {};',
  'frontend/src/storefront/page/live-thing.ts': 'export {};',
  'frontend/src/ui/button.ts': 'export {};',
  'frontend/src/ui/link.ts': 'export {};',
  'node_modules/fast-check/index.js': '',
  'node_modules/lru-cache/index.js': '',
  'node_modules/@nestjs/common/index.js': '',
  'package.json':
    '{"name":"project","workspaces":["backend","frontend"],"devDependencies":{"fast-check":"1"}}',
  'backend/package.json': JSON.stringify({
    name: '@etalase/backend',
    dependencies: { 'lru-cache': '1', '@nestjs/common': '1' },
    exports: {
      './rules/digits': './src/platform/domain/digits.ts',
      './rules/number': './src/b/domain/number.ts',
      './rules/price': './src/b/domain/price.ts',
      './rules/rate': './src/b/domain/rate.ts',
      // The package exports this file although it does not belong to a domain.
      './service': './src/a/application/service.ts',
    },
  }),
  'frontend/package.json': '{"name":"@etalase/frontend","dependencies":{"@etalase/backend":"1"}}',
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
    // Links the workspace as npm does.
    mkdirSync(join(project, 'node_modules/@etalase'));
    symlinkSync(join(project, 'backend'), join(project, 'node_modules/@etalase/backend'), 'junction');
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

  it.each(FORBIDDEN)('the boundary rules report a violation of %s in %s', (rule, file) => {
    const found = report.summary.violations.filter((violation) => violation.rule.name === rule);
    // A rule about folders reports the folder of the file.
    expect(found.filter(({ from }) => from === file || from === dirname(file))).not.toEqual([]);
  });

  it('the boundary rules accept every allowed import', () => {
    const reported = new Set(report.summary.violations.map((violation) => violation.from));
    // These files are also part of forbidden cycles, so the rules report them.
    const cyclic = ['backend/src/a/domain/two.ts', 'backend/src/a/domain/y.ts'];
    const allowed = Object.keys(ALLOWED).filter((file) => !cyclic.includes(file));
    expect(allowed.filter((file) => reported.has(file))).toEqual([]);
  });
});
