import type { CatalogQueries, Prices } from '../../catalog/index.js';
import { type ContentService, DEFAULT_ACCENT } from '../../content/index.js';
import { type CacheVersion, PerVersion } from '../../platform/cache/index.js';
import { mainKeyOfPath, type PublishedImageStore } from '../../media/index.js';
import { Limiter } from '../../platform/index.js';
import { type DrawingLimiter, DrawnImages, readLogo } from '../brand/index.js';
import {
  previewPath,
  type PreviewSubject,
  type ProductPreviewData,
  type ShopFace,
  type ShopPreviewData,
} from './preview-data.js';
import { drawProduct } from './product-preview.js';
import { drawShop, MAX_PHOTOS } from './shop-preview.js';

// The number of drawn images to keep in memory. This number of images takes about 40 MB.
const MAX_DRAWN = 500;
// This is more than the preview shows, because some products may have no image that is stored in this shop.
const NEWEST_PRODUCTS = 12;

/** The current path of a preview, and the function that draws the preview as a JPEG. */
export interface LinkPreview {
  readonly path: string;
  readonly draw: () => Promise<Buffer>;
}

/** The images that chats and social networks show for links to products and the shop, drawn on the first request. */
export class LinkPreviews {
  private readonly drawn: DrawnImages;
  private readonly reads = new Limiter('previews');

  private readonly site: PerVersion<{
    readonly face: ShopFace;
    readonly shop: Pick<ShopPreviewData, 'title' | 'description'>;
  }>;
  private readonly shop: PerVersion<ShopPreviewData>;

  constructor(
    private readonly catalog: CatalogQueries,
    content: ContentService,
    private readonly prices: Prices,
    private readonly images: PublishedImageStore,
    version: CacheVersion,
    limiter: DrawingLimiter,
  ) {
    this.drawn = new DrawnImages(MAX_DRAWN, limiter);
    this.site = new PerVersion(version, async () => {
      const { site, identity } = await content.siteAndIdentity();
      const { accent, logo, description } = identity;
      const face = {
        shop: site.company.name,
        ...(accent !== DEFAULT_ACCENT && { accent }),
        ...(logo !== null && { logo }),
      };
      const shop = { title: site.hero.title, ...(description !== null && { description }) };
      return { face, shop };
    });
    this.shop = new PerVersion(version, () => this.shopData());
  }

  /**
   * Returns the path of the subject's preview. For a product that does not exist or is not visible, returns the path of
   * the shop's preview.
   */
  async pathFor(subject: PreviewSubject): Promise<string> {
    const preview = (await this.previewOf(subject)) ?? (await this.previewOfShop());
    return preview.path;
  }

  /**
   * Finds the preview that a client requests.
   * @returns undefined for a product that does not exist or is not visible.
   * @throws DomainError 'unavailable' when too many requests wait.
   */
  find(subject: PreviewSubject, client: string): Promise<LinkPreview | undefined> {
    return this.reads.run(() => this.previewOf(subject), { client, key: subject });
  }

  /**
   * Returns the image of a preview, from memory or newly drawn.
   * @throws DomainError 'unavailable' when too many requests wait.
   */
  draw({ path, draw }: LinkPreview, client: string): Promise<Buffer> {
    return this.drawn.get(path, draw, client);
  }

  private async previewOf(subject: PreviewSubject): Promise<LinkPreview | undefined> {
    if (subject === 'shop') return this.previewOfShop();
    const data = await this.productData(subject);
    return (
      data &&
      this.preview(subject, data, async () =>
        drawProduct(data, ...(await Promise.all([this.photo(data.image), this.logo(data)]))),
      )
    );
  }

  private async previewOfShop(): Promise<LinkPreview> {
    const data = await this.shop.get();
    return this.preview('shop', data, async () => {
      const photos = await Promise.all(data.images.map((image) => this.photo(image)));
      return drawShop(
        data,
        photos.filter((photo) => photo !== undefined),
        await this.logo(data),
      );
    });
  }

  private preview(
    subject: PreviewSubject,
    data: ProductPreviewData | ShopPreviewData,
    draw: () => Promise<Buffer>,
  ): LinkPreview {
    const path = previewPath(subject, data);
    return { path, draw };
  }

  private async productData(id: string): Promise<ProductPreviewData | undefined> {
    const [product, site] = await Promise.all([this.catalog.findVisibleProduct(id), this.site.get()]);
    if (!product) return undefined;
    const { now, discount } = await this.prices.of({ id, price: product.price });
    return {
      ...site.face,
      name: product.name,
      image: product.images[0],
      price: now,
      ...(discount && { sale: { percent: discount.percentage, before: discount.before } }),
    };
  }

  private async shopData(): Promise<ShopPreviewData> {
    const [newest, site] = await Promise.all([
      this.catalog.listNewestProducts(NEWEST_PRODUCTS),
      this.site.get(),
    ]);
    const images = newest.flatMap((product) => product.images.slice(0, 1)).filter(isStoredHere);
    return { ...site.face, ...site.shop, images: images.slice(0, MAX_PHOTOS) };
  }

  private async logo({ logo }: ShopFace): Promise<Buffer | undefined> {
    const key = mainKeyOfPath(logo ?? '');
    return key === undefined ? undefined : readLogo(this.images, key);
  }

  private async photo(image: string | undefined): Promise<Buffer | undefined> {
    const key = mainKeyOfPath(image ?? '');
    return key === undefined ? undefined : this.images.read(key);
  }
}

// The owner may enter URLs of images on other sites. The server does not fetch these images, because then any visitor
// could make this server send requests to other sites.
function isStoredHere(image: string): boolean {
  return mainKeyOfPath(image) !== undefined;
}
