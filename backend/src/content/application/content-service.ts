import { type CatalogQueries, isShipped, pagesListing } from '../../catalog/index.js';
import type { ImageRetention } from '../../media/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import { invalidField, stale } from '../../platform/domain/domain-error.js';
import { type Changes, withChanges } from '../domain/changes.js';
import type { ContentPart, ShopFacts } from '../domain/content-part.js';
import { imageGone } from '../domain/messages.js';
import { DISPLAY } from '../domain/parts/display.js';
import { IDENTITY, type Identity } from '../domain/parts/identity.js';
import { SEARCH, synonymsOf } from '../domain/parts/search.js';
import { hiddenServices, SERVICES, type Services } from '../domain/parts/services.js';
import { confirmedFees, SHIPPING } from '../domain/parts/shipping.js';
import { WORKS } from '../domain/parts/works.js';
import { SITE_CONTENT, type SiteContent } from '../domain/site-content.js';
import { withDefaults, withUnknown } from '../domain/with-defaults.js';
import { unconfirmedTexts } from './confirmations.js';
import type { ContentStore, StoredContent } from './ports.js';

export interface Versioned<T> {
  readonly value: T;
  /** 0 before the first save. */
  readonly version: number;
}

/** What the catalog says about the content. */
export interface CatalogFacts {
  readonly categories: Awaited<ReturnType<Catalog['listCategoryRefs']>>;
  readonly isOwnPresent: boolean;
  /** The images of the sample products, while the shop has no product of its owner. */
  readonly sampleImages: ReadonlySet<string>;
}

type Catalog = Pick<CatalogQueries, 'isOwnPresent' | 'listCategoryRefs' | 'listSampleProducts'>;

interface VisitorData extends CatalogFacts {
  readonly stored: ReadonlyMap<string, StoredContent>;
  readonly facts: ShopFacts;
}

/**
 * Returns a function that may cache the value of `load` until the content for visitors changes. The next call then
 * loads the value again.
 */
export type Remember = <T>(load: () => Promise<T>) => () => Promise<T>;

