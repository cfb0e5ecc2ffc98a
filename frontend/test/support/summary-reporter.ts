import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { summaryText } from '../../../backend/test/support/summary.mjs';

/** Prints the duration of a run and the retried tests, as the reporter of the Jest suites does. */
export default class SummaryReporter implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: FullConfig, root: Suite): void {
    this.root = root;
  }

  onEnd({ duration }: FullResult): void {
    const tests = this.root?.allTests() ?? [];
    const summary = {
      suite: [...new Set(tests.map((test) => test.parent.project()?.name ?? 'tests'))].join(', '),
      minutes: duration / 60_000,
      retried: tests.filter((test) => test.results.length > 1).map(retriedTest),
    };
    process.stderr.write(summaryText([summary]));
    // run-suites.mjs reads this file after the last suite.
    if (process.env['TEST_SUMMARY'])
      appendFileSync(process.env['TEST_SUMMARY'], `${JSON.stringify(summary)}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function retriedTest(test: TestCase): { test: string; error: string } {
  // The path begins with the root, the project and the file.
  const [, , , ...titles] = test.titlePath();
  const error = stripVTControlCharacters(test.results[0]?.error?.message ?? '').split('\n', 1)[0] ?? '';
  return { test: `${relative('.', test.location.file)}: ${titles.join(' ')}`, error };
}
