import { createHash } from 'node:crypto';
import type { Accent } from '../../content/index.js';

/** The name and the look of the shop whose preview it is. */
export interface ShopFace {
  readonly shop: string;
  /** The accent; missing when it is the default one. */
  readonly accent?: Accent;
  /** The object path of the logo, which replaces the drawn logo and the name. */
  readonly logo?: string;
}

/** What the preview of a product shows. Its fields and values are hashed into the preview's path. */
export interface ProductPreviewData extends ShopFace {
  readonly name: string;
  /** The product's first image: an object path or an https URL. */
  readonly image: string | undefined;
  /** Whole rupiah. */
  readonly price: number;
  /** During a sale: whole percent off, and the price before it in whole rupiah. */
  readonly sale?: { readonly percent: number; readonly before: number };
}

/** What the preview of the shop shows. Its fields and values are hashed into the preview's path. */
export interface ShopPreviewData extends ShopFace {
  readonly title: string;
  /** The owner's description; missing when it is the default one. */
  readonly description?: string;
  readonly images: readonly string[];
}

// Part of the hash: increase it when the design changes, so that all previews get new paths.
const DESIGN_VERSION = 2;
const PREVIEW_PATH = /^\/share\/(shop|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{16}\.jpg$/u;

/** What a preview shows: the product with this id, or the shop. */
export type PreviewSubject = 'shop' | (string & {});

/** The preview's URL path. It contains a hash of the data, so it changes with the data. */
export function previewPath(subject: PreviewSubject, data: ProductPreviewData | ShopPreviewData): string {
  const inOrder = Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, inOrder]))
    .digest('hex');
  return `/share/${subject}-${hash.slice(0, 16)}.jpg`;
}

/** The subject of a preview's URL path; undefined when it is not the path of a preview. */
export function subjectOfPath(path: string): PreviewSubject | undefined {
  return PREVIEW_PATH.exec(path)?.[1];
}
