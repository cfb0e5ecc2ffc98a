import { createHash } from 'node:crypto';

/** What the image of a product says. */
export interface ProductFacts {
  readonly shop: string;
  readonly name: string;
  /** The product's first image, an object path or an https address. */
  readonly image: string | undefined;
  /** Whole rupiah. */
  readonly price: number;
  /** In a sale: whole percent off, and the price without it. */
  readonly sale?: { readonly percent: number; readonly before: number };
}

/** What the image of the shop says. */
export interface ShopFacts {
  readonly shop: string;
  readonly title: string;
  readonly images: readonly string[];
}

// Part of every address: a new design is a new image.
const DESIGN = 2;
const ADDRESS = /^\/share\/(shop|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{16}\.jpg$/u;

/** What an image is of: a product's id, or the shop. */
export type PreviewSubject = 'shop' | (string & {});

/** The image's address: the same facts have the same one, and other facts another. */
export function previewPath(subject: PreviewSubject, facts: ProductFacts | ShopFacts): string {
  const inOrder = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, inOrder]))
    .digest('hex');
  return `/share/${subject}-${hash.slice(0, 16)}.jpg`;
}

/** What an address is an image of, or undefined when it is none of ours. */
export function subjectOfPath(path: string): PreviewSubject | undefined {
  return ADDRESS.exec(path)?.[1];
}