/** Reads and saves the parts that the owner edits; a part that was never saved has its defaults. */
export class ContentService {
  private readonly visitorData: () => Promise<VisitorData>;

  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
    private readonly catalog: Catalog,
    private readonly images: Pick<ImageRetention, 'protectExisting'>,
    // By default, nothing is cached.
    remember: Remember = (load) => load,
    // The clock for the content of visitors. The time stays the same as long as `remember` keeps the cached content.
    private readonly visitorsClock = clock,
  ) {
    this.visitorData = remember(() => this.loadVisitorData());
  }

  /** Returns the content with the shop's name and logo, for uses outside of pages, such as link previews. */
  async siteAndIdentity(): Promise<{ readonly site: SiteContent; readonly identity: Identity }> {
    const data = await this.visitorData();
    return { site: partOf(data, SITE_CONTENT).value, identity: partOf(data, IDENTITY).value };
  }

  /** The paths of pages without content, which answer 404. */
  async hiddenPaths(): Promise<readonly string[]> {
    const data = await this.visitorData();
    const { works } = partOf(data, WORKS).value;
    const services = hiddenServices(partOf(data, SERVICES).value).map((service) => `/${service}`);
    return works.length > 0 ? services : [...services, '/hasil-kerja'];
  }

  /** The title and the words of a visible service page. */
  async serviceTexts(service: keyof Omit<Services, 'terms' | 'comingSoon'>) {
    const { visible, headerLabel, lead } = partOf(await this.visitorData(), SERVICES).value[service];
    return visible ? { title: headerLabel, words: lead } : undefined;
  }

  async isPriceListPublic(): Promise<boolean> {
    return partOf(await this.visitorData(), DISPLAY).value.showPriceList;
  }

  async synonyms(): Promise<string[][]> {
    return synonymsOf(partOf(await this.visitorData(), SEARCH).value);
  }

  /** Reads a part directly from the store. The panel needs this, because the owner edits the stored content. */
  async read<T extends object>(part: ContentPart<T>): Promise<Versioned<T>> {
    return versioned(part, await this.store.find(part.key), await this.catalogFor(part));
  }

  async readForVisitors<T extends object>(part: ContentPart<T>): Promise<T> {
    const data = await this.visitorData();
    const { value, version } = partOf(data, part);
    const visible = part.visible?.(value, data.facts) ?? value;
    if (!part.withoutSamples || (version === 0 && !data.isOwnPresent)) return visible;
    return part.withoutSamples(visible, unconfirmedTexts(part, value, data.stored));
  }

  /**
   * Returns the next time, later than `after`, at which visitors see other content of the part; null if there is none.
   */
  async nextBoundary<T extends object>(part: ContentPart<T>, after: Date): Promise<Date | null> {
    return part.nextBoundary?.((await this.read(part)).value, after) ?? null;
  }

  /**
   * Saves changes of a part. Fields that are missing in `changes` keep their stored values.
   * @param expected the version that the edit is based on. If omitted, the last write wins.
   */
  async save<T extends object>(
    part: ContentPart<T>,
    changes: Changes<T>,
    expected?: number,
  ): Promise<Versioned<T>> {
    for (;;) {
      const [found, catalog] = await Promise.all([this.store.find(part.key), this.catalogFor(part)]);
      const stored = versioned(part, found, catalog);
      const now = await this.clock.now();
      const changed = withChanges(stored.value, changes);
      const value = part.settle?.(changed, stored.value, now) ?? changed;
      part.validate?.(value);
      await this.protectImages(part, value, stored.value);
      const base = expected ?? stored.version;
      const known = part.references?.toStored(value, catalog.categories) ?? value;
      const body = withUnknown(part.defaults, found?.body, known);
      const version = await this.store.save(part.key, body, now, base);
      if (version !== undefined)
        return { value: shownIn(part, withDefaults(part.defaults, value), catalog), version };
      // Another save was stored first. A save without an expected version is tried again.
      if (expected !== undefined) throw stale();
    }
  }

  /**
   * Protects new images until the part that refers to them is saved.
   * @throws DomainError 'invalid' if a new image no longer exists.
   */
  private async protectImages<T extends object>(part: ContentPart<T>, value: T, stored: T): Promise<void> {
    const known = Object.values(part.images?.(stored) ?? {});
    const added = Object.entries(part.images?.(value) ?? {}).filter(
      (entry): entry is [string, string] => entry[1] !== null && !known.includes(entry[1]),
    );
    if (added.length === 0) return;
    const kept = await this.images.protectExisting(added.map(([, image]) => image));
    const gone = added.find(([, image]) => !kept.includes(image));
    if (gone) throw invalidField(gone[0], imageGone);
  }

  private catalogFor({ references }: Pick<ContentPart<never>, 'references'>): Promise<CatalogFacts> {
    return references
      ? readCatalog(this.catalog)
      : Promise.resolve({ categories: [], isOwnPresent: false, sampleImages: new Set() });
  }

  private async loadVisitorData(): Promise<VisitorData> {
    const [stored, now, catalog] = await Promise.all([
      this.store.findAll(),
      this.visitorsClock.now(),
      readCatalog(this.catalog),
    ]);
    const { categories } = catalog;
    const live = categories.filter(({ isDeleted }) => !isDeleted);
    const slugsOf = (refs: typeof live) => new Set(refs.map(({ slug }) => slug));
    const shipping = versioned(SHIPPING, stored.get(SHIPPING.key), catalog).value;
    const facts = {
      now,
      categories: slugsOf(live),
      shippedCategories: slugsOf(live.filter(isShipped)),
      servicePages: new Map(live.map((category) => [category.slug, pagesListing(category)])),
      fees: confirmedFees(shipping, unconfirmedTexts(SHIPPING, shipping, stored)),
    };
    return { stored, ...catalog, facts };
  }
}

export async function readCatalog(catalog: Catalog): Promise<CatalogFacts> {
  const [categories, isOwnPresent] = await Promise.all([catalog.listCategoryRefs(), catalog.isOwnPresent()]);
  const samples = isOwnPresent ? [] : await catalog.listSampleProducts();
  return { categories, isOwnPresent, sampleImages: new Set(samples.flatMap(({ images }) => images)) };
}

export function versioned<T extends object>(
  part: ContentPart<T>,
  stored: StoredContent | undefined,
  catalog: CatalogFacts,
): Versioned<T> {
  const { defaults, references } = part;
  const body = stored && (references?.fromStored(stored.body, catalog.categories) ?? stored.body);
  return { value: shownIn(part, withDefaults(defaults, body), catalog), version: stored?.version ?? 0 };
}

const shownIn = <T extends object>(part: ContentPart<T>, value: T, { sampleImages }: CatalogFacts): T =>
  part.ofShop?.(value, sampleImages) ?? value;

const partOf = <T extends object>(data: VisitorData, part: ContentPart<T>): Versioned<T> =>
  versioned(part, data.stored.get(part.key), data);
