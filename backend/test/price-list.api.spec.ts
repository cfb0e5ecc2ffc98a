import { expect, it } from '@jest/globals';
import { create, productBody } from './support/catalog.js';
import { pdfText } from './support/pdf-text.js';
import { shopForFile } from './support/shop.js';

const shop = await shopForFile({ env: { SAMPLE_DATA: 'true' } });
const admin = await shop.login();

const PATH = '/daftar-harga.pdf';

it('the price list is the owner\u2019s until she allows it, and shows a change at once', async () => {
  await shop.request().get(PATH).expect(404);
  await shop.request().get('/api/admin/daftar-harga.pdf').expect(401);
  const own = await admin.get('/api/admin/daftar-harga.pdf').responseType('blob').expect(200);
  expect(own.headers['content-disposition']).toBe('attachment; filename=daftar-harga.pdf');
  const samples = pdfText(own.body as Buffer);
  expect(samples.text).toContain('Daftar harga');
  expect(samples.images).toBeGreaterThan(10);

  await admin.post('/api/admin/content/display').send({ showPriceList: true }).expect(200);
  const first = await shop.request().get(`${PATH}?x=1`).responseType('blob').expect(200);
  expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-cache' });
  expect((first.body as Buffer).length).toBe(Number(first.headers['content-length']));
  const etag = String(first.headers['etag']);
  await shop.request().get(PATH).set('If-None-Match', etag).expect(304);
  const { headers } = await shop.request().head(PATH).expect(200);
  expect(headers['content-length']).toBe(first.headers['content-length']);

  const bytes = first.body as Buffer;
  const part = (range: string, headers = {}) =>
    shop
      .request()
      .get(PATH)
      .set({ Range: range, ...headers })
      .responseType('blob');
  for (const [range, start, end] of [
    ['bytes=0-0', 0, 1],
    ['bytes=100-', 100, bytes.length],
    ['bytes=-10', bytes.length - 10, bytes.length],
    [`bytes=5-${bytes.length * 2}`, 5, bytes.length],
  ] as const) {
    const { headers: stated, body } = await part(range, { 'If-Range': etag }).expect(206);
    expect(stated['content-range']).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
    expect(bytes.subarray(start, end).equals(body as Buffer)).toBe(true);
  }
  const beyond = await part(`bytes=${bytes.length}-`).expect(416);
  expect(beyond.headers['content-range']).toBe(`bytes */${bytes.length}`);
  for (const whole of ['bytes=0-1,5-6', 'pages=1-2', 'bytes=x']) await part(whole).expect(200);
  await part('bytes=0-0', { 'If-Range': '"old"' }).expect(200);

  const names = ['W'.repeat(200), 'بطاقة عمل Undangan 🎉 Łódź', '😀'.repeat(50)];
  for (const name of names)
    await create(admin, '/api/products', productBody({ name, category: 'printing', price: 12_345 }));
  const [changed, same] = await Promise.all([
    shop.request().get(PATH).set('If-None-Match', etag).responseType('blob').expect(200),
    shop.request().get(PATH).responseType('blob').expect(200),
  ]);
  expect(changed.headers['etag']).toBe(same.headers['etag']);
  const { text } = pdfText(changed.body as Buffer);
  expect(text.match(/W/gu)?.length).toBeGreaterThanOrEqual(200);
  expect(text).toContain('Undangan');
  // Characters from several font files are several texts.
  expect(text.replaceAll('\n', '')).toContain('Łódź');
  expect(text).not.toMatch(/[ب😀🎉]/u);
  expect(text.split('12.345')).toHaveLength(names.length + 1);
});
