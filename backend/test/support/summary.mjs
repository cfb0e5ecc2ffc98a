/** Formats the duration of each suite, and the retried tests of all suites. */
export function summaryText(summaries) {
  const retried = summaries.flatMap((summary) => summary.retried);
  return [
    '',
    ...summaries.map(({ suite, minutes }) => `${suite}: ${minutes.toFixed(1)} min`),
    `Retried tests: ${retried.length}`,
    ...retried.map(({ test, error }) => `  ${test}\n    ${error}`),
    '',
  ].join('\n');
}
