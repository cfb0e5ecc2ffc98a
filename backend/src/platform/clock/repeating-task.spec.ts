import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RepeatingTask } from './repeating-task.js';

/** Work that counts its runs. `finish` ends the last run. */
function pendingWork() {
  const state = { runs: 0, finish: (): void => undefined };
  const work = (): Promise<void> => {
    state.runs += 1;
    return new Promise((resolve) => (state.finish = resolve));
  };
  return { state, work };
}

describe('RepeatingTask', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('runs after the first delay, then again one interval after each run ends', async () => {
    const { state, work } = pendingWork();
    const task = new RepeatingTask(work, { firstMs: 10, intervalMs: 100 });
    task.start();
    await jest.advanceTimersByTimeAsync(9);
    expect(state.runs).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(state.runs).toBe(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(state.runs).toBe(1);
    state.finish();
    await jest.advanceTimersByTimeAsync(99);
    expect(state.runs).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(state.runs).toBe(2);
  });

  it('stop() waits for the current run, and prevents further runs', async () => {
    const { state, work } = pendingWork();
    const task = new RepeatingTask(work, { firstMs: 0, intervalMs: 10 });
    task.start();
    await jest.advanceTimersByTimeAsync(0);
    let stopped = false;
    const stopping = task.stop().then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(100);
    expect(stopped).toBe(false);
    state.finish();
    await stopping;
    await jest.advanceTimersByTimeAsync(100);
    expect(state.runs).toBe(1);
  });
});
