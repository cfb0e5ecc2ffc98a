import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CategoryRef, ProductView } from '../../catalog/index.js';
import { normalizeChatNumber } from '../../platform/domain/chat-number.js';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { DEFAULT_ABOUT_CONTENT } from '../domain/about-content.js';
import { ABOUT_CONTENT } from '../domain/parts/about.js';
import { DEFAULT_FOOTER_SETTINGS, FOOTER_SETTINGS } from '../domain/footer-settings.js';
import type { OpeningHours } from '../domain/opening-hours.js';
import { FACTS } from '../domain/parts/facts.js';
import { IDENTITY } from '../domain/parts/identity.js';
import { DEFAULT_SERVICES, SERVICES } from '../domain/parts/services.js';
import { SHIPPING } from '../domain/parts/shipping.js';
import { WORKS } from '../domain/parts/works.js';
import { DEFAULT_SITE_CONTENT, SITE_CONTENT, type SiteContent } from '../domain/site-content.js';
import type { SpecialHours } from '../domain/special-hours.js';
import { InMemoryContentStore } from '../testing/in-memory-content-store.js';
import { ContentService } from './content-service.js';
import situations from './content-service.spec.json' with { type: 'json' };

const NOW = new Date('2026-11-21T10:00:00Z');

/** Returns the path of an image with this size in pixels, such as '500x499'. */
const image = (size: string): string => `/objects/${'0'.repeat(32)}-${size}-c8a070.jpg`;
/** The only image that does not exist. */
const GONE = image('500x499');

const KAOS = '00000000-0000-4000-8000-000000000001';

const category = (slug: string, rest: Partial<CategoryRef> = {}): CategoryRef => ({
  id: slug,
  slug,
  isDeleted: false,
  servicePages: [],
  ...rest,
});

