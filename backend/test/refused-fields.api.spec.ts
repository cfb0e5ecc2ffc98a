import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorResponse } from '../src/platform/index.js';
import { DEFAULT_ABOUT_CONTENT } from '../src/content/domain/about-content.js';
import { DEFAULT_FOOTER_SETTINGS } from '../src/content/domain/footer-settings.js';
import { DEFAULT_SITE_CONTENT } from '../src/content/domain/site-content.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';

type Body = Record<string, unknown>;

const shop = await shopForFile();
const admin = await shop.login();

describe('a refused field', () => {
  let product: string;
  beforeAll(async () => {
    await create(admin, '/api/categories', categoryBody());
    product = await create(admin, '/api/products', productBody());
    await create(admin, '/api/flash-sales', {
      productId: product,
      discountPercentage: 25,
      endDate: inHours(2),
    });
  });

  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const refusal = async (path: string, body: Body): Promise<ErrorResponse> => {
    const response = await admin.post(path).send(body);
    expect([400, 409]).toContain(response.status);
    return response.body as ErrorResponse;
  };
  const { company, hero } = DEFAULT_SITE_CONTENT;
  const site = (changed: Body) => ({ ...DEFAULT_SITE_CONTENT, company: { ...company, ...changed } });
  const monday = (opens: string, closes: string) => ({ days: [1], opens, closes });
  const day = (from: string, to = from) => ({ from, to, hours: [], note: null });
  const campaign = (start: number, end: number) => ({
    text: 'Promo',
    link: null,
    start: inHours(start),
    end: inHours(end),
  });
  const sale = (changed: Body) => ({
    productId: product,
    discountPercentage: 25,
    startDate: inHours(3),
    endDate: inHours(4),
    ...changed,
  });

  const CASES: Record<string, readonly (readonly [body: Body | (() => Body), field: string])[]> = {
    '/api/products': [
      [() => productBody({ name: ' ' }), 'name'],
      [() => productBody({ description: 7 }), 'description'],
      [() => productBody({ price: -1 }), 'price'],
      [() => productBody({ price: 2.5 }), 'price'],
      [() => productBody({ category: 'gone' }), 'category'],
      [() => productBody({ images: [] }), 'images'],
      [() => productBody({ images: ['https://images.example/a.jpg', 'ftp://b'] }), 'images.1'],
      [() => productBody({ images: [`/objects/${'0'.repeat(64)}-1-1-ffffff.jpg`] }), 'images.0'],
      [() => productBody({ whatsappNumber: 'nol' }), 'whatsappNumber'],
      [() => productBody({ shopeeLink: 'http://shopee.co.id' }), 'shopeeLink'],
      [() => productBody({ isActive: false, publishAt: inHours(-1) }), 'publishAt'],
      [() => productBody({ publishAt: '2300-01-01T00:00:00Z' }), 'publishAt'],
      [() => productBody({ unknown: 1 }), 'unknown'],
    ],
    '/api/categories': [
      [categoryBody({ slug: 'lain', name: '' }), 'name'],
      [categoryBody({ slug: 'Lain' }), 'slug'],
      [categoryBody({ slug: 'all' }), 'slug'],
      [categoryBody(), 'slug'],
      [categoryBody({ slug: 'lain', description: 'x'.repeat(2001) }), 'description'],
      [categoryBody({ slug: 'lain', sortOrder: -1 }), 'sortOrder'],
      [categoryBody({ slug: 'lain', servicePages: ['printing', 'x'] }), 'servicePages.1'],
      [categoryBody({ slug: 'lain', chatNumber: 'x' }), 'chatNumber'],
    ],
    '/api/flash-sales': [
      [() => sale({ productId: '00000000-0000-4000-8000-000000000000' }), 'productId'],
      [() => sale({ discountPercentage: 100 }), 'discountPercentage'],
      [() => sale({ startDate: '1999-01-01T00:00:00Z' }), 'startDate'],
      [() => sale({ startDate: inHours(5) }), 'endDate'],
      [() => sale({ endDate: inHours(-1) }), 'endDate'],
      [() => sale({ startDate: inHours(1) }), 'endDate'],
    ],
    '/api/admin/products/chat-number': [
      [{ from: '', to: '0812 3456 7890' }, 'from'],
      [{ from: '0812 3456 7890', to: 'x' }, 'to'],
    ],
    '/api/admin/change-password': [
      [{ currentPassword: 'salah', newPassword: 'tinta-dan-kertas' }, 'currentPassword'],
      [{ currentPassword: 'salah', newPassword: 'lima5' }, 'newPassword'],
    ],
    '/api/admin/confirm-password': [[{ password: 'salah' }, 'password']],
    '/api/admin/settings': [[{ sessionTimeoutMinutes: 7 }, 'sessionTimeoutMinutes']],
    '/api/admin/footer-settings': [[{ ...DEFAULT_FOOTER_SETTINGS, aboutLinkUrl: 'about' }, 'aboutLinkUrl']],
    '/api/admin/about-content': [
      [{ ...DEFAULT_ABOUT_CONTENT, visionTitle: ' ' }, 'visionTitle'],
      [{ ...DEFAULT_ABOUT_CONTENT, missionItems: ['Satu', 'Dua', ' '] }, 'missionItems.2'],
      [{ ...DEFAULT_ABOUT_CONTENT, missionItems: Array(21).fill('Satu') }, 'missionItems'],
    ],
    '/api/admin/site-content': [
      [{ ...DEFAULT_SITE_CONTENT, hero: { ...hero, title: '' } }, 'hero.title'],
      [site({ chatNumber: 'nol' }), 'company.chatNumber'],
      [site({ hours: [monday('10:00', '09:00')] }), 'company.hours.0.opens'],
      [site({ hours: [monday('08:00', '12:00'), monday('11:00', '17:00')] }), 'company.hours.1.opens'],
      [site({ hours: [{ ...monday('08:00', '12:00'), closes: '25:00' }] }), 'company.hours.0.closes'],
      [site({ specialHours: [day('2026-12-24'), day('2026-02-30')] }), 'company.specialHours.1.from'],
      [site({ specialHours: [day('2026-12-24', '2026-12-23')] }), 'company.specialHours.0.to'],
      [site({ specialHours: [day('2026-12-24'), day('2026-12-24')] }), 'company.specialHours.1.from'],
      [{ ...DEFAULT_SITE_CONTENT, faq: [{ question: 'Apa?', answer: 1 }] }, 'faq.0.answer'],
      [{ ...DEFAULT_SITE_CONTENT, social: { instagram: 'x', marketplace: null } }, 'social.instagram'],
    ],
    '/api/admin/content/shipping': [
      [{ zones: [{ region: 'Bali', regular: null, express: null, days: '1' }] }, 'zones.0.regular'],
      [{ zones: [{ region: 'Bali', regular: 2.5, express: null, days: '1' }] }, 'zones.0.regular'],
    ],
    '/api/admin/content/identity': [
      [{ logo: '/objects/tidak-ada.png' }, 'logo'],
      [{ logoDark: `/objects/${'0'.repeat(64)}-9-9-ffffff.jpg` }, 'logoDark'],
      [{ accent: 'emas' }, 'accent'],
    ],
    '/api/admin/content/search': [[{ synonyms: [['topi', 'cap'], ['kaos']] }, 'synonyms.1']],
    '/api/admin/content/campaigns': [
      [() => ({ campaigns: [campaign(5, 6), campaign(4, 3)] }), 'campaigns.1.end'],
      [() => ({ campaigns: [campaign(2, 6), campaign(1, 3)] }), 'campaigns.0.start'],
      [() => ({ campaigns: [campaign(-2, -1)] }), 'campaigns.0.end'],
      [() => ({ campaigns: [{ ...campaign(1, 2), start: 'kini' }] }), 'campaigns.0.start'],
    ],
  };

  it.each(Object.entries(CASES))('is named by the refusal of %s', async (path, cases) => {
    for (const [given, field] of cases) {
      const body = typeof given === 'function' ? given() : given;
      const { message, fields } = await refusal(path, body);
      expect({ [field]: fields }).toEqual({ [field]: { [field]: message } });
    }
  });

  it('is named together with all other refused fields, each with its own sentence', async () => {
    const { message, fields = {} } = await refusal('/api/products', productBody({ name: 1, price: 'x' }));
    expect(fields).toEqual({
      name: 'Nama produk wajib diisi',
      price: 'Harga harus bilangan bulat rupiah, mulai dari 0',
    });
    expect(message).toBe(Object.values(fields).join('; '));
  });

  it('a refusal that concerns no field names none', async () => {
    const response = await admin.put(`/api/products/${product}`).set('If-Match', '"9"').send(productBody());
    expect(response.status).toBe(409);
    expect(response.body).not.toHaveProperty('fields');
  });

  it('a refusal that quotes long names of fields stays below 4 kB', async () => {
    const names = Array.from({ length: 10 }, (_, index) => [`${index}${'\u0001'.repeat(60)}`, 1]);
    const response = await admin.post('/api/products').send(Object.fromEntries(names) as Body);
    expect(response.status).toBe(400);
    expect(response.text.length).toBeLessThan(4096);
  });
});
