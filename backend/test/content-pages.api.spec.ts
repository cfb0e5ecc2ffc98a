import { afterEach, expect, it } from '@jest/globals';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { DEFAULT_SITE_CONTENT } from '../src/content/domain/site-content.js';
import { passTime } from './support/pass-time.js';
import { startShop, type Shop } from './support/shop.js';

let shop: Shop;
afterEach(() => shop.close());

const pageOf = async (path: string): Promise<string> => {
  const response = await fetch(shop.url + path);
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('&amp;', '&');
};

it('the structured data of a cached page omits special hours after the last day of these hours', async () => {
  const clock = new FixedClock(new Date('2026-12-24T10:00:00+08:00'));
  shop = await startShop({
    pages: true,
    override: (builder) => builder.overrideProvider(Clock).useValue(clock),
  });
  const admin = await shop.login();
  const special = { from: '2026-12-25', to: '2026-12-26', hours: [], note: 'Natal' };
  const company = { ...DEFAULT_SITE_CONTENT.company, timeZone: 'WITA', specialHours: [special] };
  await admin
    .post('/api/admin/site-content')
    .send({ ...DEFAULT_SITE_CONTENT, company })
    .expect(200);
  const homeAt = async (time: string): Promise<string> => {
    await passTime(shop, () => clock.set(time));
    return pageOf('/');
  };
  for (const time of ['2026-12-24T23:00:00+08:00', '2026-12-26T23:59:59+08:00'])
    expect(await homeAt(time)).toMatch(
      /"specialOpeningHoursSpecification":\[\{[^\]]*"validFrom":"2026-12-25"/u,
    );
  expect(await homeAt('2026-12-27T00:00:00+08:00')).not.toContain('specialOpeningHoursSpecification');
});

it('a cached page shows the campaign that runs, and no campaign after its end', async () => {
  const clock = new FixedClock(new Date('2026-12-24T10:00:00Z'));
  shop = await startShop({
    pages: true,
    override: (builder) => builder.overrideProvider(Clock).useValue(clock),
  });
  const campaigns = [
    { text: 'Pesan sebelum Natal', link: '/printing', start: null, end: '2026-12-25T00:00:00Z' },
    { text: 'Libur', link: null, start: '2026-12-26T00:00:00Z', end: '2026-12-27T00:00:00Z' },
  ];
  await (await shop.login()).post('/api/admin/content/campaigns').send({ campaigns }).expect(200);
  const shownAt = async (time: string): Promise<string[]> => {
    await passTime(shop, () => clock.set(time));
    const page = await pageOf('/faq');
    return campaigns.map(({ text }) => text).filter((text) => page.includes(text));
  };
  expect(await shownAt('2026-12-24T23:59:59Z')).toEqual(['Pesan sebelum Natal']);
  expect(await shownAt('2026-12-25T00:00:00Z')).toEqual([]);
  expect(await shownAt('2026-12-26T12:00:00Z')).toEqual(['Libur']);
  expect(await shownAt('2026-12-27T00:00:00Z')).toEqual([]);
});
