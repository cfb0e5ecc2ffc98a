import { pathWithin } from './content-rules.js';
import { readPage, thingsOf, type Thing } from './page.js';
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

type Tree = { readonly [property: string]: unknown };

const EXPECTED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/u, ['LocalBusiness', 'WebSite']],
  [/^\/product\//u, ['Product', 'BreadcrumbList']],
  [/^\/category\//u, ['BreadcrumbList']],
  [/^\/(?:contact|about)$/u, ['LocalBusiness']],
  [/^\/faq$/u, ['FAQPage']],
];

/** Compares what structured data says with what the page shows. */
export const dataRules: Record<string, PageRule> = {
  'structured data can be read': ({ things }) =>
    things.flatMap((thing) =>
      thing?.['@context'] === 'https://schema.org' ? [] : [`not schema.org: ${JSON.stringify(thing)}`],
    ),

  'has the structured data of its kind': (page) =>
    EXPECTED.filter(([path]) => path.test(page.path))
      .flatMap(([, types]) => types)
      .filter((type) => thingsOf(page, type).length !== 1)
      .map((type) => `${thingsOf(page, type).length} of ${type}`),

  'structured data points to what is there': async ({ things }, site) => {
    const findings = [];
    for (const address of new Set(things.flatMap(addressesIn))) {
      const path = pathWithin(address.replace(/#.*$/u, ''), site);
      if (/^https?:\/\/localhost\b/u.test(address) && path === undefined)
        findings.push(`${address} is elsewhere`);
      const status = path === undefined ? 200 : (await site.ask(path)).status;
      if (status !== 200) findings.push(`${address} answers ${status}`);
    }
    return findings;
  },

  'the business is as shown': (page) =>
    thingsOf(page, 'LocalBusiness').flatMap((business) => {
      const address = business['address'] as Tree | undefined;
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

  'the product is as shown': (page, site) =>
    thingsOf(page, 'Product').flatMap((product) => {
      const offer = product['offers'] as Tree;
      const shown = shownOffer(page);
      const until = offer['priceValidUntil'] as string | undefined;
      const facts: [string, unknown, unknown][] = [
        ['name', product['name'], shown.name],
        ['price', offer['price'], shown.price],
        ['currency', offer['priceCurrency'], 'IDR'],
        ['availability', offer['availability'], 'https://schema.org/InStock'],
        ['address', offer['url'], site.publicUrl + page.path],
        ['sale', until !== undefined, shown.before !== undefined],
        ['end of the sale', until === undefined ? undefined : inWib(until), shown.until],
        ['description', page.text.includes(String(product['description'])), true],
        ['price in the chat message', shown.chatPrices.every((price) => price === offer['price']), true],
      ];
      const images = (product['image'] as string[]).filter(
        (image) => !page.images.includes(pathWithin(image, site) ?? image),
      );
      return [
        ...facts
          .filter(([, said, seen]) => said !== seen)
          .map(([name, said, seen]) => `${name} ${String(said)}, shown ${String(seen)}`),
        ...images.map((image) => `image ${image} is not shown`),
      ];
    }),

  'the trail is as shown': (page, site) =>
    thingsOf(page, 'BreadcrumbList').flatMap((list) => {
      const said = listed(list).map(({ name, item }) => `${name} ${item}`);
      const shown = shownBreadcrumbs(page).map(({ name, path }) => `${name} ${site.publicUrl}${path}`);
      return said.join(' > ') === shown.join(' > ')
        ? []
        : [`${said.join(' > ')}, shown ${shown.join(' > ')}`];
    }),

  'lists are as shown': (page, site) =>
    thingsOf(page, 'ItemList').flatMap((list) => {
      const said = listed(list).map(({ name, url }) => `${name} ${url}`);
      const shown = shownCards(page).map(({ name, path }) => `${name} ${site.publicUrl}${path}`);
      return said.join() === shown.join() ? [] : [`${said.join()}, shown ${shown.join()}`];
    }),

  'questions are as shown': (page) =>
    thingsOf(page, 'FAQPage').flatMap((faq) => {
      const said = (faq['mainEntity'] as Tree[]).map(
        (question) => `${String(question['name'])} ${String((question['acceptedAnswer'] as Tree)['text'])}`,
      );
      const shown = shownQuestions(page);
      return said.length > 0 && said.join('\n') === shown.join('\n')
        ? []
        : [`${said.join()}, shown ${shown.join()}`];
    }),

  'the site is as shown, and its search finds': async (page, site) => {
    const findings = [];
    for (const website of thingsOf(page, 'WebSite')) {
      const target = (website['potentialAction'] as Tree)['target'] as Tree;
      const template = String(target['urlTemplate']);
      if (website['url'] !== `${site.publicUrl}/`) findings.push(`url ${String(website['url'])}`);
      if (!page.title.includes(String(website['name']))) findings.push(`name ${String(website['name'])}`);
      const [word = ''] = shownCards(page).map(({ name }) => name);
      const found = await site.ask(
        pathWithin(template.replace('{search_term_string}', encodeURIComponent(word)), site) ?? template,
      );
      const result = readPage('', found.body.toString('utf8'));
      if (!/Ditemukan [1-9]/u.test(result.text) || !result.text.includes(word))
        findings.push(`search at ${template}`);
    }
    return findings;
  },

  'services are as shown': (page, site) =>
    thingsOf(page, 'Service').flatMap((service) => {
      const heading = all(page.main, 'h1').map(textOf).join();
      const findings = [];
      if (!`${heading} ${page.title}`.includes(String(service['name'])))
        findings.push(`name ${String(service['name'])}`);
      if (service['url'] !== site.publicUrl + page.path) findings.push(`url ${String(service['url'])}`);
      return findings;
    }),
};

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return /^(?:https?:\/\/|\/)/u.test(value) && !value.includes('{') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === '@context' ? [] : addressesIn(child)));
}

function listed(list: Thing): Record<string, string>[] {
  return list['itemListElement'] as Record<string, string>[];
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Day by day: `1 09:00-18:00`. */
function hoursOf(business: Thing): string[] {
  return (business['openingHoursSpecification'] as Tree[])
    .flatMap(({ dayOfWeek, opens, closes }) =>
      (dayOfWeek as string[]).map(
        (day) =>
          `${DAYS.indexOf(day.replace('https://schema.org/', '')) + 1} ${String(opens)}-${String(closes)}`,
      ),
    )
    .toSorted();
}

const WIB = new Intl.DateTimeFormat('id-ID', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'full',
  timeStyle: 'short',
});

function inWib(time: string): string {
  return `${WIB.format(new Date(time))} WIB`;
}
