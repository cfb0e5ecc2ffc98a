import { sessionCookie } from '../../../backend/test/support/cookie.js';
import type { ShopServer } from '../../../backend/test/support/shop-server.js';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: number;
  readonly images: readonly string[];
  readonly isNew: boolean;
  readonly whatsappNumber: string | null;
  readonly shopeeLink: string | null;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly chatNumber?: string | null;
}

/** Reads a public path of the API. @throws for any status except 2xx. */
export async function read<T>(shop: Pick<ShopServer, 'url'>, path: string): Promise<T> {
  const response = await fetch(shop.url + path);
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  return (await response.json()) as T;
}

export async function productNamed(shop: Pick<ShopServer, 'url'>, name: string): Promise<Product> {
  const products = await read<Product[]>(shop, '/api/products');
  const found = products.find((product) => product.name === name);
  if (!found) throw new Error(`The sample catalog has no '${name}'`);
  return found;
}

export interface Admin {
  addProduct(product: Partial<Product>): Promise<Product>;
  changeProduct(product: Product, change: Partial<Product>): Promise<Product>;
  deleteProduct(product: Product): Promise<void>;
  addCategory(category: Partial<Category>): Promise<Category>;
  saveContent(part: string, fields: object): Promise<void>;
}

/** Logs in to the API as the owner. @returns a function that sends requests; it throws for any status but 2xx. */
export async function loginToApi(shop: Pick<ShopServer, 'url'>) {
  const headers = { 'Content-Type': 'application/json', Cookie: await sessionCookie(shop) };
  return async (method: string, path: string, value?: object): Promise<Response> => {
    const response = await fetch(shop.url + path, {
      method,
      headers,
      ...(value && { body: JSON.stringify(value) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}

export async function loginAsAdmin(shop: Pick<ShopServer, 'url'>): Promise<Admin> {
  const send = await loginToApi(shop);
  const post = async <T>(path: string, value: object): Promise<T> =>
    (await (await send('POST', path, value)).json()) as T;
  const [anyProduct] = await read<Product[]>(shop, '/api/products?limit=1');
  return {
    addProduct: (product) =>
      post('/api/products', {
        name: 'Produk Uji',
        description: 'Dibuat untuk pengujian.',
        category: 'design',
        price: 100_000,
        images: anyProduct?.images.slice(0, 1) ?? ['https://example.com/contoh.jpg'],
        ...product,
      }),
    changeProduct: async ({ id, name, description, category, price, images, ...product }, change) => {
      const { isNew, whatsappNumber, shopeeLink } = product;
      const body = {
        name,
        description,
        category,
        price,
        images,
        isNew,
        whatsappNumber,
        shopeeLink,
        ...change,
      };
      return (await (await send('PUT', `/api/products/${id}`, body)).json()) as Product;
    },
    deleteProduct: async ({ id }) => void (await send('DELETE', `/api/products/${id}`)),
    addCategory: (category) =>
      post('/api/categories', { name: 'Kategori Uji', slug: 'kategori-uji', ...category }),
    saveContent: async (part, fields) => void (await send('POST', `/api/admin/content/${part}`, fields)),
  };
}

export async function uploadImage(shop: Pick<ShopServer, 'url'>, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(bytes)]), 'foto.png');
  const headers = { Cookie: await sessionCookie(shop) };
  const response = await fetch(`${shop.url}/api/media`, { method: 'POST', headers, body });
  const { objectPaths } = (await response.json()) as { objectPaths?: string[] };
  if (!objectPaths?.[0]) throw new Error(`POST /api/media: ${response.status}`);
  return objectPaths[0];
}
