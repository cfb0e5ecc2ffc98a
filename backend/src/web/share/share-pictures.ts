import type { CatalogReads } from '../../catalog/index.js';
import type { ContentService } from '../../content/index.js';
import { salePrice, type FlashSaleService } from '../../flash-sales/index.js';
import type { PictureShelf } from '../../media/index.js';
import { drawSharePicture } from './share-picture.js';
import { sharePath, type ShareFacts } from './share-facts.js';

const REMEMBERED = 200;

/** The preview pictures of products, drawn when first asked for. */
export class SharePictures {
  private readonly drawn = new Map<string, Promise<Buffer>>();
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly catalog: CatalogReads,
    private readonly sales: FlashSaleService,
    private readonly content: ContentService,
    private readonly pictures: PictureShelf,
  ) {}

  /** Where the picture of a product is as the shop stands now; undefined when visitors cannot see the product. */
  async pathOf(productId: string): Promise<{ path: string; facts: ShareFacts } | undefined> {
    const facts = await this.factsOf(productId);
    return facts && { path: sharePath(productId, facts), facts };
  }

  async draw(path: string, facts: ShareFacts): Promise<Buffer> {
    const known = this.drawn.get(path);
    if (known) return known;
    // One at a time: drawing is work for a whole core.
    const drawing = this.turn.then(async () => drawSharePicture(facts, await this.photo(facts.image)));
    this.turn = drawing.catch(() => undefined);
    this.drawn.set(path, drawing);
    drawing.catch(() => this.drawn.delete(path));
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > REMEMBERED && oldest !== undefined) this.drawn.delete(oldest);
    return drawing;
  }

  private async factsOf(productId: string): Promise<ShareFacts | undefined> {
    const [[product], running, site] = await Promise.all([
      this.catalog.findProducts([productId]),
      this.sales.listRunning(),
      this.content.siteContent(),
    ]);
    if (!product?.isActive) return undefined;
    const sale = running.find((candidate) => candidate.productId === productId);
    return {
      shop: site.company.name,
      name: product.name,
      image: product.images[0],
      price: sale ? salePrice(product.price, sale.discountPercentage) : product.price,
      ...(sale && { sale: { percent: sale.discountPercentage, before: product.price } }),
    };
  }

  // Pictures at other sites' addresses are not fetched: this server asks nobody on a visitor's behalf.
  private async photo(image: string | undefined): Promise<Buffer | undefined> {
    if (!image?.startsWith('/objects/')) return undefined;
    return this.pictures.read(image.slice('/objects/'.length));
  }
}
