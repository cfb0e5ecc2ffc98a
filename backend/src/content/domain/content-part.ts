/** Shipping fees in rupiah. */
export interface Fees {
  readonly zones: readonly { region: string; regular: number | null; express: number | null }[];
  readonly freeShipping: readonly { region: string; minimum: number }[];
  /** The weight up to which they are true; null if it is unknown or does not matter. */
  readonly upToKg: number | null;
}

/** Facts about the shop that decide which content visitors see. */
export interface ShopFacts {
  readonly now: Date;
  readonly categories: ReadonlySet<string>;
  /** The categories whose products are sent as parcels. */
  readonly shippedCategories: ReadonlySet<string>;
  /** The service pages that list a category's products, by its slug. */
  readonly servicePages: ReadonlyMap<string, readonly string[]>;
  /** The fees that the owner has changed or confirmed. */
  readonly fees: Fees;
}

/** A category that content refers to, also a deleted one. */
export interface CategoryRef {
  readonly id: string;
  readonly slug: string;
  readonly isDeleted: boolean;
}

/** One object of texts and facts that the owner edits as a whole. */
export interface ContentPart<T extends object> {
  readonly key: string;
  /** The content that visitors see until the owner saves the part. */
  readonly defaults: T;
  /** The paths of the defaults, such as fees or delivery times, that may be untrue of this shop. */
  readonly promises: readonly string[];
  /** Whether visitors see the promise at this path. Without this function, they see all. */
  isShown?(value: T, promise: string): boolean;
  /**
   * Completes a changed value before the checks, for example with the time of the save.
   * @throws DomainError 'invalid'
   */
  settle?(value: T, stored: T, now: Date): T;
  /** Checks the rules that the classes of the request bodies do not check. @throws DomainError 'invalid' or 'conflict' */
  validate?(value: T): void;
  /**
   * Leaves out samples that nobody sees any more, neither visitors nor the owner.
   * @param sampleImages the images of the sample products, while the shop has no product of its owner
   */
  ofShop?(value: T, sampleImages: ReadonlySet<string>): T;
  visible?(value: T, shop: ShopFacts): T;
  /**
   * Leaves out what is only true of the sample shop, once the owner saved the part or has a product of her own.
   * @param unconfirmed the paths of the promises that she has neither changed nor confirmed
   */
  withoutSamples?(value: T, unconfirmed: readonly string[]): T;
  /** Returns the next time, later than `after`, at which `visible` returns another value; null if there is none. */
  nextBoundary?(value: T, after: Date): Date | null;
  /** How the stored value refers to categories, if not as the API does. */
  readonly references?: {
    /** Replaces slugs by ids. Categories that are not deleted come first. */
    toStored(value: T, categories: readonly CategoryRef[]): object;
    /** Replaces ids by today's slugs. */
    fromStored(body: unknown, categories: readonly CategoryRef[]): unknown;
  };
  /** Returns the paths of the published images that the part refers to, by field. */
  images?(value: T): Readonly<Record<string, string | null>>;
}
