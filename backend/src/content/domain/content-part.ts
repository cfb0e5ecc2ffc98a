/** The facts that decide which content visitors see. */
export interface ShopFacts {
  readonly now: Date;
  /** The slugs of all categories that are not deleted. */
  readonly categories: ReadonlySet<string>;
}

/** One object of texts and facts that the owner edits as a whole. */
export interface ContentPart<T extends object> {
  /** Its key in the database and its name in URLs. */
  readonly key: string;
  /** What visitors read until the owner saves the part. */
  readonly defaults: T;
  /** Whether the defaults promise something that may be untrue of the shop. */
  readonly hasPromises: boolean;
  /** @throws DomainError 'invalid' for rules that concern several fields. */
  validate?(value: T): void;
  /** Leaves out the content that is hidden from visitors. */
  visible?(value: T, shop: ShopFacts): T;
  /** The paths of published images that the part refers to. */
  images?(value: T): readonly string[];
}
