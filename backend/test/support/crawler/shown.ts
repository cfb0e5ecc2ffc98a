import { all, elementsIn, textOf } from './html.js';
import type { Page } from './page.js';

/** What a person sees of the things that structured data tells. */

export interface ShownOffer {
  readonly name: string;
  readonly price: number | undefined;
  readonly before: number | undefined;
  readonly until: string | undefined;
  /** Prices in the messages of the chat links. */
  readonly chatPrices: readonly number[];
}

export function shownOffer({ main, text }: Page): ShownOffer {
  const elements = [...elementsIn(main)];
  const heading = elements.findIndex(({ name }) => name === 'h1');
  const prices = elements
    .slice(heading)
    .find((element) => element.name === 'p' && /Rp\s?\d/u.test(textOf(element)));
  const struck = prices && all(prices, 's')[0];
  const named = elements[heading] && textOf(elements[heading]);
  const messages = chatLinks(main).map((link) => link.searchParams.get('text') ?? '');
  return {
    name: named ?? '',
    price: prices && rupiah(textOf(prices)),
    before: struck && rupiah(textOf(struck)),
    until: /Berakhir (\w+, \d+ \w+ \d+ pukul [\d.]+ WIB)/u.exec(text)?.[1],
    chatPrices: messages
      .filter((message) => named && message.includes(named))
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

/** The numbers that chat links lead to. */
export function shownPhones({ body }: Page): string[] {
  return [...new Set(chatLinks(body).map(({ pathname }) => `+${pathname.slice(1)}`))];
}

export interface ShownLink {
  readonly name: string;
  readonly path: string;
}

export function shownBreadcrumbs({ main, path }: Page): ShownLink[] {
  const [trail] = all(main, 'nav', { 'aria-label': 'Anda di sini' });
  return trail
    ? all(trail, 'li').map((step) => ({
        name: textOf(step),
        path: all(step, 'a')[0]?.attributes.get('href') ?? path,
      }))
    : [];
}

/** The product cards of the page's own list, not of those beside it. */
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
const LINE = /^(.+) (\d\d)\.(\d\d)–(\d\d)\.(\d\d)$/u;

/** From the line in the footer, day by day: `1 09:00-18:00`. */
export function shownHours({ body }: Page): string[] {
  const [footer] = all(body, 'footer');
  const line = footer
    ? all(footer, 'p')
        .map(textOf)
        .find((text) => text.endsWith(' WIB'))
    : undefined;
  return (line ?? '')
    .replace(/ WIB$/u, '')
    .split(' · ')
    .flatMap((part) => {
      const [, days = '', ...times] = LINE.exec(part) ?? [];
      const [from, fromMinute, to, toMinute] = times;
      return daysIn(days).map((day) => `${day} ${from}:${fromMinute}-${to}:${toMinute}`);
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
