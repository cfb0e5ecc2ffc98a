import { createHash } from 'node:crypto';

/** What a share picture says. */
export interface ShareFacts {
  readonly shop: string;
  readonly name: string;
  /** The product's first picture, an object path or an https address. */
  readonly image: string | undefined;
  /** Whole rupiah. */
  readonly price: number;
  /** In a sale: whole percent off, and the price without it. */
  readonly sale?: { readonly percent: number; readonly before: number };
}

// Part of every address: a new design is a new picture.
const DESIGN = 1;

/** The picture's address: the same facts have the same one, and other facts another. */
export function sharePath(productId: string, facts: ShareFacts): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN, facts.shop, facts.name, facts.image, facts.price, facts.sale]))
    .digest('hex');
  return `/share/${productId}-${hash.slice(0, 16)}.jpg`;
}

/** The product that an address names, or undefined when it is none of ours. */
export function productOfSharePath(path: string): string | undefined {
  return /^\/share\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{16}\.jpg$/u.exec(path)?.[1];
}
