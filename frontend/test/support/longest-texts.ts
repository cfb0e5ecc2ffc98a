import { readFileSync } from 'node:fs';
import type { ShopServer } from '../../../backend/test/support/shop-server.js';
import { saveContent } from './content-api.js';
import { loginToSales } from './flash-sales.js';
import { loginAsAdmin, read, type Category, type Product } from './shop-api.js';

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { components: { schemas: Record<string, Schema> } };

export const TEXT_KINDS = ['words', 'one word'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

const SENTENCE = 'Percetakan & Konveksi Berkah Jaya Mandiri Sejahtera Bersama Makmur Sentosa ';
const LETTERS = 'WMQ';
const URL_FIELD = /Url$|^(?:instagram|marketplace|facebook|tiktok)$/u;

/** Returns a text of exactly this length. A number at its start distinguishes the entries of a list. */
export function longText(kind: TextKind, length: number, number = 0): string {
  const unit = kind === 'words' ? SENTENCE : LETTERS;
  const text = `${number > 0 ? number : ''}${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length);
  // The shop removes a space at the end, which would shorten the text.
  return text.replace(/ $/u, 'x');
}

const URL_START = 'https://example.com/';
const longUrl = (length: number): string => URL_START + 'w'.repeat(length - URL_START.length);

function resolve(schema: Schema): Schema {
  const { $ref, allOf } = schema;
  if ($ref) return contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
  return allOf?.[0] ? resolve(allOf[0]) : schema;
}

/** Returns the value with each text at the contract's maximum length and each number at its maximum. */
function lengthen(value: unknown, of: Schema, kind: TextKind, name = '', number = 0): unknown {
  const schema = resolve(of);
  // The facts stand beside the products of all categories.
  if (name === 'categories') return null;
  if (Array.isArray(value))
    return value.map((item, index) => lengthen(item, schema.items ?? {}, kind, name, index + 1));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, field]) => {
      const inner = schema.properties?.[key] ?? {};
      return [key, lengthen(field, inner, kind, key, number)];
    });
    return Object.fromEntries(fields) as object;
  }
  if (typeof value === 'number') return schema.maximum ?? value;
  // A chat number must stay a valid number.
  if (typeof value !== 'string' || schema.maxLength === undefined || name === 'chatNumber') return value;
  // The followers' figures have the names of URL fields, but are too short for a URL.
  const isFigure = schema.maxLength < URL_START.length;
  if (URL_FIELD.test(name) && !isFigure) return longUrl(schema.maxLength);
  return longText(kind, schema.maxLength, number);
}

/** Returns the content part with the maximum number of rows in each of its lists. */
function withAllRows(part: object, of: Schema): object {
  const fields = Object.entries(part).map(([key, rows]: [string, unknown]) => {
    const length = of.properties?.[key]?.maxItems;
    if (!Array.isArray(rows) || length === undefined) return [key, rows];
    return [key, Array.from({ length }, (_, index) => rows[index % rows.length] as unknown)];
  });
  return Object.fromEntries(fields) as object;
}

function field(schema: string, name: string): Schema {
  return contract.components.schemas[schema]?.properties?.[name] ?? {};
}

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ days: [day], opens: `0${day}:15`, closes: `1${day}:45` }));
const SOCIAL = { instagram: '', marketplace: '', facebook: '', tiktok: '' };
const FIGURES = { instagram: '', facebook: '', tiktok: '' };

export interface LongestShop {
  readonly category: Category;
  readonly product: Product;
}

/** Saves contents, a category and products with texts of maximum length, the highest price, and a sale of a product. */
export async function saveLongestTexts(shop: ShopServer, kind: TextKind): Promise<LongestShop> {
  const schemas = contract.components.schemas;
  const site = await read<object>(shop, '/api/site-content');
  const full = lengthen({ ...site, social: SOCIAL, followers: FIGURES }, schemas['SiteContent'] ?? {}, kind);
  const { company, ...others } = full as { company: object };
  await saveContent(shop, 'site-content', { ...others, company: { ...company, hours: WEEK } });
  for (const [path, schema] of [
    ['about-content', 'AboutContent'],
    ['footer-settings', 'FooterSettings'],
    ['content/shipping', 'Shipping'],
    ['content/services', 'Services'],
    ['content/facts', 'Facts'],
    ['content/search', 'SearchWords'],
    ['content/identity', 'Identity'],
    ['content/ordering', 'Ordering'],
  ] as const) {
    const shown = await read<object>(shop, `/api/${path}`);
    const of = schemas[schema] ?? {};
    // Visitors also read what follows from other parts.
    const own = Object.entries(shown).filter(([key]) => key in (of.properties ?? {}));
    const saved = Object.fromEntries(own) as object;
    const rows = path.startsWith('content/') ? withAllRows(saved, of) : saved;
    // The sample shop has no description, and `lengthen` changes only fields that have a text.
    if (path === 'content/identity') Object.assign(rows, { description: 'x' });
    if (path === 'content/ordering')
      Object.assign(rows, { fileRules: 'x', messageFormat: 'x', categoryRules: [] });
    await saveContent(shop, path, lengthen(rows, of, kind) as object);
  }

  const endDate = new Date(Date.now() + 99 * 86_400_000);
  const admin = await loginAsAdmin(shop);
  const text = (schema: string, name: string) => longText(kind, field(schema, name).maxLength ?? 0);
  const campaign = { text: text('Campaign', 'text'), link: '/printing', start: null, end: endDate };
  await admin.saveContent('campaigns', { campaigns: [campaign] });
  // A slug has at most 100 characters and does not end with a hyphen.
  const slug = (kind === 'words' ? 'kata-' : 'huruf').repeat(20).slice(0, 100).replace(/-$/u, 'x');
  const category = await admin.addCategory({
    name: text('CategoryBody', 'name'),
    description: text('CategoryBody', 'description'),
    slug,
  });
  const mostExpensive = {
    name: text('ProductBody', 'name'),
    description: text('ProductBody', 'description'),
    category: slug,
    price: field('ProductBody', 'price').maximum ?? 0,
    isNew: true,
    shopeeLink: longUrl(field('ProductBody', 'shopeeLink').maxLength ?? 0),
  };
  const product = await admin.addProduct({ ...mostExpensive, whatsappNumber: '0812-3456-7890' });
  await admin.addProduct(mostExpensive);
  await (await loginToSales(shop)).add({ productId: product.id, discountPercentage: 1, endDate });
  return { category, product };
}
