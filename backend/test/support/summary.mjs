import { appendFileSync } from 'node:fs';

/** In CI more retried tests than these fail the run. */
export const ALLOWED_RETRIES = 2;

/** Prints the summary of a suite. run-suites.mjs reads the file after the last suite, and prints the numbers then. */
export function report(summary) {
  const file = process.env.TEST_SUMMARY;
  process.stderr.write(summaryText([summary]) + (file ? '' : numbersText([summary])));
  if (file) appendFileSync(file, `${JSON.stringify(summary)}\n`);
}

/** Formats the duration of each suite, and the tests that were not run or retried. */
export function summaryText(summaries) {
  const skipped = summaries.flatMap((summary) => summary.skipped);
  const retried = summaries.flatMap((summary) => summary.retried);
  return [
    '',
    ...summaries.map(
      ({ suite, minutes, passed }) => `${suite}: ${minutes.toFixed(1)} min, ${passed} tests passed`,
    ),
    `Tests that did not run: ${skipped.length}`,
    ...skipped.map((test) => `  ${test}`),
    `Retried tests: ${retried.length}`,
    ...retried.map(({ test, error }) => `  ${test}\n    ${error}`),
    '',
  ].join('\n');
}

/** Formats the numbers of all tests, as CI reads them. */
export function numbersText(summaries) {
  const sum = (key) => summaries.reduce((total, summary) => total + summary[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed\n`;
}

/** Formats the table of attacks. A family that several entries name has one row. */
export function familiesText(entries) {
  const rows = Object.entries(Object.groupBy(entries, ({ family }) => family)).sort();
  const sum = (list, key) => String(list.reduce((total, entry) => total + entry[key], 0));
  return [
    ['family', 'cases', 'failures'],
    ...rows.map(([family, list]) => [family, sum(list, 'cases'), sum(list, 'failures')]),
  ]
    .map(([family, cases, failures]) => `${family.padEnd(36)}${cases.padStart(9)}${failures.padStart(10)}\n`)
    .join('');
}
