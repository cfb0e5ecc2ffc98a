import { keysOfImage } from '../../src/media/index.js';

/** Returns paths of public GETs whose answers do not contain the current time. */
export async function publicPaths(url: string): Promise<string[]> {
  const body = (await (await fetch(`${url}/api/products`)).json()) as { id: string; images: string[] }[];
  const images = body.flatMap((product) => product.images).filter((image) => image.startsWith('/objects/'));
  return [
    ...['/', '/about', '/contact', '/faq', '/shipping', '/sitemap.xml', '/sitemap-1.xml', '/robots.txt'],
    ...[
      '/api/products',
      '/api/products?limit=9',
      '/api/products?q=kartu',
      '/api/categories',
      '/api/flash-sales',
    ],
    ...['/api/site-content', '/api/footer-settings', '/api/about-content'],
    ...body.flatMap(({ id }) => [`/product/${id}`, `/api/products/${id}`]),
    ...images.flatMap((image) =>
      keysOfImage(image.slice('/objects/'.length)).map((key) => `/objects/${key}`),
    ),
  ];
}

/** Returns status, type and body of the answer at each path, in a form that can be compared. */
export async function answers(url: string, paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < paths.length; start += 8)
    await Promise.all(
      paths.slice(start, start + 8).map(async (path) => {
        const response = await fetch(url + path);
        const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
        found.set(path, `${response.status} ${response.headers.get('content-type') ?? ''} ${body}`);
      }),
    );
  return found;
}
