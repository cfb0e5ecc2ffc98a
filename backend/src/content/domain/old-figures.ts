import { formatRupiah } from '../../platform/domain/rupiah.js';
import { type AboutContent, DEFAULT_ABOUT_CONTENT } from './about-content.js';
import { DEFAULT_FACTS, type Facts } from './parts/facts.js';
import { DEFAULT_SERVICES, type Services } from './parts/services.js';
import { DEFAULT_SHIPPING, type Shipping } from './parts/shipping.js';
import { DEFAULT_SITE_CONTENT, type SiteContent } from './site-content.js';

/** The parts with facts, and the parts whose prose may repeat these facts. */
export interface Texts {
  readonly 'site-content': SiteContent;
  readonly 'about-content': AboutContent;
  readonly shipping: Shipping;
  readonly services: Services;
  readonly facts: Facts;
}

export const DEFAULT_TEXTS: Texts = {
  'site-content': DEFAULT_SITE_CONTENT,
  'about-content': DEFAULT_ABOUT_CONTENT,
  shipping: DEFAULT_SHIPPING,
  services: DEFAULT_SERVICES,
  facts: DEFAULT_FACTS,
};

export interface OldFigure {
  readonly figure: string;
  readonly part: string;
}

/** Finds figures of the sample shop that texts still mention, although the owner's facts no longer contain them. */
export function oldFigures(texts: Texts): OldFigure[] {
  const current = figuresOf(texts);
  const old = [...figuresOf(DEFAULT_TEXTS)].filter((figure) => !current.has(figure));
  return Object.entries(proseOf(texts)).flatMap(([part, prose]) => {
    const text = normalized(prose.join('\n'));
    return old.filter((figure) => isIn(text, figure)).map((figure) => ({ figure, part }));
  });
}

// An amount, a percentage, or a number with its unit, in a text as `normalized` returns it.
const FIGURE = /rp [\d.]*\d|\d+%|\d+(?:[–x]\d+)? [a-z]+/gu;

/**
 * Returns the figures in the facts that prose may repeat. A fact without a number, such as 'Tanpa batas', counts as one
 * figure.
 */
export function figuresOf({ shipping, services, facts }: Texts): Set<string> {
  // The other fields of the services are the four service pages.
  const { comingSoon: _, terms: __, ...pages } = services;
  const stated = [
    shipping.origin,
    ...shipping.freeShipping.flatMap(({ region, minimum }) => [region, formatRupiah(minimum)]),
    ...shipping.terms.map(({ figure }) => figure),
    ...Object.values(pages).flatMap(({ blocks }) => blocks.map(({ figure }) => figure)),
    ...facts.product.map(({ fact }) => fact),
    ...facts.hero.map(({ figure }) => figure),
  ].map(normalized);
  return new Set(stated.flatMap((fact) => (/\d/u.test(fact) ? (fact.match(FIGURE) ?? []) : [fact])));
}

/** Returns the free texts of each part, in which the owner may have repeated a figure. */
function proseOf({ 'site-content': site, 'about-content': about, shipping, services }: Texts) {
  const { comingSoon, terms, ...pages } = services;
  return {
    'site-content': [site.hero.subtitle, ...site.faq.flatMap(({ question, answer }) => [question, answer])],
    'about-content': Object.values(about).flat() as string[],
    shipping: [
      ...shipping.delivery.flatMap(({ title, text, points }) => [title, text, ...points]),
      ...[...shipping.steps, ...shipping.terms].map(({ text }) => text),
      ...shipping.notes,
    ],
    services: [
      ...Object.values(pages).flatMap(({ title, lead, intro, prompt, blocks }) => [
        ...[title, lead, intro, prompt],
        ...blocks.map(({ text }) => text),
      ]),
      ...comingSoon.map(({ text }) => text),
      terms ?? '',
    ],
  };
}

const normalized = (text: string): string => text.replaceAll('\u00a0', ' ').toLowerCase();

/** Whether the figure occurs in the text, and not only within a longer number or word. */
export function isIn(text: string, figure: string): boolean {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const end = at + figure.length;
    const continuesBefore = /[\p{L}\d–]$/u.test(text.slice(0, at));
    const continuesAfter = /^(?:[\p{L}\d–]|[.,]\d)/u.test(text.slice(end, end + 2));
    if (!continuesBefore && !continuesAfter) return true;
  }
  return false;
}
