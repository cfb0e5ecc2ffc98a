import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

describe('what has been read', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const observe = (queryFn: () => Promise<string>) => {
    const client = createQueryClient();
    client.mount();
    const observer = () => new QueryObserver(client, { queryKey: ['x'], queryFn });
    const leave = observer().subscribe(() => undefined);
    return { client, again: () => observer().subscribe(() => undefined), leave };
  };

  it('is read once: not on focus, not on reconnection, not at intervals, however old it is', async () => {
    const read = jest.fn(() => Promise.resolve('data'));
    const { client, again, leave } = observe(read);
    await jest.advanceTimersByTimeAsync(YEAR_MS);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    leave();
    await jest.advanceTimersByTimeAsync(YEAR_MS);
    again()();
    expect(await client.fetchQuery({ queryKey: ['x'], queryFn: read })).toBe('data');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is not tried again by itself after a failure', async () => {
    const read = jest.fn(() => Promise.reject(new Error('503: rusak')));
    const { leave } = observe(read);
    await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
    leave();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('nor is a change', async () => {
    const change = jest.fn(() => Promise.reject(new Error('503: rusak')));
    const mutation = createQueryClient()
      .getMutationCache()
      .build(createQueryClient(), { mutationFn: change });
    const failed = mutation.execute(undefined).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(await failed).toEqual(new Error('503: rusak'));
    expect(change).toHaveBeenCalledTimes(1);
  });
});
