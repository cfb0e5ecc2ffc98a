import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { report } from '../../../backend/test/support/summary.mjs';

/** Prints the duration of a run, and the skipped and the retried tests, as the reporter of the Jest suites does. */
export default class SummaryReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: FullConfig, root: Suite): void {
    this.root = root;
  }

  onEnd({ duration }: FullResult): void {
    const tests = this.root?.allTests() ?? [];
    const count = (...outcomes: readonly string[]): number =>
      tests.filter((test) => outcomes.includes(test.outcome())).length;
    report({
      suite: [...new Set(tests.map((test) => test.parent.project()?.name ?? 'tests'))].join(', '),
      minutes: duration / 60_000,
      passed: count('expected', 'flaky'),
      failed: count('unexpected'),
      skipped: tests.filter((test) => test.outcome() === 'skipped').map(nameOf),
      retried: tests.filter((test) => test.results.length > 1).map(retriedTest),
    });
  }

  printsToStdio(): boolean {
    return false;
  }
}

function nameOf(test: TestCase): string {
  // The path begins with the root, the project and the file.
  const [, , , ...titles] = test.titlePath();
  return `${relative('.', test.location.file)}: ${titles.join(' ')}`;
}

function retriedTest(test: TestCase): { test: string; error: string } {
  const error = stripVTControlCharacters(test.results[0]?.error?.message ?? '').split('\n', 1)[0] ?? '';
  return { test: nameOf(test), error };
}
