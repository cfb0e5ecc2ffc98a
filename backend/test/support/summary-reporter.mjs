import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { familiesText, report } from './summary.mjs';

/** Prints the duration, the skipped and the retried tests (`jest.retryTimes`) at the end, and ends a run that hangs. */
export default class SummaryReporter {
  retried = [];
  skipped = [];

  constructor(globalConfig, { secondsToExit = 30 } = {}) {
    this.secondsToExit = secondsToExit;
    this.root = globalConfig.rootDir;
    this.listsSkipped = !globalConfig.testNamePattern;
    // The tests inherit the variable (`countCases`).
    if (process.env.ATTACKS === 'full')
      process.env.ATTACK_CASES = join(mkdtempSync(join(tmpdir(), 'etalase-attacks-')), 'cases');
  }

  onTestResult(_test, { testFilePath, testResults }) {
    for (const { fullName, invocations, retryReasons, status } of testResults) {
      const test = `${relative(this.root, testFilePath)}: ${fullName}`;
      if (status === 'pending' && this.listsSkipped) this.skipped.push(test);
      if (invocations > 1)
        this.retried.push({
          test,
          error: stripVTControlCharacters(retryReasons?.[0] ?? '').split('\n', 1)[0],
        });
    }
  }

  onRunComplete(contexts, results) {
    const { startTime, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results;
    report({
      suite: [...contexts].map(({ config }) => config.displayName?.name ?? 'tests').join(', '),
      minutes: (Date.now() - startTime) / 60_000,
      passed: numPassedTests,
      // A file that cannot be loaded counts as one test.
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: this.skipped,
      retried: this.retried,
    });
    if (process.env.ATTACK_CASES) {
      process.stderr.write(familiesText(families(results.testResults)));
      rmSync(dirname(process.env.ATTACK_CASES), { recursive: true });
    }
    // What a test left open must not keep a run until the limit of its machine.
    setTimeout(() => {
      process.stderr.write(`The run did not exit ${this.secondsToExit} s after its last test\n`);
      process.exit(1);
    }, this.secondsToExit * 1000).unref();
  }
}

/** Returns the cases and failures of each file, and of what the tests counted themselves. */
function families(files) {
  const counted = existsSync(process.env.ATTACK_CASES) ? readFileSync(process.env.ATTACK_CASES, 'utf8') : '';
  return [
    ...files.map(({ testFilePath, numPassingTests, numFailingTests, testExecError }) => ({
      family: basename(testFilePath).split('.', 1)[0].replaceAll('-', ' '),
      cases: numPassingTests + numFailingTests,
      failures: numFailingTests + (testExecError ? 1 : 0),
    })),
    ...counted
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ];
}
