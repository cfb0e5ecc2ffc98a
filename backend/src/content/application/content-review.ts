import { createHash } from 'node:crypto';
import type { CatalogQueries } from '../../catalog/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import { DomainError, notFound, stale } from '../../platform/domain/domain-error.js';
import type { CategoryRef, ContentPart } from '../domain/content-part.js';
import { noSampleText } from '../domain/messages.js';
import { DEFAULT_TEXTS, type OldFigure, oldFigures, type Texts } from '../domain/old-figures.js';
import { FACTS, fromStored, isHidden } from '../domain/parts/facts.js';
import { type SampleText, sampleTexts } from '../domain/sample-texts.js';
import { withDefaults } from '../domain/with-defaults.js';
import type { ContentStore, StoredContent } from './ports.js';

export interface PartStatus {
  readonly part: string;
  /** 0 before the first save. */
  readonly version: number;
  /** The version that the owner confirmed last; null if the owner has confirmed no version. */
  readonly confirmedVersion: number | null;
  /** Whether visitors still see promises of the sample shop, because `samples` is not empty. */
  readonly isSample: boolean;
  /** The paths of the promises of the sample shop that the owner has neither changed nor confirmed. */
  readonly samples: string[];
}

/** The version of each part that the owner confirmed last, by the part's key. */
type Confirmations = Readonly<Record<string, number>>;

const KEY = 'confirmations';

/** The hashes of the sample texts that the owner confirmed one by one, by the part's key. */
type ConfirmedTexts = Readonly<Record<string, readonly string[]>>;

const TEXTS_KEY = 'confirmed-texts';

/** Finds content that may be untrue of the owner's shop, such as promises of the sample shop. */
export class ContentReview {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
    private readonly parts: readonly ContentPart<object>[],
    private readonly catalog: Pick<CatalogQueries, 'listCategoryRefs'>,
  ) {}

  async statuses(): Promise<PartStatus[]> {
    const [confirmed, texts, categories] = await Promise.all([
      this.readConfirmed<Confirmations>(KEY),
      this.readConfirmed<ConfirmedTexts>(TEXTS_KEY),
      this.catalog.listCategoryRefs(),
    ]);
    return Promise.all(
      this.parts.map(async (part) => {
        const { key } = part;
        const stored = await this.store.find(key);
        const confirmedVersion = confirmed.value[key] ?? null;
        const known = new Set(texts.value[key]);
        const samples =
          confirmedVersion === null
            ? sampleTextsOf(part, stored, categories).filter((text) => !known.has(hashOf(text)))
            : [];
        return {
          part: key,
          version: stored?.version ?? 0,
          confirmedVersion,
          isSample: samples.length > 0,
          samples: samples.map(({ path }) => path),
        };
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

  /**
   * @param expected the version that the owner has seen. If omitted, the current version is confirmed.
   * @param paths the sample texts to confirm. If omitted, the whole part is confirmed.
   */
  async confirm(key: string, expected?: number, paths?: readonly string[]): Promise<void> {
    const part = this.parts.find((one) => one.key === key);
    if (!part) throw notFound();
    const stored = await this.store.find(key);
    const version = stored?.version ?? 0;
    if (expected !== undefined && expected !== version) throw stale();
    if (!paths) return this.storeConfirmed<Confirmations>(KEY, (all) => ({ ...all, [key]: version }));
    const texts = sampleTextsOf(part, stored, await this.catalog.listCategoryRefs());
    const confirmed = paths.map((path) => {
      const text = texts.find((one) => one.path === path);
      if (!text) throw new DomainError('invalid', noSampleText(path));
      return hashOf(text);
    });
    return this.storeConfirmed<ConfirmedTexts>(TEXTS_KEY, (all) => ({
      ...all,
      [key]: [...new Set([...(all[key] ?? []), ...confirmed])],
    }));
  }

  private async readConfirmed<T extends object>(
    key: string,
  ): Promise<{ readonly value: T; readonly version: number }> {
    const stored = await this.store.find(key);
    return { value: (stored?.body ?? {}) as T, version: stored?.version ?? 0 };
  }

  private async storeConfirmed<T extends object>(key: string, change: (all: T) => T): Promise<void> {
    for (;;) {
      const { value, version } = await this.readConfirmed<T>(key);
      if ((await this.store.save(key, change(value), await this.clock.now(), version)) !== undefined) return;
      // Another confirmation was stored first, so this confirmation is tried again.
    }
  }
}

function sampleTextsOf(
  part: ContentPart<object>,
  stored: StoredContent | undefined,
  categories: readonly CategoryRef[],
): SampleText[] {
  const body = stored && (part.references?.fromStored(stored.body, categories) ?? stored.body);
  return sampleTexts(part, withDefaults(part.defaults, body));
}

const hashOf = ({ identity }: SampleText): string =>
  createHash('sha256').update(identity).digest('base64url').slice(0, 16);
