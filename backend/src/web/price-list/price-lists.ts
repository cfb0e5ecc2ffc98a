import { Logger } from '@nestjs/common';
import type { CatalogQueries } from '../../catalog/index.js';
import { clockIn, type ContentService, SITE_CONTENT, type SiteContent } from '../../content/index.js';
import { mainKeyOfPath, type PublishedImageStore, variantKey } from '../../media/index.js';
import type { CacheVersion } from '../../platform/cache/index.js';
import { type Config, DomainError, Limiter, LIMITS, withDeadline } from '../../platform/index.js';
import { readLogo } from '../brand/index.js';
import { type DrawnList, drawList } from './drawing.js';
import { priceListOf } from './list-of.js';

const PHOTO_WIDTH = 320;
const NOT_DRAWN = 'Daftar harga belum bisa dibuat. Coba lagi sebentar.';

/** The newest drawing, which is current while the cache version and the date are the same. */
interface Kept extends DrawnList {
  readonly version: number | undefined;
  readonly date: string;
}

/** The price list as a PDF. It is drawn at the first request after a change, and kept. */
export class PriceLists {
  private readonly logger = new Logger(PriceLists.name);
  private readonly limiter = new Limiter('priceLists');
  private kept: Kept | undefined;

  constructor(
    private readonly catalog: CatalogQueries,
    private readonly content: ContentService,
    private readonly images: PublishedImageStore,
    private readonly version: CacheVersion,
    private readonly config: Config,
    private readonly draw = drawList,
  ) {}

  /**
   * Returns the list for everybody; undefined while the owner does not allow this.
   * @throws DomainError 'unavailable' when too many requests wait, or the drawing failed.
   */
  findPublic(client: string): Promise<DrawnList | undefined> {
    return this.inTime(async () => ((await this.content.isPriceListPublic()) ? this.current() : undefined), {
      client,
      key: 'public',
    });
  }

  /** Returns the list for the owner. @throws DomainError 'unavailable' as `findPublic`. */
  get(client: string): Promise<DrawnList> {
    return this.inTime(() => this.current(), { client, key: 'owner' });
  }

  /** A drawing that takes longer goes on, and is kept for later requests. */
  private inTime<T>(work: () => Promise<T>, place: { client: string; key: string }): Promise<T> {
    return withDeadline(this.limiter.run(work, place), LIMITS.priceLists.waitMs);
  }

  private async current(): Promise<DrawnList> {
    await this.version.settle();
    const version = this.version.current();
    const { company } = await this.content.readForVisitors(SITE_CONTENT);
    const { date } = clockIn(company.timeZone, new Date(this.version.now()));
    const { kept } = this;
    if (kept && kept.version === version && version !== undefined && kept.date === date) return kept;
    const drawn = { version, date, ...(await this.drawn(company, date)) };
    return (this.kept = drawn);
  }

  private async drawn(company: SiteContent['company'], date: string): Promise<DrawnList> {
    const [products, categories, { identity }] = await Promise.all([
      this.catalog.listVisibleDetails(),
      this.catalog.listCategoryNames(),
      this.content.siteAndIdentity(),
    ]);
    const { publicUrl } = this.config;
    const list = priceListOf(products, { company, accent: identity.accent, publicUrl, date, categories });
    const logo = mainKeyOfPath(identity.logo ?? '');
    try {
      return await this.draw(
        { list, logo: logo === undefined ? undefined : await readLogo(this.images, logo) },
        (key) => this.images.read(variantKey(key, PHOTO_WIDTH, 'jpg')),
      );
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.logger.error({ err: error }, 'The price list could not be drawn');
      throw new DomainError('unavailable', NOT_DRAWN, { retryAfterSeconds: 5, cause: error });
    }
  }
}
