import { createHash } from 'node:crypto';
import { isServicePage, isSlug, type PriceLabel } from '../../catalog/index.js';
import type { Accent } from '../../content/index.js';
import { isUuid } from '../../platform/index.js';

export interface ShopFace {
  readonly shop: string;
  /** The accent; missing for the default accent. */
  readonly accent?: Accent;
  /** The object path of the owner's logo, which is shown in place of the default logo and the name. */
  readonly logo?: string;
}

/** The content of a product's preview. The names and values of the fields are hashed into the preview's path. */
export interface ProductPreviewData extends ShopFace {
  readonly name: string;
  /** The product's first image: an object path or an https URL. */
  readonly image: string | undefined;
  readonly price: number;
  /** What the price is for; missing for a product without a price list. */
  readonly label?: PriceLabel;
  /** During a sale: the discount in whole percent, and the regular price in whole rupiah. */
  readonly sale?: { readonly percent: number; readonly before: number };
}

/** The content of the preview of the shop, a category or a service. The names and values of the fields are hashed into the preview's path. */
export interface ShopPreviewData extends ShopFace {
  readonly title: string;
  /** The owner's description; missing for the default description. */
  readonly description?: string;
  /** The description of a category, or the lead of a service; missing for the shop. */
  readonly words?: string;
  readonly images: readonly string[];
}

// This number is a part of the hash in the path. It must be increased when the design changes, so that all previews get
// new paths.
const DESIGN_VERSION = 4;
const PREVIEW_PATH =
  /^\/share\/(shop|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?:category|service)-[a-z0-9-]{1,100})-[0-9a-f]{16}\.jpg$/u;

/**
 * The subject of a preview: the id of a product, `category-{slug}`, `service-{page}`, or 'shop'. With `& {}`, editors
 * still suggest the word 'shop'.
 */
export type PreviewSubject = 'shop' | (string & {});

/** Returns the URL path of a preview. The path contains a hash of the data, so it changes with the data. */
export function previewPath(subject: PreviewSubject, data: ProductPreviewData | ShopPreviewData): string {
  const inOrder = Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, inOrder]))
    .digest('hex');
  return `/share/${subject}-${hash.slice(0, 16)}.jpg`;
}

/** Returns the subject of a page's preview, from the page's path and query. */
export function subjectOfPage(url: string): PreviewSubject {
  const [, first = '', second = ''] = /^\/([^/?]*)\/?([^/?]*)/u.exec(url) ?? [];
  if (first === 'product' && isUuid(second)) return second.toLowerCase();
  if (first === 'category' && isSlug(second)) return `category-${second}`;
  return isServicePage(first) && !second ? `service-${first}` : 'shop';
}

/** Returns the token from the path of a secret URL, which shows a product before it is published. */
export function tokenOfPage(url: string): string | undefined {
  return /^\/pratinjau\/([\w-]+)(?:\?|$)/u.exec(url)?.[1];
}

export const hiddenPreviewPath = (token: string): string => `/pratinjau/${token}/gambar.jpg`;

/** Returns the subject from the URL path of a preview; undefined for any other path. */
export function subjectOfPath(path: string): PreviewSubject | undefined {
  return PREVIEW_PATH.exec(path)?.[1];
}
