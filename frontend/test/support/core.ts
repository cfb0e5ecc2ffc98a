/**
 * Pairs each value with the end of its test's title. `make test` tests the first value. The tag `@full` leaves the
 * others to `make test-all`, as `.full.` does in the name of a file.
 */
export const firstIsCore = <T>(values: readonly T[]): (readonly [value: T, tag: '' | ' @full'])[] =>
  values.map((value, at) => [value, at === 0 ? '' : ' @full']);
