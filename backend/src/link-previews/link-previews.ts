import { LRUCache } from 'lru-cache';
import type { Prices } from '../catalog/index.js';
import type { InProcessApi } from '../http-cache/index.js';
import { mainKeyOfPath, type PublishedImageStore } from '../media/index.js';
import { Limiter } from '../platform/index.js';
import { previewPath, type PreviewSubject, type ProductFacts, type ShopFacts } from './preview-facts.js';
import { drawProduct } from './product-preview.js';
import { drawShop, MAX_PHOTOS } from './shop-preview.js';

// About 40 MB.
const MAX_DRAWN = 500;
// Some of the newest may have no image of ours.
const NEWEST_PRODUCTS = 12;

// The fields of the public API's responses that are used here.
interface Product {
  readonly name: string;
  readonly price: number;
  readonly images: readonly string[];
}
interface SiteContent {
  readonly company: { readonly name: string };
  readonly hero: { readonly title: string };
}

/** A preview's path as the shop stands now, and how to draw it. */
export interface LinkPreview {
  readonly path: string;
  readonly draw: () => Promise<Buffer>;
}

/** The images that chats and networks show for links to products and to the shop, drawn when first asked for. */
export class LinkPreviews {
  private readonly drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_DRAWN });
  // Drawing is work for a whole core.
  private readonly limiter = new Limiter({ concurrency: 1, maxWaiting: 50, timeoutMs: 10_000 });

  constructor(
    private readonly api: InProcessApi,
    private readonly prices: Prices,
    private readonly images: PublishedImageStore,
  ) {}

  /** The path of a product's preview, or of the shop's where visitors cannot see such a product. */
  async pathFor(subject: PreviewSubject): Promise<string> {
    const preview = (await this.of(subject)) ?? (await this.ofShop());
    return preview.path;
  }

  /** Undefined for a product that visitors cannot see. */
  async of(subject: PreviewSubject): Promise<LinkPreview | undefined> {
    if (subject === 'shop') return this.ofShop();
    const facts = await this.productFacts(subject);
    return (
      facts && this.preview(subject, facts, async () => drawProduct(facts, await this.photo(facts.image)))
    );
  }

  private async ofShop(): Promise<LinkPreview> {
    const facts = await this.shopFacts();
    return this.preview('shop', facts, async () => {
      const photos = await Promise.all(facts.images.map((image) => this.photo(image)));
      return drawShop(
        facts,
        photos.filter((photo) => photo !== undefined),
      );
    });
  }

  private preview(
    subject: PreviewSubject,
    facts: ProductFacts | ShopFacts,
    draw: () => Promise<Buffer>,
  ): LinkPreview {
    const path = previewPath(subject, facts);
    return { path, draw: () => this.drawn.get(path) ?? this.drawOnce(path, draw) };
  }

  private drawOnce(path: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawing = this.limiter.run(draw);
    this.drawn.set(path, drawing);
    drawing.catch(() => this.drawn.delete(path));
    return drawing;
  }

  private async productFacts(id: string): Promise<ProductFacts | undefined> {
    const [product, site] = await Promise.all([
      this.api.read<Product>(`/api/products/${id}`),
      this.siteContent(),
    ]);
    if (!product) return undefined;
    const { now, reduction } = await this.prices.of({ id, price: product.price });
    return {
      shop: site.company.name,
      name: product.name,
      image: product.images[0],
      price: now,
      ...(reduction && { sale: { percent: reduction.percentage, before: reduction.before } }),
    };
  }

  private async shopFacts(): Promise<ShopFacts> {
    const [newest = [], site] = await Promise.all([
      this.api.read<Product[]>(`/api/products?limit=${NEWEST_PRODUCTS}`),
      this.siteContent(),
    ]);
    const images = newest.flatMap((product) => product.images.slice(0, 1)).filter(isOurs);
    return { shop: site.company.name, title: site.hero.title, images: images.slice(0, MAX_PHOTOS) };
  }

  private async siteContent(): Promise<SiteContent> {
    const site = await this.api.read<SiteContent>('/api/site-content');
    if (!site) throw new Error('There is no site content');
    return site;
  }

  private async photo(image: string | undefined): Promise<Buffer | undefined> {
    const key = mainKeyOfPath(image ?? '');
    return key === undefined ? undefined : this.images.read(key);
  }
}

// Images at other sites' addresses are not fetched: this server asks nobody on a visitor's behalf.
function isOurs(image: string): boolean {
  return mainKeyOfPath(image) !== undefined;
}