describe('ContentService', () => {
  let store: InMemoryContentStore;
  let clock: FixedClock;
  let content: ContentService;
  let categories: CategoryRef[];
  let isOwnPresent: boolean;
  let samples: ProductView[];

  beforeEach(() => {
    categories = [];
    isOwnPresent = false;
    samples = [];
    store = new InMemoryContentStore();
    clock = new FixedClock();
    content = new ContentService(
      store,
      clock,
      {
        listCategoryRefs: () => Promise.resolve(categories),
        isOwnPresent: () => Promise.resolve(isOwnPresent),
        listSampleProducts: () => Promise.resolve(samples),
      },
      { protectExisting: (images) => Promise.resolve(images.filter((path) => path !== GONE)) },
    );
  });

  const siteWith = (company: Partial<SiteContent['company']>): SiteContent => ({
    ...DEFAULT_SITE_CONTENT,
    company: { ...DEFAULT_SITE_CONTENT.company, ...company },
  });

  it('returns the defaults with version 0 before the first save', async () => {
    expect(await content.read(FOOTER_SETTINGS)).toEqual({ value: DEFAULT_FOOTER_SETTINGS, version: 0 });
    expect(await content.read(ABOUT_CONTENT)).toEqual({ value: DEFAULT_ABOUT_CONTENT, version: 0 });
    expect(await content.read(SITE_CONTENT)).toEqual({ value: DEFAULT_SITE_CONTENT, version: 0 });
    expect(await content.readForVisitors(SITE_CONTENT)).toEqual(DEFAULT_SITE_CONTENT);
  });

  it('hides the sample address and profile URLs once the owner has a product', async () => {
    isOwnPresent = true;
    const { company, social } = DEFAULT_SITE_CONTENT;
    expect(await content.readForVisitors(SITE_CONTENT)).toEqual({
      ...DEFAULT_SITE_CONTENT,
      company: { ...company, address: null },
      social: { ...social, instagram: null, marketplace: null },
    });
  });

  it('shows the sample works until the owner has a product or a work, or their products are deleted', async () => {
    const sample = WORKS.defaults.works.slice(0, 2);
    samples = sample.map(({ image }) => ({ images: [image] }) as unknown as ProductView);
    const shown = async () => [
      (await content.readForVisitors(WORKS)).works.map(({ line }) => line),
      (await content.read(WORKS)).value.works.map(({ line }) => line),
    ];
    const lines = sample.map(({ line }) => line);
    expect(await shown()).toEqual([lines, lines]);
    isOwnPresent = true;
    expect(await shown()).toEqual([[], []]);
    isOwnPresent = false;
    const own = { image: image('800x600'), line: 'Spanduk', category: null };
    expect((await content.save(WORKS, { works: [own, ...sample] })).value.works).toEqual([own]);
    expect(await shown()).toEqual([['Spanduk'], ['Spanduk']]);
    await content.save(WORKS, { works: sample });
    samples = [];
    expect(await shown()).toEqual([[], []]);
  });

  it('accepts only works with images that exist', async () => {
    const work = { image: image('500x300'), line: 'Spanduk', category: null };
    await expect(content.save(WORKS, { works: [work, { ...work, image: GONE }] })).rejects.toMatchObject({
      fields: { 'works.1.image': expect.any(String) as unknown },
    });
    await expect(
      content.save(WORKS, { works: [{ ...work, image: 'https://contoh.id/a.jpg' }] }),
    ).rejects.toThrow('diunggah');
  });

  it('hides only the sample values that are unchanged once the content was saved', async () => {
    const { social } = DEFAULT_SITE_CONTENT;
    const mine = {
      ...siteWith({ address: 'Jl. Braga 1, Bandung' }),
      social: { ...social, marketplace: 'https://www.tokopedia.com/cetakjaya', facebook: 'https://fb.me/x' },
    };
    await content.save(SITE_CONTENT, mine);
    expect(await content.readForVisitors(SITE_CONTENT)).toEqual({
      ...mine,
      social: { ...mine.social, instagram: null },
    });
  });

  it('shows visitors no texts of a hidden service page', async () => {
    const printing = { ...DEFAULT_SERVICES.printing, visible: false, lead: 'Draf, belum untuk umum' };
    await content.save(SERVICES, { ...DEFAULT_SERVICES, printing });
    expect((await content.read(SERVICES)).value.printing).toEqual(printing);
    expect(await content.readForVisitors(SERVICES)).toEqual({
      ...DEFAULT_SERVICES,
      printing: { ...DEFAULT_SERVICES.printing, visible: false },
    });
  });

  it('returns the saved part, and leaves the other parts unchanged', async () => {
    const footer = { ...DEFAULT_FOOTER_SETTINGS, newsletterTitle: 'Kabar' };
    expect(await content.save(FOOTER_SETTINGS, footer)).toEqual({ value: footer, version: 1 });
    expect(await content.read(FOOTER_SETTINGS)).toEqual({ value: footer, version: 1 });
    expect(await content.read(ABOUT_CONTENT)).toEqual({ value: DEFAULT_ABOUT_CONTENT, version: 0 });
  });

  it('serves cached content to visitors, but uses stored content for the panel and for saves', async () => {
    // While `isCached` is true, `caching` shows visitors the content that it loaded first.
    let isCached = true;
    const caching = new ContentService(
      store,
      clock,
      {
        listCategoryRefs: () => Promise.resolve([]),
        isOwnPresent: () => Promise.resolve(false),
        listSampleProducts: () => Promise.resolve([]),
      },
      { protectExisting: (images) => Promise.resolve([...images]) },
      (load) => {
        let cached: ReturnType<typeof load> | undefined;
        return () => (isCached ? (cached ??= load()) : load());
      },
    );
    const titled = (title: string) => ({ ...DEFAULT_ABOUT_CONTENT, title });
    expect((await caching.readForVisitors(ABOUT_CONTENT)).title).toBe(DEFAULT_ABOUT_CONTENT.title);
    await caching.save(ABOUT_CONTENT, titled('Satu'), 0);
    expect((await caching.read(ABOUT_CONTENT)).value.title).toBe('Satu');
    expect((await caching.readForVisitors(ABOUT_CONTENT)).title).toBe(DEFAULT_ABOUT_CONTENT.title);
    await caching.save(ABOUT_CONTENT, titled('Dua'), 1);
    isCached = false;
    expect((await caching.readForVisitors(ABOUT_CONTENT)).title).toBe('Dua');
  });

  it('reads the store only once per call for visitors, even without a cache', async () => {
    const reads = jest.spyOn(store, 'findAll');
    await content.readForVisitors(SITE_CONTENT);
    expect(reads).toHaveBeenCalledTimes(1);
    await content.readForVisitors(FACTS);
    expect(reads).toHaveBeenCalledTimes(2);
    await content.siteAndIdentity();
    expect(reads).toHaveBeenCalledTimes(3);
  });

  it('refuses a save with an old version, and accepts a save without a version', async () => {
    const titled = (title: string) => ({ ...DEFAULT_ABOUT_CONTENT, title });
    await content.save(ABOUT_CONTENT, titled('Satu'), 0);
    await expect(content.save(ABOUT_CONTENT, titled('Dua'), 0)).rejects.toMatchObject({ kind: 'stale' });
    expect(await content.read(ABOUT_CONTENT)).toEqual({ value: titled('Satu'), version: 1 });
    expect(await content.save(ABOUT_CONTENT, titled('Dua'))).toEqual({ value: titled('Dua'), version: 2 });
  });

  it('a save keeps the fields that only a newer release knows, at any depth', async () => {
    const { company, ...site } = DEFAULT_SITE_CONTENT;
    await store.save(
      'site-content',
      { ...site, later: 1, company: { ...company, later: { deep: [2] } } },
      NOW,
    );
    await content.save(SITE_CONTENT, { company: { name: 'Kopi' } });
    expect((await store.find('site-content'))?.body).toEqual({
      ...site,
      later: 1,
      company: { ...company, name: 'Kopi', later: { deep: [2] } },
    });
    expect((await content.read(SITE_CONTENT)).value).toEqual(siteWith({ name: 'Kopi' }));
  });

  it('adds defaults to an object stored by an older release, and drops unknown fields', async () => {
    await store.save('site-content', { hero: { title: 'Lama' }, faq: [], gone: true }, NOW);
    const site = (await content.read(SITE_CONTENT)).value;
    expect(site.hero).toEqual({ ...DEFAULT_SITE_CONTENT.hero, title: 'Lama' });
    expect(site.faq).toEqual([]);
    expect(site.social).toEqual(DEFAULT_SITE_CONTENT.social);
    expect(site).not.toHaveProperty('gone');
  });

  it('keeps the stored values of fields that a save omits, and stores null values', async () => {
    const social = { instagram: null, marketplace: null, facebook: 'https://facebook.com/a', tiktok: null };
    await content.save(SITE_CONTENT, { ...DEFAULT_SITE_CONTENT, social });
    const { facebook: _, ...old } = social;
    const kept = await content.save(SITE_CONTENT, { social: old });
    expect(kept.value).toEqual({ ...DEFAULT_SITE_CONTENT, social });
    const removed = await content.save(SITE_CONTENT, { social: { facebook: null } });
    expect(removed.value.social.facebook).toBeNull();
    await content.save(SHIPPING, { surcharge: null });
    expect((await content.read(SHIPPING)).value).toEqual({ ...SHIPPING.defaults, surcharge: null });
  });

  it('refuses a partial save that would make the part invalid, and stores nothing', async () => {
    const zones = [{ region: 'Bali', regular: null, express: null, days: '3' }];
    await expect(content.save(SHIPPING, { zones })).rejects.toThrow(
      'Tarif Bali: isi reguler, ekspres, atau keduanya',
    );
    expect((await content.read(SHIPPING)).version).toBe(0);
  });

  it('keeps both changes when two concurrent saves without a version change different fields', async () => {
    const saved = await Promise.all([
      content.save(SHIPPING, { origin: 'Surabaya' }),
      content.save(SHIPPING, { notes: [] }),
    ]);
    expect(saved.map(({ version }) => version).sort()).toEqual([1, 2]);
    expect((await content.read(SHIPPING)).value).toEqual({
      ...SHIPPING.defaults,
      origin: 'Surabaya',
      notes: [],
    });
  });

  it('hides a fact from visitors, but not from the panel, when all its categories are deleted', async () => {
    categories = [category('kaos'), category('jaket', { isDeleted: true })];
    const fact = (term: string, tied: string[] | null) => ({ term, fact: 'Ya', categories: tied });
    const product = [fact('Semua', null), fact('Sablon', ['kaos', 'jaket']), fact('Jahit', ['jaket'])];
    await content.save(FACTS, { product });
    expect((await content.read(FACTS)).value.product).toEqual(product);
    expect((await content.readForVisitors(FACTS)).product).toEqual([
      fact('Semua', null),
      fact('Sablon', ['kaos']),
    ]);
  });

  it('shows a fact about parcels only beside products that are printed, or that no page lists', async () => {
    categories = [
      category('kaos'),
      category('logo', { servicePages: ['design', 'branding'] }),
      category('brosur', { servicePages: ['design', 'printing'] }),
      category('design'),
    ];
    const fact = (tied: string[] | null) => ({ term: 'Kirim', fact: '2 hari', categories: tied });
    const parcels = (tied: string[] | null) => ({ ...fact(tied), onlyShipped: true });
    const product = [parcels(null), parcels(['logo', 'brosur']), parcels(['logo']), fact(null)];
    await content.save(FACTS, { product });
    expect((await content.readForVisitors(FACTS)).product).toEqual([
      parcels(['kaos', 'brosur']),
      parcels(['brosur']),
      fact(null),
    ]);
    categories = [category('kaos')];
    await content.save(FACTS, { product: [parcels(null)] });
    expect((await content.readForVisitors(FACTS)).product).toEqual([parcels(null)]);
  });

  it.each([
    [image('191x191'), 'Logo terlalu kecil. Sisi terpanjangnya paling sedikit 192 piksel.'],
    [image('401x100'), 'Logo terlalu memanjang. Sisi terpanjangnya paling banyak 4 kali sisi terpendek.'],
    [image('100x401'), 'Logo terlalu memanjang. Sisi terpanjangnya paling banyak 4 kali sisi terpendek.'],
    ['https://toko.example/logo.png', 'Logo harus foto yang sudah diunggah ke toko ini'],
    ['/objects/logo.png', 'Logo harus foto yang sudah diunggah ke toko ini'],
    [GONE, 'Foto sudah tidak ada. Unggah lagi.'],
  ])('refuses the logo %s: %s', async (logo, message) => {
    for (const field of ['logo', 'logoDark'])
      await expect(content.save(IDENTITY, { [field]: logo })).rejects.toMatchObject({
        fields: { [field]: message.replace('Logo', field === 'logo' ? 'Logo' : 'Logo untuk latar gelap') },
      });
    expect((await content.read(IDENTITY)).value).toEqual(IDENTITY.defaults);
  });

  it('accepts logos at the size limits, and a stored logo whose image no longer exists', async () => {
    for (const logo of [image('192x192'), image('400x100')])
      expect((await content.save(IDENTITY, { logo })).value.logo).toBe(logo);
    await store.save('identity', { logo: GONE }, NOW);
    const saved = await content.save(IDENTITY, { logo: GONE, accent: 'biru' });
    expect(saved.value).toEqual({ ...IDENTITY.defaults, logo: GONE, accent: 'biru' });
  });

  it('does not replace a removed profile URL with its default', async () => {
    const saved = { ...DEFAULT_SITE_CONTENT, social: { ...DEFAULT_SITE_CONTENT.social, marketplace: null } };
    expect((await content.save(SITE_CONTENT, saved)).value.social.marketplace).toBeNull();
  });

  it('stores a chat number as typed, and refuses an invalid chat number', async () => {
    const typed = siteWith({ chatNumber: '0812-3456-7890' });
    expect((await content.save(SITE_CONTENT, typed)).value.company.chatNumber).toBe('0812-3456-7890');
    await expect(content.save(SITE_CONTENT, siteWith({ chatNumber: 'kantor' }))).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it.each(situations.hours as [string, OpeningHours[], string][])(
    'refuses opening hours with %s, and names the row',
    async (_, hours, field) => {
      await expect(content.save(SITE_CONTENT, siteWith({ hours }))).rejects.toMatchObject({
        kind: 'invalid',
        fields: { [field]: expect.any(String) },
      });
    },
  );

  it('accepts opening hours with a break, as two rows for one day', async () => {
    const hours = [
      { days: [4, 5], opens: '09:00', closes: '11:30' },
      { days: [5], opens: '13:00', closes: '18:00' },
    ];
    expect((await content.save(SITE_CONTENT, siteWith({ hours }))).value.company.hours).toEqual(hours);
  });

  const christmas = { from: '2026-12-24', to: '2026-12-26', hours: [], note: 'Natal' };
  const newYear = {
    from: '2026-12-31',
    to: '2026-12-31',
    hours: [{ opens: '09:00', closes: '12:00' }],
    note: null,
  };

  it.each(situations.specialHours as [string, Partial<SpecialHours>[], string, string][])(
    'refuses special hours with %s, and names the field',
    async (_, rows, field, message) => {
      // Each row contains the fields that differ from `christmas`.
      const specialHours = rows.map((row) => ({ ...christmas, ...row }));
      await expect(content.save(SITE_CONTENT, siteWith({ specialHours }))).rejects.toMatchObject({
        kind: 'invalid',
        message,
        fields: { [`company.specialHours.${field}`]: message },
      });
    },
  );

  it('shows visitors special hours in date order until these end in the time zone of the shop', async () => {
    await content.save(SITE_CONTENT, siteWith({ timeZone: 'WIT', specialHours: [newYear, christmas] }));
    const shown = async (at: string) => {
      clock.set(at);
      return (await content.readForVisitors(SITE_CONTENT)).company.specialHours;
    };
    expect(await shown('2026-12-26T23:59:59+09:00')).toEqual([christmas, newYear]);
    expect(await shown('2026-12-27T00:00:00+09:00')).toEqual([newYear]);
    expect(await shown('2027-01-01T00:00:00+09:00')).toEqual([]);
    expect((await content.read(SITE_CONTENT)).value.company.specialHours).toHaveLength(2);
  });

  it('nextBoundary() returns the midnight at which the next special hours end, or null', async () => {
    expect(await content.nextBoundary(SITE_CONTENT, NOW)).toBeNull();
    await content.save(SITE_CONTENT, siteWith({ timeZone: 'WITA', specialHours: [christmas, newYear] }));
    const first = new Date('2026-12-27T00:00:00+08:00');
    const second = new Date('2027-01-01T00:00:00+08:00');
    expect(await content.nextBoundary(SITE_CONTENT, NOW)).toEqual(first);
    expect(await content.nextBoundary(SITE_CONTENT, new Date(first.getTime() - 1))).toEqual(first);
    expect(await content.nextBoundary(SITE_CONTENT, first)).toEqual(second);
    expect(await content.nextBoundary(SITE_CONTENT, second)).toBeNull();
  });

  it('keeps time zone, special hours and map link when an older client omits them', async () => {
    const mapUrl = 'https://maps.app.goo.gl/contoh';
    await content.save(SITE_CONTENT, siteWith({ timeZone: 'WIT', specialHours: [christmas], mapUrl }));
    const { timeZone: _, specialHours: __, mapUrl: ___, ...company } = DEFAULT_SITE_CONTENT.company;
    const saved = await content.save(SITE_CONTENT, {
      ...DEFAULT_SITE_CONTENT,
      company: { ...company, name: 'Baru' },
    });
    expect(saved.value.company).toEqual({
      ...company,
      name: 'Baru',
      timeZone: 'WIT',
      specialHours: [christmas],
      mapUrl,
    });
    expect((await content.save(SITE_CONTENT, siteWith({ mapUrl: null }))).value.company.mapUrl).toBeNull();
  });

  it('accepts content without opening hours', async () => {
    expect((await content.save(SITE_CONTENT, siteWith({ hours: [] }))).value.company.hours).toEqual([]);
  });

  it('keeps a fact with its category through a rename, and an unknown slug as it is', async () => {
    const fact = (...slugs: string[]) => ({ term: 'Sablon', fact: '3 hari', categories: slugs });
    categories = [category('kaos', { id: KAOS })];
    await content.save(FACTS, { product: [fact('kaos', 'jaket')] });
    categories = [category('t-shirt', { id: KAOS }), category('kaos', { id: 'lain' })];
    expect((await content.read(FACTS)).value.product).toEqual([fact('t-shirt', 'jaket')]);
    categories = [];
    expect((await content.read(FACTS)).value.product).toEqual([fact('jaket')]);
  });
});

describe('default content', () => {
  it('the default FAQ has twelve questions and mentions the facts of the sample shop', () => {
    const faq = DEFAULT_SITE_CONTENT.faq.map(({ question, answer }) => `${question} ${answer}`).join('\n');
    expect(DEFAULT_SITE_CONTENT.faq).toHaveLength(12);
    for (const fact of [
      '3–5 hari kerja',
      'Tiga konsep awal',
      'Revisi tanpa batas',
      'Rp 2.500.000',
      'uang muka 50%',
      'di atas Rp 1.000.000',
      'Brosur mulai 100 lembar',
      '1 boks isi 100',
      'stiker mulai 10 lembar',
      '100%',
    ])
      expect(faq).toContain(fact);
  });

  it('the default chat number is valid, and the default follower counts are null', () => {
    expect(normalizeChatNumber(DEFAULT_SITE_CONTENT.company.chatNumber)).toBe('6280000000000');
    expect(DEFAULT_SITE_CONTENT.followers).toBeNull();
  });
});
