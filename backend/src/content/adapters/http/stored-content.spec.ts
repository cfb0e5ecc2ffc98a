import { describe, expect, it } from '@jest/globals';
import { isStorableContent } from './stored-content.js';
import { DEFAULT_SITE_CONTENT } from '../../domain/site-content.js';
import { SERVICES } from '../../domain/parts/services.js';
import { SHIPPING } from '../../domain/parts/shipping.js';
import { PART_ENDPOINTS } from './content-parts.js';

const { company } = DEFAULT_SITE_CONTENT;
const isStorable = (stored: unknown, key: string): boolean => {
  try {
    return isStorableContent(stored, key);
  } catch {
    return false;
  }
};

const campaign = (first: string, last: string) => ({
  text: 'Promo',
  link: null,
  start: `2026-12-${first}T00:00:00.000Z`,
  end: `2026-12-${last}T00:00:00.000Z`,
});

describe('isStorableContent', () => {
  it.each(PART_ENDPOINTS.map(({ part }) => [part.key, part] as const))(
    'accepts %s with its defaults, with no field, and with a field of a newer release',
    (key, { defaults, references }) => {
      const stored = references?.toStored(defaults, []) ?? defaults;
      for (const body of [stored, {}, { ...stored, newer: { list: [1] } }])
        expect(isStorable(body, key)).toBe(true);
    },
  );

  it('accepts objects of parts that only a newer release has', () => {
    expect(isStorable({ any: 1 }, 'vouchers')).toBe(true);
  });

  it('refuses a body that is no object, in every part', () => {
    for (const key of ['site-content', 'about-content', 'footer-settings', 'search', 'vouchers'])
      for (const body of [null, [], [{}], 5, 'text', true]) expect(isStorable(body, key)).toBe(false);
  });

  it.each<[string, object]>([
    ['site-content', { hero: null }],
    ['site-content', { company: [] }],
    ['site-content', { company: { ...company, name: null } }],
    ['site-content', { company: { ...company, chatNumber: 'x' } }],
    ['site-content', { company: { ...company, timeZone: 'UTC' } }],
    ['site-content', { company: { ...company, mapUrl: 'javascript:alert(1)' } }],
    ['site-content', { company: { ...company, hours: [{ days: [8], opens: '09:00', closes: '17:00' }] } }],
    ['site-content', { company: { ...company, hours: 'every day' } }],
    ['site-content', { faq: [null] }],
    ['site-content', { faq: [{ question: 'Berapa?' }] }],
    ['site-content', { faq: Array.from({ length: 51 }, () => ({ question: 'a', answer: 'b' })) }],
    ['site-content', { social: { instagram: 'http://x.example' } }],
    ['about-content', { title: 5 }],
    ['about-content', { title: '' }],
    ['about-content', { missionItems: 'text' }],
    ['about-content', { missionItems: [{}] }],
    ['footer-settings', { aboutLinkUrl: '//other.example' }],
    ['footer-settings', { aboutLinkUrl: 'javascript:alert(1)' }],
    ['identity', { accent: 'pink' }],
    ['identity', { logo: '/objects/../logo.png' }],
    ['identity', { heroImage: 'https://other.example/a.jpg' }],
    ['shipping', { zones: [{ region: 'Bali', regular: -1, express: null, days: '1' }] }],
    ['shipping', { zones: [{ region: 'Bali', regular: null, express: null, days: '1' }] }],
    ['shipping', { surcharge: [] }],
    ['services', { design: { ...SERVICES.defaults.design, visible: 'yes' } }],
    ['services', { design: null }],
    ['facts', { product: null }],
    ['facts', { product: [{ term: 'a', fact: 'b', categoryIds: [5] }] }],
    ['ordering', { categoryRules: [{ rule: 'a', categoryId: 5 }] }],
    ['ordering', { categoryRules: [{ rule: 'a' }] }],
    ['ordering', { categoryRules: [null] }],
    ['display', { showAdminLink: 1 }],
    ['campaigns', { campaigns: [campaign('01', '03'), campaign('02', '04')] }],
    ['campaigns', { campaigns: [campaign('03', '01')] }],
    ['search', { synonyms: [['a']] }],
    ['search', { synonyms: [['a', 'b', 'c']] }],
    ['search', { synonyms: {} }],
    ['shipping', { notes: Array.from({ length: SHIPPING.defaults.notes.length + 3000 }, () => 'a') }],
    ['vouchers', JSON.parse('['.repeat(40) + ']'.repeat(40)) as object],
  ])('refuses %s with %j', (key, body) => {
    expect(isStorable(body, key)).toBe(false);
  });
});
