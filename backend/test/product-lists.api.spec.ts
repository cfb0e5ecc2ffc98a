import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import { DataSource } from 'typeorm';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';

let shop: Shop;
let admin: Agent;
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.login();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.app.get(DataSource).query('TRUNCATE flash_sale, product, category');
  await create(admin, '/api/categories', categoryBody());
});

const sheets = {
  unit: 'lembar',
  variants: [{ name: 'HVS', note: 'Dua sisi', tiers: [{ from: 100, price: 1500 }] }],
  extras: [{ name: 'Lipat', price: 100, per: 'unit' }],
};
const addPriced = () => create(admin, '/api/products', productBody({ pricing: sheets, price: 1500 }));

describe('the list of all products', () => {
  it('is a CSV file as Excel in Indonesia writes it, in UTF-8', async () => {
    const id = await addPriced();
    const { text, headers } = await admin.get('/api/admin/exports/products.csv').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=produk.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heading = '', product = '', tier = '', extra] = text.slice(1).split('\r\n');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(heading).toMatch(/^Jenis baris;ID;Nama;Kategori;Jumlah;Harga;Satuan;/u);
    expect(product).toContain(`produk;${id};`);
    expect(tier).toContain(`jumlah;${id};HVS;;100;1500;`);
    expect(extra).toContain(`tambahan;${id};Lipat;;;100;`);
  });

  it('is an Excel file with numbers as numbers', async () => {
    const id = await addPriced();
    const { body } = await admin.get('/api/admin/exports/products.xlsx').buffer().parse(bytes).expect(200);
    const rows = await readSheet(body as Buffer);
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['Jenis baris', 'ID', 'Nama', 'Kategori', 'Jumlah', 'Harga'],
      ['produk', id, expect.any(String), expect.any(String), null, null],
      ['jumlah', id, 'HVS', null, 100, 1500],
      ['tambahan', id, 'Lipat', null, null, 100],
    ]);
  });

  it.each(['csv', 'xlsx'])('needs a session as %s', async (type) => {
    await shop.request().get(`/api/admin/exports/products.${type}`).expect(401);
  });
});

function bytes(response: NodeJS.EventEmitter, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
