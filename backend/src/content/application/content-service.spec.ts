import { beforeEach, describe, expect, it } from '@jest/globals';
import { normalizeChatNumber } from '../../platform/domain/chat-number.js';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { DEFAULT_ABOUT_CONTENT } from '../domain/about-content.js';
import { DEFAULT_FOOTER_SETTINGS } from '../domain/footer-settings.js';
import type { OpeningHours } from '../domain/opening-hours.js';
import { DEFAULT_SITE_CONTENT, type SiteContent } from '../domain/site-content.js';
import { InMemoryContentStore } from '../testing/in-memory-content-store.js';
import { ContentService } from './content-service.js';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('ContentService', () => {
  let store: InMemoryContentStore;
  let content: ContentService;

  beforeEach(() => {
    store = new InMemoryContentStore();
    content = new ContentService(store, new FixedClock());
  });

  const siteWith = (company: Partial<SiteContent['company']>): SiteContent => ({
    ...DEFAULT_SITE_CONTENT,
    company: { ...DEFAULT_SITE_CONTENT.company, ...company },
  });

  it('returns the defaults with version 0 before the first save', async () => {
    expect(await content.footerSettings()).toEqual({ value: DEFAULT_FOOTER_SETTINGS, version: 0 });
    expect(await content.aboutContent()).toEqual({ value: DEFAULT_ABOUT_CONTENT, version: 0 });
    expect(await content.siteContent()).toEqual({ value: DEFAULT_SITE_CONTENT, version: 0 });
  });

  it('returns a saved object and leaves the other objects unchanged', async () => {
    const footer = { ...DEFAULT_FOOTER_SETTINGS, newsletterTitle: 'Kabar' };
    expect(await content.saveFooterSettings(footer)).toEqual({ value: footer, version: 1 });
    expect(await content.footerSettings()).toEqual({ value: footer, version: 1 });
    expect(await content.aboutContent()).toEqual({ value: DEFAULT_ABOUT_CONTENT, version: 0 });
  });

  it('refuses an edit based on another version; without a version the last write wins', async () => {
    const titled = (title: string) => ({ ...DEFAULT_ABOUT_CONTENT, title });
    await content.saveAboutContent(titled('Satu'), 0);
    await expect(content.saveAboutContent(titled('Dua'), 0)).rejects.toMatchObject({ kind: 'stale' });
    expect(await content.aboutContent()).toEqual({ value: titled('Satu'), version: 1 });
    expect(await content.saveAboutContent(titled('Dua'))).toEqual({ value: titled('Dua'), version: 2 });
  });

  it('adds defaults to an object stored by an older release, and drops unknown fields', async () => {
    await store.save('site-content', { hero: { title: 'Lama' }, faq: [], gone: true }, NOW);
    const site = (await content.siteContent()).value;
    expect(site.hero).toEqual({ ...DEFAULT_SITE_CONTENT.hero, title: 'Lama' });
    expect(site.faq).toEqual([]);
    expect(site.social).toEqual(DEFAULT_SITE_CONTENT.social);
    expect(site).not.toHaveProperty('gone');
  });

  it('does not replace a removed profile URL with its default', async () => {
    const saved = { ...DEFAULT_SITE_CONTENT, social: { ...DEFAULT_SITE_CONTENT.social, marketplace: null } };
    expect((await content.saveSiteContent(saved)).value.social.marketplace).toBeNull();
  });

  it('keeps a chat number as typed and refuses an invalid one', async () => {
    const typed = siteWith({ chatNumber: '0812-3456-7890' });
    expect((await content.saveSiteContent(typed)).value.company.chatNumber).toBe('0812-3456-7890');
    await expect(content.saveSiteContent(siteWith({ chatNumber: 'kantor' }))).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it.each<[string, OpeningHours[]]>([
    ['closing before opening', [{ days: [1], opens: '18:00', closes: '09:00' }]],
    ['closing at the opening time', [{ days: [1], opens: '09:00', closes: '09:00' }]],
    ['a day twice in one row', [{ days: [1, 1], opens: '09:00', closes: '18:00' }]],
    [
      'a day in two rows',
      [
        { days: [1, 2], opens: '09:00', closes: '12:00' },
        { days: [2], opens: '13:00', closes: '18:00' },
      ],
    ],
  ])('refuses opening hours with %s', async (_, hours) => {
    await expect(content.saveSiteContent(siteWith({ hours }))).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('accepts no opening hours at all', async () => {
    expect((await content.saveSiteContent(siteWith({ hours: [] }))).value.company.hours).toEqual([]);
  });
});

describe('the default content', () => {
  it('has twelve questions that contain every fact of the specification', () => {
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

  it('has a valid chat number that belongs to nobody, and no follower figures', () => {
    expect(normalizeChatNumber(DEFAULT_SITE_CONTENT.company.chatNumber)).toBe('6280000000000');
    expect(DEFAULT_SITE_CONTENT.followers).toBeNull();
  });
});
