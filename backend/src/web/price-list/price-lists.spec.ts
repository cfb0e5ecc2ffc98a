import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DEFAULT_SITE_CONTENT } from '../../content/domain/site-content.js';
import { DomainError, LIMITS } from '../../platform/index.js';
import type { DrawnList } from './drawing.js';
import { PriceLists } from './price-lists.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('PriceLists', () => {
  let version: number | undefined;
  let now: number;
  let isPublic: boolean;
  let drawn: (() => Promise<void>)[];
  let count: number;
  let lists: PriceLists;

  beforeEach(() => {
    [version, now, isPublic, drawn, count] = [1, Date.parse('2026-11-26T05:00:00Z'), true, [], 0];
    const draw = async (): Promise<DrawnList> => {
      count += 1;
      const number = count;
      await drawn.shift()?.();
      return { pdf: Buffer.alloc(number), hash: '' };
    };
    const site = { value: DEFAULT_SITE_CONTENT, version: 0 };
    lists = new PriceLists(
      {
        listVisibleDetails: () => Promise.resolve([]),
        listCategoryNames: () => Promise.resolve(new Map()),
      } as never,
      {
        readForVisitors: () => Promise.resolve(DEFAULT_SITE_CONTENT),
        isPriceListPublic: () => Promise.resolve(isPublic),
        siteAndIdentity: () => Promise.resolve({ site, identity: { accent: 'magenta', logo: null } }),
      } as never,
      {} as never,
      { settle: () => Promise.resolve(undefined), current: () => version, now: () => now } as never,
      { publicUrl: 'https://toko.example' } as never,
      draw,
    );
  });
  const bytes = async () => (await lists.findPublic('client'))?.pdf.length;

  it('draws once for all who wait, and again after a change or at midnight', async () => {
    const drawing = Promise.withResolvers<void>();
    drawn.push(() => drawing.promise);
    const answers = [bytes(), bytes(), lists.get('owner').then((list) => list.pdf.length)];
    drawing.resolve();
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    version = 2;
    expect(await bytes()).toBe(2);
    now += DAY_MS;
    expect(await bytes()).toBe(3);
    expect(await bytes()).toBe(3);
  });

  it('draws for each request while no version is known', async () => {
    version = undefined;
    expect([await bytes(), await bytes()]).toEqual([1, 2]);
  });

  it('draws nothing for visitors while the owner does not allow the list', async () => {
    isPublic = false;
    expect(await bytes()).toBeUndefined();
    expect(count).toBe(0);
    expect((await lists.get('owner')).pdf.length).toBe(1);
  });

  it('is unavailable to all who share a drawing that stands still, and has it once it is drawn', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const drawing = Promise.withResolvers<void>();
    drawn.push(() => drawing.promise);
    const refusals = [bytes(), bytes(), lists.get('owner')].map((answer) =>
      expect(answer).rejects.toMatchObject({ kind: 'unavailable' }),
    );
    await jest.advanceTimersByTimeAsync(LIMITS.priceLists.waitMs);
    await Promise.all(refusals);
    jest.useRealTimers();
    drawing.resolve();
    expect(await bytes()).toBe(1);
  });

  it('is unavailable when the drawing fails, and draws again at the next request', async () => {
    drawn.push(() => Promise.reject(new Error('disk')));
    await expect(bytes()).rejects.toThrow(DomainError);
    expect(await bytes()).toBe(2);
  });
});
