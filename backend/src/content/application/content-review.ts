import type { CatalogQueries } from '../../catalog/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import { notFound, stale } from '../../platform/domain/domain-error.js';
import type { ContentPart } from '../domain/content-part.js';
import { DEFAULT_TEXTS, type OldFigure, oldFigures, type Texts } from '../domain/old-figures.js';
import { FACTS, fromStored, isHidden } from '../domain/parts/facts.js';
import { withDefaults } from '../domain/with-defaults.js';
import type { ContentStore, StoredContent } from './ports.js';

export interface PartStatus {
  readonly part: string;
  /** 0 before the first save. */
  readonly version: number;
  /** The version that the owner confirmed last; null if the owner has confirmed no version. */
  readonly confirmedVersion: number | null;
  /**
   * Whether visitors still see promises of the sample shop, because the owner has neither saved nor confirmed the part.
   */
  readonly isSample: boolean;
}

/** The version of each part that the owner confirmed last, by the part's key. */
type Confirmations = Readonly<Record<string, number>>;

/** The key under which the store keeps the confirmations of all parts. */
const KEY = 'confirmations';

/** Finds content that may be untrue of the owner's shop, such as promises of the sample shop. */
export class ContentReview {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
    private readonly parts: readonly ContentPart<object>[],
    private readonly catalog: Pick<CatalogQueries, 'listCategoryRefs'>,
  ) {}

  async statuses(): Promise<PartStatus[]> {
    const confirmed = (await this.confirmations()).confirmed;
    return Promise.all(
      this.parts.map(async ({ key, hasPromises }) => {
        const stored = await this.store.find(key);
        const confirmedVersion = confirmed[key] ?? null;
        const isSample = hasPromises && !isOwn(stored) && confirmedVersion === null;
        return { part: key, version: stored?.version ?? 0, confirmedVersion, isSample };
      }),
    );
  }

  /**
   * Returns the terms of the product facts that visitors do not see, because all categories of these facts are deleted.
   */
  async hiddenFacts(): Promise<string[]> {
    const [stored, categories] = await Promise.all([
      this.store.find(FACTS.key),
      this.catalog.listCategoryRefs(),
    ]);
    const { product } = withDefaults(FACTS.defaults, stored && fromStored(stored.body, categories));
    const existing = new Set(categories.filter(({ isDeleted }) => !isDeleted).map(({ slug }) => slug));
    return product.filter((fact) => isHidden(fact, existing)).map(({ term }) => term);
  }

  /** Returns figures of the sample shop that texts still mention, although the owner's facts no longer contain them. */
  async oldFigures(): Promise<OldFigure[]> {
    const read = async <T>(key: keyof Texts, defaults: T): Promise<T> =>
      withDefaults(defaults, (await this.store.find(key))?.body);
    const [site, about, shipping, services, facts] = await Promise.all([
      read('site-content', DEFAULT_TEXTS['site-content']),
      read('about-content', DEFAULT_TEXTS['about-content']),
      read('shipping', DEFAULT_TEXTS.shipping),
      read('services', DEFAULT_TEXTS.services),
      read('facts', DEFAULT_TEXTS.facts),
    ]);
    return oldFigures({ 'site-content': site, 'about-content': about, shipping, services, facts });
  }

  /** @param expected the version that the owner has seen. If omitted, the current version is confirmed. */
  async confirm(key: string, expected?: number): Promise<void> {
    if (!this.parts.some((part) => part.key === key)) throw notFound();
    const version = (await this.store.find(key))?.version ?? 0;
    if (expected !== undefined && expected !== version) throw stale();
    for (;;) {
      const { confirmed, storedVersion } = await this.confirmations();
      const body = { ...confirmed, [key]: version };
      if ((await this.store.save(KEY, body, await this.clock.now(), storedVersion)) !== undefined) return;
      // Another confirmation was stored first, so this confirmation is tried again.
    }
  }

  private async confirmations(): Promise<{
    readonly confirmed: Confirmations;
    readonly storedVersion: number;
  }> {
    const stored = await this.store.find(KEY);
    return { confirmed: (stored?.body ?? {}) as Confirmations, storedVersion: stored?.version ?? 0 };
  }
}

// Whether the owner has saved the part. An empty object does not count, because it remains after the first save was
// undone.
const isOwn = (stored: StoredContent | undefined): boolean => Object.keys(stored?.body ?? {}).length > 0;
