import { pathWithin } from './content-rules.js';
import { readPage, structuredDataOf, type StructuredData } from './page.js';
import type { PageRule } from './rule.js';
import {
  shownBreadcrumbs,
  shownCards,
  shownHours,
  shownOffer,
  shownPhones,
  shownQuestions,
} from './shown.js';
import { textOf, all } from './html.js';

type JsonObject = { readonly [property: string]: unknown };

const EXPECTED_TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/u, ['LocalBusiness', 'WebSite']],
  [/^\/product\//u, ['Product', 'BreadcrumbList']],
  [/^\/category\//u, ['BreadcrumbList']],
  [/^\/(?:contact|about)$/u, ['LocalBusiness']],
  [/^\/faq$/u, ['FAQPage']],
];

/** Rules that compare structured data with the visible page. */
export const dataRules: Record<string, PageRule> = {
  'structured data is JSON-LD of schema.org': ({ structuredData }) =>
    structuredData.flatMap((data) =>
      data?.['@context'] === 'https://schema.org' ? [] : [`not schema.org: ${JSON.stringify(data)}`],
    ),

  'the page has the structured data of its kind': (page) =>
    EXPECTED_TYPES.filter(([path]) => path.test(page.path))
      .flatMap(([, types]) => types)
      .filter((type) => structuredDataOf(page, type).length !== 1)
      .map((type) => `${structuredDataOf(page, type).length} of ${type}`),

  'URLs in structured data exist': async ({ structuredData }, site) => {
    const findings = [];
    for (const url of new Set(structuredData.flatMap(urlsIn))) {
      const path = pathWithin(url.replace(/#.*$/u, ''), site);
      if (/^https?:\/\/localhost\b/u.test(url) && path === undefined)
        findings.push(`${url} is on another host`);
      const status = path === undefined ? 200 : (await site.fetch(path)).status;
      if (status !== 200) findings.push(`${url} answers ${status}`);
    }
    return findings;
  },

  'structured data of the business matches the page': (page) =>
    structuredDataOf(page, 'LocalBusiness').flatMap((business) => {
      const address = business['address'] as JsonObject | undefined;
      const findings = [];
      if (!page.text.includes(String(business['name']))) findings.push(`name ${String(business['name'])}`);
      if (!shownPhones(page).includes(String(business['telephone'])))
        findings.push(`telephone ${String(business['telephone'])}, shown ${shownPhones(page).join(', ')}`);
      if (address?.['addressCountry'] !== 'ID')
        findings.push(`country ${String(address?.['addressCountry'])}`);
      if (page.path === '/contact' && !page.text.includes(String(address?.['streetAddress'])))
        findings.push(`address ${String(address?.['streetAddress'])}`);
      const hours = hoursOf(business).join(' · ');
      if (hours !== shownHours(page).join(' · '))
        findings.push(`hours ${hours}, shown ${shownHours(page).join(' · ')}`);
      return findings;
    }),

  'structured data of the product matches the page': (page, site) =>
    structuredDataOf(page, 'Product').flatMap((product) => {
      const offer = product['offers'] as JsonObject;
      const shown = shownOffer(page);
      const saleEnd = offer['priceValidUntil'] as string | undefined;
      const facts: [name: string, declared: unknown, shown: unknown][] = [
        ['name', product['name'], shown.name],
        ['price', offer['price'], shown.price],
        ['currency', offer['priceCurrency'], 'IDR'],
        ['availability', offer['availability'], 'https://schema.org/InStock'],
        ['URL', offer['url'], site.publicUrl + page.path],
        ['sale', saleEnd !== undefined, shown.originalPrice !== undefined],
        ['end of the sale', saleEnd === undefined ? undefined : inWib(saleEnd), shown.saleEnd],
        ['description', page.text.includes(String(product['description'])), true],
        ['price in the chat message', shown.chatPrices.every((price) => price === offer['price']), true],
      ];
      const images = (product['image'] as string[]).filter(
        (image) => !page.images.includes(pathWithin(image, site) ?? image),
      );
      return [
        ...facts
          .filter(([, declared, visible]) => declared !== visible)
          .map(([name, declared, visible]) => `${name} ${String(declared)}, shown ${String(visible)}`),
        ...images.map((image) => `image ${image} is not shown`),
      ];
    }),

  'structured data of the breadcrumbs matches the page': (page, site) =>
    structuredDataOf(page, 'BreadcrumbList').flatMap((list) => {
      const declared = itemsOf(list).map(({ name, item }) => `${name} ${item}`);
      const shown = shownBreadcrumbs(page).map(({ name, path }) => `${name} ${site.publicUrl}${path}`);
      return declared.join(' > ') === shown.join(' > ')
        ? []
        : [`${declared.join(' > ')}, shown ${shown.join(' > ')}`];
    }),

  'structured data of lists matches the page': (page, site) =>
    structuredDataOf(page, 'ItemList').flatMap((list) => {
      const declared = itemsOf(list).map(({ name, url }) => `${name} ${url}`);
      const shown = shownCards(page).map(({ name, path }) => `${name} ${site.publicUrl}${path}`);
      return declared.join() === shown.join() ? [] : [`${declared.join()}, shown ${shown.join()}`];
    }),

  'structured data of the questions matches the page': (page) =>
    structuredDataOf(page, 'FAQPage').flatMap((faq) => {
      const declared = (faq['mainEntity'] as JsonObject[]).map(
        (question) =>
          `${String(question['name'])} ${String((question['acceptedAnswer'] as JsonObject)['text'])}`,
      );
      const shown = shownQuestions(page);
      return declared.length > 0 && declared.join('\n') === shown.join('\n')
        ? []
        : [`${declared.join()}, shown ${shown.join()}`];
    }),

  'structured data of the site matches the page, and its search works': async (page, site) => {
    const findings = [];
    for (const website of structuredDataOf(page, 'WebSite')) {
      const target = (website['potentialAction'] as JsonObject)['target'] as JsonObject;
      const template = String(target['urlTemplate']);
      if (website['url'] !== `${site.publicUrl}/`) findings.push(`url ${String(website['url'])}`);
      if (!page.title.includes(String(website['name']))) findings.push(`name ${String(website['name'])}`);
      // A search for the first shown product must find this product.
      const [product = ''] = shownCards(page).map(({ name }) => name);
      const found = await site.fetch(
        pathWithin(template.replace('{search_term_string}', encodeURIComponent(product)), site) ?? template,
      );
      const result = readPage('', found.body.toString('utf8'));
      if (!/Ditemukan [1-9]/u.test(result.text) || !result.text.includes(product))
        findings.push(`search at ${template}`);
    }
    return findings;
  },

  'structured data of services matches the page': (page, site) =>
    structuredDataOf(page, 'Service').flatMap((service) => {
      const heading = all(page.main, 'h1').map(textOf).join();
      const findings = [];
      if (!`${heading} ${page.title}`.includes(String(service['name'])))
        findings.push(`name ${String(service['name'])}`);
      if (service['url'] !== site.publicUrl + page.path) findings.push(`url ${String(service['url'])}`);
      return findings;
    }),
};

/** Returns all URLs in a JSON value except URL templates, which contain a brace. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(?:https?:\/\/|\/)/u.test(value) && !value.includes('{') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === '@context' ? [] : urlsIn(child)));
}

function itemsOf(list: StructuredData): Record<string, string>[] {
  return list['itemListElement'] as Record<string, string>[];
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The opening hours, one entry for each day (1 is Monday): `1 09:00-18:00`. */
function hoursOf(business: StructuredData): string[] {
  return (business['openingHoursSpecification'] as JsonObject[])
    .flatMap(({ dayOfWeek, opens, closes }) =>
      (dayOfWeek as string[]).map(
        (day) =>
          `${DAYS.indexOf(day.replace('https://schema.org/', '')) + 1} ${String(opens)}-${String(closes)}`,
      ),
    )
    .toSorted();
}

/** Formats a time as 'Selasa, 1 Desember 2026 pukul 00.24 WIB', by `Intl` instead of the shop's own code. */
function inWib(time: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options }).format(new Date(time));
  // `dateStyle` would write the first days of a month with two digits.
  const day = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day} pukul ${clock.replace(':', '.')} WIB`;
}
