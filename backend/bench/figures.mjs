/**
 * Returns a row of the result table.
 * @param ratio replaces the ratio `value / reference`, for example by the median of several ratios.
 * @param atLeast the target as a minimum. It applies to the ratio, or to the value if there is no reference.
 * @param atMost the target as a maximum. A row has at most one of both targets.
 */
export function row(measure, unit, { value, reference, ratio, atLeast, atMost, note = '' }) {
  const hasReference = reference !== undefined;
  const shownRatio = ratio ?? value / reference;
  const compared = hasReference ? shownRatio : value;
  const limit = atLeast ?? atMost;
  const hasTarget = limit !== undefined;
  return {
    measure,
    value: format(value, unit),
    reference: hasReference ? format(reference, unit) : '',
    ratio: hasReference ? shownRatio.toFixed(2) : '',
    target: hasTarget
      ? `${atLeast === undefined ? '≤' : '≥'} ${limit} ${hasReference ? '' : unit}`.trim()
      : '',
    isMet: hasTarget ? (atLeast === undefined ? compared <= limit : compared >= limit) : undefined,
    note,
  };
}

export function table(rows) {
  const head = ['measure', 'value', 'reference', 'ratio', 'target', 'met', 'note'];
  const lines = rows.map(({ isMet, ...row }) => ({
    ...row,
    // `isMet` is undefined in a row without a target.
    met: { true: 'met', false: 'not met' }[isMet] ?? '',
  }));
  const widths = head.map((name) => Math.max(name.length, ...lines.map((line) => line[name].length)));
  const join = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [
    join(head),
    join(widths.map((width) => '-'.repeat(width))),
    ...lines.map((line) => join(head.map((name) => line[name]))),
  ].join('\n');
}

/** Returns a percentile: the number below which the given share (0 to 1) of all numbers lies. */
export function percentile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export const median = (numbers) => percentile(numbers, 0.5);

/**
 * Returns the medians of values, references and ratios, in the form that `row` accepts. `ratio` is the median of the
 * ratios of all rounds.
 * @param rounds pairs of value and reference.
 * @param figure reads the number from a value or a reference.
 */
export function medians(rounds, figure = (side) => side) {
  const pairs = rounds.map(({ value, reference }) => [figure(value), figure(reference)]);
  return {
    value: median(pairs.map(([value]) => value)),
    reference: median(pairs.map(([, reference]) => reference)),
    ratio: median(pairs.map(([value, reference]) => value / reference)),
  };
}

export async function timed(action) {
  const begin = performance.now();
  await action();
  return performance.now() - begin;
}

function format(number, unit) {
  const text = number >= 100 ? Math.round(number).toLocaleString('en') : number.toPrecision(3);
  return `${text} ${unit}`.trim();
}
