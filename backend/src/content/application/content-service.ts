import type { CatalogQueries } from '../../catalog/index.js';
import type { ImageRetention } from '../../media/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import { DomainError, stale } from '../../platform/domain/domain-error.js';
import { type Changes, withChanges } from '../domain/changes.js';
import type { ContentPart } from '../domain/content-part.js';
import { imageGone } from '../domain/messages.js';
import { FACTS, withSlugs } from '../domain/parts/facts.js';
import { IDENTITY, type Identity } from '../domain/parts/identity.js';
import { hiddenServices, SERVICES } from '../domain/parts/services.js';
import { SITE_CONTENT, type SiteContent } from '../domain/site-content.js';
import { upcoming } from '../domain/special-hours.js';
import { clockIn, endOfDay } from '../domain/time-zone.js';
import { withDefaults } from '../domain/with-defaults.js';
import type { ContentStore } from './ports.js';

export interface Versioned<T> {
  readonly value: T;
  /** 0 before the first save. */
  readonly version: number;
}

/** Reads and saves the parts that the owner edits; a part that was never saved has its defaults. */
export class ContentService {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
    private readonly catalog: Pick<CatalogQueries, 'listCategorySlugs'>,
    private readonly images: Pick<ImageRetention, 'protectExisting'>,
  ) {}

  // The site content for other modules, which know no content parts.
  siteContent(): Promise<Versioned<SiteContent>> {
    return this.read(SITE_CONTENT);
  }

  identity(): Promise<Versioned<Identity>> {
    return this.read(IDENTITY);
  }

  async hiddenServices(): Promise<readonly string[]> {
    return hiddenServices((await this.read(SERVICES)).value);
  }

  async read<T extends object>({ key, defaults }: ContentPart<T>): Promise<Versioned<T>> {
    const stored = await this.store.find(key);
    return { value: withDefaults(defaults, stored?.body), version: stored?.version ?? 0 };
  }

  async readForVisitors<T extends object>(part: ContentPart<T>): Promise<T> {
    return this.visible(part, (await this.read(part)).value);
  }

  /** The content comes with its version, because `PublicContent` needs to know whether it was saved. */
  async visibleSiteContent(): Promise<Versioned<SiteContent>> {
    const { value, version } = await this.siteContent();
    return { value: await this.visible(SITE_CONTENT, value), version };
  }

  /** The next midnight at which some special hours end. */
  async nextBoundary(after: Date): Promise<Date | null> {
    const { timeZone, specialHours } = (await this.siteContent()).value.company;
    const [next] = upcoming(specialHours, clockIn(timeZone, after).date);
    return next ? endOfDay(timeZone, next.to) : null;
  }

  /**
   * Missing fields keep their stored values.
   * @param expected the version that the edit is based on. Without it, the last write wins.
   */
  async save<T extends object>(
    part: ContentPart<T>,
    changes: Changes<T>,
    expected?: number,
  ): Promise<Versioned<T>> {
    for (;;) {
      const stored = await this.read(part);
      const value = withChanges(stored.value, changes);
      part.validate?.(value);
      await this.protectImages(part, value, stored.value);
      const base = expected ?? stored.version;
      const version = await this.store.save(part.key, value, await this.clock.now(), base);
      if (version !== undefined) return { value: withDefaults(part.defaults, value), version };
      // Another save came first. A save without an expected version is tried again.
      if (expected !== undefined) throw stale();
    }
  }

  /**
   * Writes the new slug of a category into the facts of its products.
   * @throws DomainError 'stale' if the facts are saved meanwhile
   */
  async followRename(from: string, to: string): Promise<void> {
    const { value, version } = await this.read(FACTS);
    const { product } = value;
    if (!product.some(({ categories }) => categories?.includes(from))) return;
    const renamed = withSlugs(product, (slug) => (slug === from ? to : slug));
    await this.save(FACTS, { product: renamed }, version);
  }

  /** Protects new images until the part that refers to them is saved. */
  private async protectImages<T extends object>(part: ContentPart<T>, value: T, stored: T): Promise<void> {
    const known = part.images?.(stored) ?? [];
    const added = (part.images?.(value) ?? []).filter((image) => !known.includes(image));
    const kept = added.length > 0 ? await this.images.protectExisting(added) : added;
    if (kept.length < added.length) throw new DomainError('invalid', imageGone);
  }

  private async visible<T extends object>(part: ContentPart<T>, value: T): Promise<T> {
    if (!part.visible) return value;
    const [now, slugs] = await Promise.all([this.clock.now(), this.catalog.listCategorySlugs()]);
    return part.visible(value, { now, categories: new Set(slugs) });
  }
}
