import { all, elementsIn, textOf } from './html.js';
import type { Page } from './page.js';

// These functions read facts from the visible page, for comparison with the page's structured data.

export interface ShownOffer {
  readonly name: string;
  readonly price: number | undefined;
  readonly originalPrice: number | undefined;
  /** The end of the sale as shown, in Indonesian. */
  readonly saleEnd: string | undefined;
  /** Prices in the message texts of the chat links. */
  readonly chatPrices: readonly number[];
}

export function shownOffer({ main, text }: Page): ShownOffer {
  const elements = [...elementsIn(main)];
  const heading = elements.findIndex(({ name }) => name === 'h1');
  // The first paragraph after the heading that begins with a price. In it, <s> contains the original price.
  const prices = elements
    .slice(heading)
    .find((element) => element.name === 'p' && /^\s*(?:mulai\s+)?Rp\s?\d/u.test(textOf(element)));
  const struck = prices && all(prices, 's')[0];
  const product = elements[heading] && textOf(elements[heading]);
  const messages = chatLinks(main).map((link) => link.searchParams.get('text') ?? '');
  return {
    name: product ?? '',
    price: prices && rupiah(textOf(prices)),
    originalPrice: struck && rupiah(textOf(struck)),
    saleEnd: /Berakhir (\w+, \d+ \w+ \d+ pukul [\d.]+ WIB)/u.exec(text)?.[1],
    chatPrices: messages
      .filter((message) => product && message.includes(product))
      // NaN is equal to no price, so a message without a price breaks the rule.
      .map((message) => rupiah(message) ?? NaN),
  };
}

function rupiah(text: string): number | undefined {
  const [, digits] = /Rp\s?(\d{1,3}(?:\.\d{3})*)(?!\d)/u.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll('.', ''));
}

function chatLinks(element: Page['main']): URL[] {
  return all(element, 'a')
    .map(({ attributes }) => attributes.get('href') ?? '')
    .filter((href) => href.startsWith('https://wa.me/'))
    .map((href) => new URL(href));
}

/** The phone numbers of the chat links, as `+62…`. */
export function shownPhones({ body }: Page): string[] {
  return [...new Set(chatLinks(body).map(({ pathname }) => `+${pathname.slice(1)}`))];
}

export interface ShownLink {
  readonly name: string;
  readonly path: string;
}

export function shownBreadcrumbs({ main, path }: Page): ShownLink[] {
  const [breadcrumbs] = all(main, 'nav', { 'aria-label': 'Anda di sini' });
  return breadcrumbs
    ? all(breadcrumbs, 'li').map((step) => ({
        name: textOf(step),
        path: all(step, 'a')[0]?.attributes.get('href') ?? path,
      }))
    : [];
}

export function shownCards({ main }: Page): ShownLink[] {
  return all(main, 'article')
    .flatMap((card) => all(card, 'h3'))
    .flatMap((heading) => all(heading, 'a'))
    .map((link) => ({ name: textOf(link), path: link.attributes.get('href') ?? '' }));
}

export function shownQuestions({ main }: Page): string[] {
  return all(main, 'details').map((item) => {
    const [question] = all(item, 'h2');
    const answers = all(item, 'p').map(textOf);
    return [question ? textOf(question) : '', ...answers].join(' ');
  });
}

const DAYS = ['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'];
const HOURS_PATTERN = /^(\D+) (\d.*)$/u;
const TIMES_PATTERN = /(\d\d)\.(\d\d)–(\d\d)\.(\d\d)/gu;

/** The opening hours in the footer, one entry for each day (1 is Monday): `1 09:00-18:00`. */
export function shownHours({ body }: Page): string[] {
  const [footer] = all(body, 'footer');
  const line = footer
    ? all(footer, 'p')
        .map(textOf)
        .find((text) => / WI(?:B|TA|T)$/u.test(text))
    : undefined;
  return (line ?? '')
    .replace(/ WI(?:B|TA|T)$/u, '')
    .split(' · ')
    .flatMap((part) => {
      const [, days = '', times = ''] = HOURS_PATTERN.exec(part) ?? [];
      const intervals = [...times.matchAll(TIMES_PATTERN)];
      return daysIn(days).flatMap((day) =>
        intervals.map(
          ([, from, fromMinute, to, toMinute]) => `${day} ${from}:${fromMinute}-${to}:${toMinute}`,
        ),
      );
    })
    .toSorted();
}

function daysIn(text: string): number[] {
  return text.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    return from < 0 || to < from ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index + 1);
  });
}
