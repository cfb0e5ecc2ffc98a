import type { CatalogReads } from '../../catalog/index.js';
import type { ContentService } from '../../content/index.js';
import { salePrice, type FlashSaleService } from '../../flash-sales/index.js';
import type { PictureShelf } from '../../media/index.js';
import { drawProduct } from './product-picture.js';
import { sharePath, type ProductFacts, type ShareSubject, type ShopFacts } from './share-facts.js';
import { drawShop, MOST_PHOTOS } from './shop-picture.js';

// About 40 MB.
const REMEMBERED = 500;
// Some of the newest may have no picture of ours.
const LOOKED_THROUGH = 12;

/** A picture's address as the shop stands now, and how to draw it. */
export interface SharePicture {
  readonly path: string;
  readonly draw: () => Promise<Buffer>;
}

/** The preview pictures of products and of the shop, drawn when first asked for. */
export class SharePictures {
  private readonly drawn = new Map<string, Promise<Buffer>>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly catalog: CatalogReads,
    private readonly sales: FlashSaleService,
    private readonly content: ContentService,
    private readonly pictures: PictureShelf,
  ) {}

  /** Undefined for a product that visitors cannot see. */
  async of(subject: ShareSubject): Promise<SharePicture | undefined> {
    if (subject === 'shop') return this.ofShop();
    const facts = await this.productFacts(subject);
    return (
      facts && this.picture(subject, facts, async () => drawProduct(facts, await this.photo(facts.image)))
    );
  }

  async ofShop(): Promise<SharePicture> {
    const facts = await this.shopFacts();
    return this.picture('shop', facts, async () => {
      const photos = await Promise.all(facts.images.map((image) => this.photo(image)));
      return drawShop(
        facts,
        photos.filter((photo) => photo !== undefined),
      );
    });
  }

  private picture(
    subject: ShareSubject,
    facts: ProductFacts | ShopFacts,
    draw: () => Promise<Buffer>,
  ): SharePicture {
    const path = sharePath(subject, facts);
    return { path, draw: () => this.remember(path, this.drawn.get(path) ?? this.inTurn(draw)) };
  }

  // The least recently asked for are forgotten first.
  private remember(path: string, drawing: Promise<Buffer>): Promise<Buffer> {
    this.drawn.delete(path);
    this.drawn.set(path, drawing);
    drawing.catch(() => this.drawn.delete(path));
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > REMEMBERED && oldest !== undefined) this.drawn.delete(oldest);
    return drawing;
  }

  // One at a time: drawing is work for a whole core.
  private inTurn(draw: () => Promise<Buffer>): Promise<Buffer> {
    const drawing = this.turn.then(draw);
    this.turn = drawing.catch(() => undefined);
    return drawing;
  }

  private async productFacts(id: string): Promise<ProductFacts | undefined> {
    const [[product], running, site] = await Promise.all([
      this.catalog.findProducts([id]),
      this.sales.listRunning(),
      this.content.siteContent(),
    ]);
    if (!product?.isActive) return undefined;
    const sale = running.find((candidate) => candidate.productId === id);
    return {
      shop: site.company.name,
      name: product.name,
      image: product.images[0],
      price: sale ? salePrice(product.price, sale.discountPercentage) : product.price,
      ...(sale && { sale: { percent: sale.discountPercentage, before: product.price } }),
    };
  }

  private async shopFacts(): Promise<ShopFacts> {
    const [newest, site] = await Promise.all([
      this.catalog.newestProducts(LOOKED_THROUGH),
      this.content.siteContent(),
    ]);
    const images = newest.flatMap((product) => product.images.slice(0, 1)).filter(isOurs);
    return { shop: site.company.name, title: site.hero.title, images: images.slice(0, MOST_PHOTOS) };
  }

  private async photo(image: string | undefined): Promise<Buffer | undefined> {
    return image !== undefined && isOurs(image) ? this.pictures.read(image.slice(OURS.length)) : undefined;
  }
}

const OURS = '/objects/';

// Pictures at other sites' addresses are not fetched: this server asks nobody on a visitor's behalf.
function isOurs(image: string): boolean {
  return image.startsWith(OURS);
}
