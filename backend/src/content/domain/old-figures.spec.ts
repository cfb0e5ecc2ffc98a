import { describe, expect, it } from '@jest/globals';
import { ABOUT_CONTENT } from './parts/about.js';
import { FACTS } from './parts/facts.js';
import { SERVICES } from './parts/services.js';
import { SHIPPING } from './parts/shipping.js';
import { oldFigures } from './old-figures.js';
import { SITE_CONTENT } from './site-content.js';

const DEFAULT_TEXTS = {
  'site-content': SITE_CONTENT.defaults,
  'about-content': ABOUT_CONTENT.defaults,
  shipping: SHIPPING.defaults,
  services: SERVICES.defaults,
  facts: FACTS.defaults,
};

const figuresIn = (texts: typeof DEFAULT_TEXTS): string[] =>
  oldFigures([
    [SITE_CONTENT, texts['site-content']],
    [ABOUT_CONTENT, texts['about-content']],
    [SHIPPING, texts.shipping],
    [SERVICES, texts.services],
    [FACTS, texts.facts],
  ]).map(({ figure, part }) => `${part}: ${figure}`);

describe('oldFigures', () => {
  it('reports no figure while all facts have their default values', () => {
    expect(figuresIn(DEFAULT_TEXTS)).toEqual([]);
  });

  it('reports each text that still states the old figure of a changed fact', () => {
    const { shipping } = DEFAULT_TEXTS;
    // The sample shop is in Jakarta. In Jabodetabek, shipping is free from Rp 500.000.
    const [, nationwide] = shipping.freeShipping;
    const freeShipping = [{ region: 'Surabaya', minimum: 300_000 }, ...(nationwide ? [nationwide] : [])];
    expect(
      figuresIn({ ...DEFAULT_TEXTS, shipping: { ...shipping, origin: 'Surabaya', freeShipping } }),
    ).toEqual(['site-content: jabodetabek', 'site-content: rp 500.000', 'about-content: jakarta']);
  });

  it('reports a figure in prose only when no fact contains this figure anymore', () => {
    // Two facts contain '30 hari': a term of shipping, and a block of the page about digital marketing.
    const { shipping, services } = DEFAULT_TEXTS;
    const terms = shipping.terms.filter(({ figure }) => figure !== '30 hari');
    const oneFactLeft = { ...DEFAULT_TEXTS, shipping: { ...shipping, terms } };
    expect(figuresIn(oneFactLeft)).toEqual([]);
    const pages = { ...services, 'digital-marketing': { ...services['digital-marketing'], blocks: [] } };
    const noFactLeft = { ...oneFactLeft, services: pages };
    expect(figuresIn(noFactLeft)).toEqual(['site-content: 30 hari', 'shipping: 30 hari']);
    const faq = DEFAULT_TEXTS['site-content'].faq.filter(({ answer }) => !answer.includes('30 hari'));
    expect(figuresIn({ ...noFactLeft, 'site-content': { ...DEFAULT_TEXTS['site-content'], faq } })).toEqual([
      'shipping: 30 hari',
    ]);
  });

  it('does not report a longer number that contains an old figure', () => {
    const { shipping, services, 'site-content': site } = DEFAULT_TEXTS;
    const faq = [{ question: 'Ongkir?', answer: 'Gratis mulai Rp 500.000.000, selesai dalam 130 hari.' }];
    const texts = {
      ...DEFAULT_TEXTS,
      'site-content': { ...site, faq },
      shipping: { ...shipping, freeShipping: [], terms: [] },
      services: { ...services, 'digital-marketing': { ...services['digital-marketing'], blocks: [] } },
    };
    expect(figuresIn(texts)).not.toContain('site-content: rp 500.000');
    expect(figuresIn(texts)).not.toContain('site-content: 30 hari');
  });
});
