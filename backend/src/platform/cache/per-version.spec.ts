import { beforeEach, describe, expect, it } from '@jest/globals';
import { PerVersion } from './per-version.js';

describe('PerVersion', () => {
  let version: number | undefined;
  let loads: (() => Promise<string>)[];
  let count: number;
  let value: PerVersion<string>;

  beforeEach(() => {
    version = 1;
    count = 0;
    loads = [];
    value = new PerVersion({ current: () => version }, () => {
      count += 1;
      return loads.shift()?.() ?? Promise.resolve(`load ${count}`);
    });
  });

  it('loads the value once for each version, also for calls during the load', async () => {
    expect(await Promise.all([value.get(), value.get()])).toEqual(['load 1', 'load 1']);
    expect(await value.get()).toBe('load 1');
  });

  it('loads the value again for the next version, even during the previous load', async () => {
    let finish = (_: string): void => undefined;
    loads.push(() => new Promise((resolve) => (finish = resolve)));
    const outdated = value.get();
    version = 2;
    expect(await value.get()).toBe('load 2');
    finish('late');
    expect(await outdated).toBe('late');
    expect(await value.get()).toBe('load 2');
  });

  it('loads the value on every call while there is no version', async () => {
    version = undefined;
    expect([await value.get(), await value.get()]).toEqual(['load 1', 'load 2']);
  });

  it('loads the value again after a failed load', async () => {
    loads.push(() => Promise.reject(new Error('no database')));
    await expect(value.get()).rejects.toThrow('no database');
    expect(await value.get()).toBe('load 2');
  });
});
