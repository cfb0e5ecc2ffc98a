import { describe, expect, it } from '@jest/globals';
import { type Campaign, CAMPAIGNS } from './campaigns.js';
import situations from './campaigns.spec.json' with { type: 'json' };

const NOW = new Date('2026-12-01T03:00:20Z');
const SHOP = {
  now: NOW,
  categories: new Set<string>(),
  shippedCategories: new Set<string>(),
  servicePages: new Map<string, string[]>(),
  fees: { zones: [], freeShipping: [], upToKg: null },
};
const campaign = (start: string | null, end: string, text = 'Diskon'): Campaign => ({
  text,
  link: null,
  start,
  end,
});
const none = { campaigns: [] };
const settle = (...campaigns: Campaign[]) => {
  const settled = CAMPAIGNS.settle?.({ campaigns }, none, NOW) ?? none;
  CAMPAIGNS.validate?.(settled);
  return settled.campaigns.map(({ start, end }) => [start, end]);
};
const at = (time: string) => ({ ...SHOP, now: new Date(time) });

describe('Campaigns', () => {
  it('begin in the minute of the save when their start is missing or past', () => {
    const begun = [['2026-12-01T03:00:00.000Z', '2026-12-02T00:00:00.000Z']];
    expect(settle(campaign(null, '2026-12-02T07:00+07:00'))).toEqual(begun);
    expect(settle(campaign('2026-11-01T09:00+07:00', '2026-12-02T07:00+07:00'))).toEqual(begun);
  });

  it('keep a past start and a past end when they are saved again', () => {
    const past = campaign('2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z');
    expect(CAMPAIGNS.settle?.({ campaigns: [past] }, { campaigns: [past] }, NOW)).toEqual({
      campaigns: [past],
    });
  });

  it('may follow each other without a gap, in any order of the request', () => {
    expect(
      settle(
        campaign('2026-12-03T00:00Z', '2026-12-04T00:00Z'),
        campaign('2026-12-02T00:00Z', '2026-12-03T00:00Z'),
      ),
    ).toEqual([
      ['2026-12-02T00:00:00.000Z', '2026-12-03T00:00:00.000Z'],
      ['2026-12-03T00:00:00.000Z', '2026-12-04T00:00:00.000Z'],
    ]);
  });

  it('never overlap', () => {
    const [one, other] = [
      campaign('2026-12-02T00:00Z', '2026-12-03T00:00Z', 'Satu'),
      campaign('2026-12-02T23:59:59.999Z', '2026-12-04T00:00Z', 'Dua'),
    ];
    const refusal = { kind: 'conflict', message: "Waktu kampanye 'Satu' dan 'Dua' bertumpuk" };
    expect(() => settle(other, one)).toThrow(expect.objectContaining(refusal));
    expect(() => settle(campaign(null, '2026-12-02T00:00Z'), campaign(null, '2026-12-03T00:00Z'))).toThrow(
      'bertumpuk',
    );
  });

  it.each(situations.refused as [string, [string | null, string][], string, string][])(
    'are refused with %s, and the field is named',
    (_, times, field, sentence) => {
      expect(() => settle(...times.map(([start, end]) => campaign(start, end)))).toThrow(
        expect.objectContaining({
          message: expect.stringContaining(sentence),
          fields: { [`campaigns.${field}`]: expect.stringContaining(sentence) },
        }),
      );
    },
  );

  it('need times in their order in a restored backup, too', () => {
    const backwards = campaign('2026-12-03T00:00:00.000Z', '2026-12-02T00:00:00.000Z');
    expect(() => CAMPAIGNS.validate?.({ campaigns: [backwards] })).toThrow('setelah dimulai');
  });

  it('are shown from their start until just before their end', () => {
    const value = { campaigns: [campaign('2026-12-02T00:00:00.000Z', '2026-12-03T00:00:00.000Z')] };
    const shownAt = (time: string) => CAMPAIGNS.visible?.(value, at(time)).campaigns.length;
    expect(
      ['2026-12-01T23:59:59.999Z', '2026-12-02T00:00Z', '2026-12-02T23:59:59.999Z'].map(shownAt),
    ).toEqual([0, 1, 1]);
    expect(shownAt('2026-12-03T00:00Z')).toBe(0);
    const after = (time: string) => CAMPAIGNS.nextBoundary?.(value, new Date(time))?.toISOString();
    expect(after('2026-12-01T00:00Z')).toBe('2026-12-02T00:00:00.000Z');
    expect(after('2026-12-02T00:00Z')).toBe('2026-12-03T00:00:00.000Z');
    expect(after('2026-12-03T00:00Z')).toBeUndefined();
  });
});
