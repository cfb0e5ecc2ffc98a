import type { Clock } from '../../platform/clock/clock.js';
import { DomainError, notFound, stale } from '../../platform/domain/domain-error.js';
import type { ContentPart } from '../domain/content-part.js';
import { noSampleText } from '../domain/messages.js';
import { type OldFigure, oldFigures } from '../domain/old-figures.js';
import { FACTS, isHidden } from '../domain/parts/facts.js';
import { sampleTexts } from '../domain/sample-texts.js';
import { confirmed, confirmedVersion, markOf, MARKS, unconfirmedTexts, VERSIONS } from './confirmations.js';
import { type CatalogFacts, readCatalog, versioned } from './content-service.js';
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

interface Shop extends CatalogFacts {
  readonly stored: ReadonlyMap<string, StoredContent>;
}

/** Finds content that may be untrue of the owner's shop, such as promises of the sample shop. */
export class ContentReview {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
    private readonly parts: readonly ContentPart<object>[],
    private readonly catalog: Parameters<typeof readCatalog>[0],
  ) {}

  async statuses(): Promise<PartStatus[]> {
    const shop = await this.read();
    return this.parts.map((part) => {
      const { value, version } = contentOf(part, shop);
      const samples = unconfirmedTexts(part, value, shop.stored);
      return {
        part: part.key,
        version,
        confirmedVersion: confirmedVersion(part.key, shop.stored),
        isSample: samples.length > 0,
        samples,
      };
    });
  }

  /**
   * Returns the terms of the product facts that visitors do not see, because all categories of these facts are deleted.
   */
  async hiddenFacts(): Promise<string[]> {
    const shop = await this.read();
    const existing = new Set(shop.categories.filter(({ isDeleted }) => !isDeleted).map(({ slug }) => slug));
    const { product } = contentOf(FACTS, shop).value;
    return product.filter((fact) => isHidden(fact, existing)).map(({ term }) => term);
  }

  /** Returns figures of the sample shop that texts still mention, although the owner's facts no longer contain them. */
  async oldFigures(): Promise<OldFigure[]> {
    const shop = await this.read();
    return oldFigures(this.parts.map((part) => [part, contentOf(part, shop).value]));
  }

  /**
   * @param expected the version that the owner has seen. If omitted, the current version is confirmed.
   * @param paths the sample texts to confirm. If omitted, the whole part is confirmed.
   */
  async confirm(key: string, expected?: number, paths?: readonly string[]): Promise<void> {
    const part = this.parts.find((one) => one.key === key);
    if (!part) throw notFound();
    const { value, version } = contentOf(part, await this.read());
    if (expected !== undefined && expected !== version) throw stale();
    if (!paths) return this.storeConfirmed<number>(VERSIONS, key, () => version);
    const texts = new Map(sampleTexts(part, value).map((text) => [text.path, markOf(text)]));
    const marks = paths.map((path) => {
      const mark = texts.get(path);
      if (mark === undefined) throw new DomainError('invalid', noSampleText(path));
      return mark;
    });
    return this.storeConfirmed<string[]>(MARKS, key, (known = []) => [...new Set([...known, ...marks])]);
  }

  private async read(): Promise<Shop> {
    const [stored, catalog] = await Promise.all([this.store.findAll(), readCatalog(this.catalog)]);
    return { stored, ...catalog };
  }

  private async storeConfirmed<T>(object: string, part: string, change: (known?: T) => T): Promise<void> {
    for (;;) {
      const shop = await this.read();
      const all = confirmed<T>(shop.stored, object);
      const version = shop.stored.get(object)?.version ?? 0;
      const body = { ...all, [part]: change(all[part]) };
      if ((await this.store.save(object, body, await this.clock.now(), version)) !== undefined) return;
      // Another confirmation was stored first, so this confirmation is tried again.
    }
  }
}

const contentOf = <T extends object>(part: ContentPart<T>, shop: Shop) =>
  versioned(part, shop.stored.get(part.key), shop);
