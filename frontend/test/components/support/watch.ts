import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event';
import type { FakeApi } from './fake-api';

// A widget may set its state in a microtask after an event. Then React renders it in a later turn of the event loop than
// the one for which Testing Library waits, if a turn takes long.
const TURNS = 3;
const testingLibrary = getConfig();
const { setTimeout } = globalThis;
configure({
  // A wait ends as soon as its condition holds. Only a failure takes this long.
  asyncUtilTimeout: 10_000,
  asyncWrapper: (act) =>
    testingLibrary.asyncWrapper(async () => {
      const result: unknown = await act();
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setTimeout(done));
      return result;
    }),
});

let servers: FakeApi[] = [];
let consoleErrors: unknown[][] = [];

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

beforeEach(() => {
  // Animation frames move a toast, also between two steps of a test. Outside of `act`, React warns about such an update
  // unless this variable is false. Rendering and events still use `act`.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  consoleErrors = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // jsdom does not know the element <search>. React's warning about it is ignored.
    if (!(String(words[0]).includes('unrecognized') && words[1] === 'search')) consoleErrors.push(words);
  });
});
afterEach(() => {
  cleanup();
  const unexpected = servers.flatMap((server) => server.unexpected);
  servers = [];
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

/** Fails the test when the server receives a call without a prepared response. */
export const watchServer = (server: FakeApi): void => void servers.push(server);

/** A simulated user who types and clicks without delays. */
export const newUser = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  if (text) await user.paste(text);
}

/** Sets the date and stops the intervals. Other timers run, so that rendering and waiting work. */
export function fakeDate(time: string): void {
  const REAL_TIMERS = [
    'performance',
    'setTimeout',
    'clearTimeout',
    'queueMicrotask',
    'requestAnimationFrame',
  ] as const;
  jest.useFakeTimers({ now: Date.parse(time), doNotFake: [...REAL_TIMERS] });
  // The page's time (`serverNow`) comes from performance.now(), so this clock must follow the faked date.
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - performance.timeOrigin);
}
