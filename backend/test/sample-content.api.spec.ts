import { expect, it } from '@jest/globals';
import { ORDERING } from '../src/content/domain/parts/ordering.js';
import { WORKS } from '../src/content/domain/parts/works.js';
import { create, productBody } from './support/catalog.js';
import { readSitemap } from './support/crawler/site.js';
import { shopForFile } from './support/shop.js';

const shop = await shopForFile({ pages: true, env: { SAMPLE_DATA: 'true' } });
const admin = await shop.login();

const html = async (path: string): Promise<string> => (await fetch(shop.url + path)).text();
const { fileRules, categoryRules, payment } = ORDERING.defaults;
const { works } = WORKS.defaults;
const texts = [fileRules ?? '', ...categoryRules.map(({ rule }) => rule), ...works.map(({ line }) => line)];
const samples = [...texts, ...payment.map((way) => `<li>${way}</li>`), 'Hasil kerja'];
const found = async (path: string): Promise<string[]> => {
  const page = await html(path);
  return samples.filter((text) => page.includes(text));
};

it('pages show no sample rule, way to pay or work after the first own product, and no page of works', async () => {
  const lists = ['/', '/printing', '/category/printing', '/category/merchandise'];
  for (const path of lists) expect(await found(path)).toContain('Hasil kerja');
  expect(await found('/category/printing')).toContain(fileRules);
  expect((await found('/hasil-kerja')).length).toBe(works.length + 1);
  expect(await html('/hasil-kerja')).toContain('"@type":"ImageObject"');

  const id = await create(admin, '/api/products', productBody({ category: 'printing' }));
  expect((await fetch(`${shop.url}/hasil-kerja`)).status).toBe(404);
  const urls = readSitemap(await html('/sitemap.xml')).map(({ url }) => new URL(url).pathname);
  expect(urls).not.toContain('/hasil-kerja');
  for (const path of [...lists, '/contact', `/product/${id}`]) expect(await found(path)).toEqual([]);
});
