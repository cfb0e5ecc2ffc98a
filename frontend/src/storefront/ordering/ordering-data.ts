import type { ShownOrdering } from '../../api/generated/models';
import { partOf } from '../../api/part-of';

/** What a customer reads and sends before an order. Products that are not sent as parcels have no delivery. */
export interface Ordering extends Partial<Pick<ShownOrdering, 'postage' | 'freeShipping' | 'pickup'>> {
  readonly files: readonly string[];
  readonly designs: boolean;
  readonly payment: readonly string[];
  readonly format: string | null;
}

export const orderingOf = (category: string) =>
  partOf('/api/content/ordering', `category:${category}`, (ordering): Ordering => {
    const isShipped = ordering.shippedCategories?.includes(category) ?? true;
    const own = ordering.categoryRules.filter((rule) => rule.category === category).map(({ rule }) => rule);
    const files = [...(isShipped && ordering.fileRules !== null ? [ordering.fileRules] : []), ...own];
    return {
      files,
      designs: ordering.designs && files.length > 0,
      payment: ordering.payment,
      format: ordering.messageFormat,
      ...(isShipped && {
        postage: ordering.postage,
        freeShipping: ordering.freeShipping,
        pickup: ordering.pickup,
      }),
    };
  });
