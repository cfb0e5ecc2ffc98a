import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import situations from './situations/boundaries.json' with { type: 'json' };

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[] };
}

// Files of a small project, each with an import that a rule forbids. Module `a` is directly in backend/src. Module `n`
// is in `group`, a folder of modules. Of the packages, some are installed, but listed only by another workspace.
const FORBIDDEN = situations.forbidden as [rule: string, file: string, code: string][];
// Files whose imports the rules allow. From other modules a domain may import only the platform's domain, the names
// of images, and the catalog's units and lengths of texts. The package exports a service, although it does not belong to a domain.
const ALLOWED: Record<string, string | object> = situations.allowed;

describe('module boundaries', () => {
  let project: string;
  let report: Report;

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'etalase-boundaries-'));
    const files = [...Object.entries(ALLOWED), ...FORBIDDEN.map(([, file, code]) => [file, code] as const)];
    for (const [file, code] of files) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), typeof code === 'string' ? code : JSON.stringify(code));
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
