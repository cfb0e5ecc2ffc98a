import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { summaryText } from './summary.mjs';

/** Prints the duration and the retried tests (`jest.retryTimes`) at the end of a run. */
export default class SummaryReporter {
  retried = [];

  constructor(globalConfig) {
    this.root = globalConfig.rootDir;
  }

  onTestResult(_test, { testFilePath, testResults }) {
    for (const { fullName, invocations, retryReasons } of testResults)
      if (invocations > 1)
        this.retried.push({
          test: `${relative(this.root, testFilePath)}: ${fullName}`,
          error: stripVTControlCharacters(retryReasons?.[0] ?? '').split('\n', 1)[0],
        });
  }

  onRunComplete(contexts, { startTime }) {
    const suite = [...contexts].map(({ config }) => config.displayName?.name ?? 'tests').join(', ');
    const summary = { suite, minutes: (Date.now() - startTime) / 60_000, retried: this.retried };
    process.stderr.write(summaryText([summary]));
    // run-suites.mjs reads this file after the last suite.
    if (process.env.TEST_SUMMARY) appendFileSync(process.env.TEST_SUMMARY, `${JSON.stringify(summary)}\n`);
  }
}
