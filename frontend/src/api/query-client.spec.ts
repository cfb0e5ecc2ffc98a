import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

describe('createQueryClient', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const observe = (queryFn: () => Promise<string>) => {
    const client = createQueryClient();
    client.mount();
    /** Observes the query as a mounted component does, and returns a function that ends the observation. */
    const mount = () => new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => undefined);
    return { client, mount, unmount: mount() };
  };

  it('does not refetch old data on focus, reconnection or remount', async () => {
    const load = jest.fn(() => Promise.resolve('data'));
    const { client, mount, unmount } = observe(load);
    await jest.advanceTimersByTimeAsync(YEAR_MS);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    unmount();
    await jest.advanceTimersByTimeAsync(YEAR_MS);
    const unmountAgain = mount();
    unmountAgain();
    expect(await client.fetchQuery({ queryKey: ['x'], queryFn: load })).toBe('data');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not retry a failed query', async () => {
    const load = jest.fn(() => Promise.reject(new Error('503: rusak')));
    const { unmount } = observe(load);
    await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
    unmount();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not retry a failed mutation', async () => {
    const mutate = jest.fn(() => Promise.reject(new Error('503: rusak')));
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, { mutationFn: mutate });
    const failed = mutation.execute(undefined).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(await failed).toEqual(new Error('503: rusak'));
    expect(mutate).toHaveBeenCalledTimes(1);
  });
});
