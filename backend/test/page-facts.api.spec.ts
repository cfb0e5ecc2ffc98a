import { describe, expect, it } from '@jest/globals';
import { shopForFile } from './support/shop.js';
import situations from './situations/page-facts.json' with { type: 'json' };

const PATHS = situations.paths;
const pages = new Map<string, string>();

const shop = await shopForFile({ pages: true, env: { SAMPLE_DATA: 'true' } });
const [product] = (await shop.request().get('/api/products')).body as readonly { id: string }[];
for (const path of [...PATHS, '/category/printing', `/product/${product?.id}`])
  pages.set(path, await (await fetch(shop.url + path)).text());

const expectOnEachPage = (findings: (html: string) => readonly unknown[]): void => {
  expect([...pages].map(([path, html]) => [path, findings(html)])).toEqual(
    [...pages.keys()].map((path) => [path, []]),
  );
};

describe('every page', () => {
  it('says in the name of each link to a new tab that it opens one', () => {
    const links = (html: string) => html.match(/<a [^>]*target="_blank".*?<\/a>/gsu) ?? [];
    expect(links(pages.get('/') ?? '').length).toBeGreaterThan(3);
    expectOnEachPage((html) => links(html).filter((link) => !link.includes('(membuka tab baru)')));
  });

  it('has the object of each reference in its structured data', () => {
    const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gsu;
    expect(pages.get('/design')).toContain('"provider":{"@id"');
    expectOnEachPage((html) => {
      const data = [...html.matchAll(SCRIPT)].map(([, json = '']) => JSON.parse(json) as { '@id'?: string });
      const ids = new Set(data.map(({ '@id': id }) => id));
      const references = JSON.stringify(data).matchAll(/\{"@id":"([^"]+)"\}/gu);
      return [...references].map(([, id]) => id).filter((id) => !ids.has(id));
    });
  });

  it('names the shop for link previews', () => {
    expectOnEachPage((html) =>
      html.includes('<meta property="og:site_name" content="Etalase">') ? [] : ['no name'],
    );
  });

  it('marks its English words', () => {
    const english = (path: string, words: string): void =>
      expect(pages.get(path)).toMatch(new RegExp(`lang="en"[^>]*>(?:<[^>]*>)*${words}`, 'u'));
    english('/', 'Make your ideas become');
    english('/', 'NEW');
    english('/', '\\d+% OFF');
    english('/faq', 'Make your ideas become true\\.');
    english('/halaman-hilang', 'Page Not Found');
    english('/digital-marketing', 'Coming Soon');
    english([...pages.keys()].at(-1) ?? '', '<input[^>]*value="Basic"|Basic');
  });
});

it('the title of the home page says what the shop does, unless the owner describes it', async () => {
  expect(pages.get('/')).toContain(
    '<title>Make your ideas become true: desain dan percetakan · Etalase</title>',
  );
  const admin = await shop.login();
  await admin.post('/api/admin/content/identity').send({ description: 'Kaos Surabaya' }).expect(200);
  expect(await (await fetch(shop.url)).text()).toContain(
    '<title>Make your ideas become true · Etalase</title>',
  );
});
