import {
  type CatalogQueries,
  isServicePage,
  type PreviewService,
  type Prices,
  type ProductView,
} from '../../catalog/index.js';
import { type ContentService, DEFAULT_ACCENT } from '../../content/index.js';
import { type CacheVersion, PerVersion } from '../../platform/cache/index.js';
import { isLong, mainKeyOfPath, parseImageKey, type PublishedImageStore } from '../../media/index.js';
import { DomainError, Limiter } from '../../platform/index.js';
import { type DrawingLimiter, DrawnImages, readLogo } from '../brand/index.js';
import type { Photo } from './canvas.js';
import {
  hiddenPreviewPath,
  previewPath,
  type PreviewSubject,
  type ProductPreviewData,
  type ShopFace,
  type ShopPreviewData,
  subjectOfPage,
  tokenOfPage,
} from './preview-data.js';
import { drawProduct } from './product-preview.js';
import { drawShop, MAX_PHOTOS } from './shop-preview.js';

// The number of drawn images to keep in memory. This number of images takes about 40 MB.
const MAX_DRAWN = 500;
// This is more than the preview shows, because some products may have no image that is stored in this shop.
const NEWEST_PRODUCTS = 12;

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
    private readonly secretUrls: PreviewService,
    private readonly content: ContentService,
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
   * Returns the path of the preview of a page. A page without a product, or without a photo that is stored here, has the
   * shop's preview.
   * @param url the path and query of the page.
   */
  async pathForPage(url: string): Promise<string> {
    const token = tokenOfPage(url);
    if (token !== undefined && (await this.hiddenProduct(token))) return hiddenPreviewPath(token);
    const preview = (await this.previewOf(subjectOfPage(url))) ?? (await this.previewOfShop());
    return preview.path;
  }

  /**
   * Finds the preview that a client requests.
   * @returns undefined if its product, category or service does not exist, is not visible or has no photo.
   * @throws DomainError 'unavailable' when too many requests wait.
   */
  find(subject: PreviewSubject, client: string): Promise<LinkPreview | undefined> {
    return this.reads.run(() => this.previewOf(subject), { client, key: subject });
  }

  /** Finds the preview of a product at a secret URL, hidden or not; undefined if the URL leads nowhere. */
  findHidden(token: string, client: string): Promise<LinkPreview | undefined> {
    const find = async () => {
      const product = await this.hiddenProduct(token);
      return product && this.previewOfProduct(product);
    };
    return this.reads.run(find, { client, key: token });
  }

  /**
   * Returns the image of a preview, from memory or newly drawn.
   * @throws DomainError 'unavailable' when too many requests wait.
   */
  draw({ path, draw }: LinkPreview, client: string): Promise<Buffer> {
    return this.drawn.get(path, draw, client);
  }

  /** Draws an image of the shop's name, for products without a photo. */
  async drawName(): Promise<Buffer> {
    const { face } = await this.site.get();
    return this.draw(this.previewOfList('shop', { ...face, title: face.shop, images: [] }), 'panel');
  }

  private async previewOf(subject: PreviewSubject): Promise<LinkPreview | undefined> {
    if (subject === 'shop') return this.previewOfShop();
    const [, kind, key = ''] = /^(category|service)-(.+)$/u.exec(subject) ?? [];
    if (kind) {
      const data = await this.listData(kind, key);
      return data && this.previewOfList(subject, data);
    }
    const product = await this.catalog.findVisibleProduct(subject);
    return product && this.previewOfProduct(product);
  }

  private async previewOfProduct(product: ProductView): Promise<LinkPreview> {
    const data = await this.productData(product);
    return this.preview(product.id, data, async () =>
      drawProduct(data, ...(await Promise.all([this.photo(data.image), this.logo(data)]))),
    );
  }

  private hiddenProduct(token: string): Promise<ProductView | undefined> {
    return this.secretUrls.find(token).catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'not-found') return undefined;
      throw error;
    });
  }

  private async previewOfShop(): Promise<LinkPreview> {
    return this.previewOfList('shop', await this.shop.get());
  }

  private previewOfList(subject: PreviewSubject, data: ShopPreviewData): LinkPreview {
    return this.preview(subject, data, async () => {
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

  private async productData(product: ProductView): Promise<ProductPreviewData> {
    const [site, { now, discount }] = await Promise.all([this.site.get(), this.prices.of(product)]);
    return {
      ...site.face,
      name: product.name,
      image: product.images[0],
      price: now,
      ...(product.priceLabel && { label: product.priceLabel }),
      ...(discount && { sale: { percent: discount.percentage, before: discount.before } }),
    };
  }

  private async shopData(): Promise<ShopPreviewData> {
    const [newest, site] = await Promise.all([
      this.catalog.listNewestProducts(NEWEST_PRODUCTS),
      this.site.get(),
    ]);
    return { ...site.face, ...site.shop, images: photosOf(newest) };
  }

  /** Returns the data of a category or service page; undefined if the page is not visible or has no photo. */
  private async listData(kind: string, key: string): Promise<ShopPreviewData | undefined> {
    const service = kind === 'service' && isServicePage(key) ? key : undefined;
    const [texts, products, { face }] = await Promise.all([
      service ? this.content.serviceTexts(service) : this.catalog.findCategoryTexts(key),
      this.catalog.listFirstProducts(
        service ? { service, sort: 'name' } : { category: key },
        NEWEST_PRODUCTS,
      ),
      this.site.get(),
    ]);
    const images = photosOf(products);
    return texts && images.length > 0 ? { ...face, ...texts, images } : undefined;
  }

  private async logo({ logo }: ShopFace): Promise<Buffer | undefined> {
    const key = mainKeyOfPath(logo ?? '');
    return key === undefined ? undefined : readLogo(this.images, key);
  }

  private async photo(image: string | undefined): Promise<Photo | undefined> {
    const key = mainKeyOfPath(image ?? '');
    const name = parseImageKey(key ?? '');
    const bytes = key && name && (await this.images.read(key));
    return bytes ? { bytes, ...(isLong(name) && { ground: `#${name.color}` }) } : undefined;
  }
}

function photosOf(products: readonly ProductView[]): string[] {
  const photos = products.flatMap((product) => product.images.slice(0, 1)).filter(isStoredHere);
  return photos.slice(0, MAX_PHOTOS);
}

// The owner may enter URLs of images on other sites. The server does not fetch these images, because then any visitor
// could make this server send requests to other sites.
function isStoredHere(image: string): boolean {
  return mainKeyOfPath(image) !== undefined;
}
