import { expect } from 'expect';
import { ModuleMocker } from 'jest-mock';

/** The part of `@jest/globals` that the specs of domain and application use. `runTests` runs what they declare. */
export { expect };
export const jest = new ModuleMocker(globalThis);
let tests = [];
let groups = [{ before: [], after: [] }];

export function describe(_title, group) {
  groups.push({ before: [], after: [] });
  group();
  groups.pop();
}
export function it(_title, test) {
  tests.push({ test, groups: [...groups] });
}
export const beforeEach = (hook) => void groups.at(-1).before.push(hook);
/** Runs the hook with the first test only. */
export const beforeAll = (hook) => {
  let done;
  beforeEach(() => (done ??= Promise.resolve(hook())));
};
export const afterEach = (hook) => void groups.at(-1).after.push(hook);
const each = (declare) => (rows) => (title, test) => {
  for (const row of rows) declare(title, () => test(...(Array.isArray(row) ? row : [row])));
};
it.each = each(it);
describe.each = each(describe);

/** Runs the declared tests until one fails, and forgets them. */
export async function runTests() {
  const declared = tests;
  forgetTests();
  for (const { test, groups: around } of declared) {
    for (const { before } of around) for (const hook of before) await hook();
    await test();
    for (const { after } of around.toReversed()) for (const hook of after) await hook();
  }
}

/** Forgets the tests of a spec that could not be loaded. */
export function forgetTests() {
  tests = [];
  groups = [{ before: [], after: [] }];
}
