import {
  Category,
  discountedNow,
  imageMissing,
  type Images,
  type PlannedDiscounts,
} from '../../catalog/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import { isCanonicalUuid } from '../../platform/domain/uuid.js';
import { inTurns } from '../../platform/limiter/in-turns.js';
import { evaluate, type Verdict } from './evaluation/evaluate.js';
import { type Copy, type Group, groupsOf, idOf, type Stray } from '../domain/groups.js';
import { type Identified, identified } from './known-names.js';
import type { NameAnswer } from '../domain/questions.js';
import type { SheetProduct } from './evaluation/product-rows.js';
import type { Line } from '../domain/sheet-lines.js';
import type { SheetCategories, SheetProducts } from './sheet-products.js';

export interface EvaluatedGroup {
  readonly group: Group;
  readonly current: SheetProduct | undefined;
  readonly verdict: Verdict;
}

export interface Evaluated {
  readonly groups: readonly EvaluatedGroup[];
  readonly strays: readonly Stray[];
  readonly copies: readonly Copy[];
  readonly names: Identified;
  /** The new images that exist. */
  readonly images: ReadonlySet<string>;
}

const GROUPS_AT_ONCE = 20;

/** Compares a list with the catalog, for the report and again for the import. */
export class ImportEvaluation {
  constructor(
    private readonly products: SheetProducts,
    private readonly images: Images,
    private readonly discounts: PlannedDiscounts,
    private readonly clock: Clock,
  ) {}

  /**
   * @param answer what happens to rows with the name of a product.
   * @param shopImage the image of products without a photo.
   * @param known the new images that exist, as an earlier evaluation of the list has found.
   */
  async evaluate(
    lines: readonly Line[],
    answer: NameAnswer,
    shopImage: string,
    known?: ReadonlySet<string>,
  ): Promise<Evaluated> {
    const now = await this.clock.now();
    const categories = await this.products.readCategories();
    const categoryOf = (typed: string) => categories.find(typed)?.slug;
    const names = await identified(lines, await this.products.names(), categoryOf, answer);
    const ids = new Set(names.lines.map(idOf).filter(isCanonicalUuid));
    const currents = await this.products.find([...ids], categories, now);
    const { groups, strays, copies } = groupsOf(names.lines, currents);
    const evaluated: EvaluatedGroup[] = [];
    const images = new Set(known);
    for await (const some of inTurns(groups, GROUPS_AT_ONCE))
      for (const group of some) {
        const current = currents.get(idOf(group.product));
        const verdict = evaluate(group, current, { category: categoryIn(categories), now, shopImage });
        if (verdict.status === 'changed' || verdict.status === 'new') {
          const added = verdict.draft.images.filter(
            (image) => image !== shopImage && !current?.images.includes(image),
          );
          if (!known && added.length > 0)
            for (const image of await this.images.protectExisting(added)) images.add(image);
          if (!added.every((image) => images.has(image)))
            verdict.problems.add(group.product, 'images', imageMissing);
          if (current && (await this.isDiscounted(current, verdict)))
            verdict.problems.add(group.product, 'price', discountedNow);
        }
        const status = verdict.problems.any ? 'refused' : verdict.status;
        evaluated.push({ group, current, verdict: { ...verdict, status } });
      }
    return { groups: evaluated, strays, copies, names, images };
  }

  /** Whether the price is to be told by chat, although the product is in a flash sale. */
  private async isDiscounted(current: SheetProduct, { draft }: Verdict): Promise<boolean> {
    const isByChat = (draft.pricing as SheetProduct['pricing'])?.onRequest === true;
    return isByChat && !current.pricing?.onRequest && (await this.discounts.includes(current.id));
  }
}

const categoryIn =
  (categories: SheetCategories) =>
  (typed: string): Category | undefined => {
    const found = categories.find(typed);
    return found && Category.restore({ ...found, deletedAt: null });
  };
