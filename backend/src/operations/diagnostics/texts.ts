import { type CatalogQueries, measureOf, type Pricing } from '../../catalog/index.js';
import type { ContentReview } from '../../content/index.js';
import type { Level } from './finding.js';

/** Checks that only the panel makes, because the operator cannot solve the problems that they find. */
export const OWNER_CHECKS = ['texts', 'priceLists'] as const;
export const OWNER_PROBLEMS = [
  'sampleText',
  'oldFigure',
  'factOfDeletedCategories',
  'measureDiffers',
] as const;

export interface OwnerFinding {
  readonly check: (typeof OWNER_CHECKS)[number];
  readonly level: Level;
  readonly problem: (typeof OWNER_PROBLEMS)[number] | null;
  /**
   * For a sample text, the part of the content. For an outdated figure, the part and the figure. For a fact, the fact
   * itself. For a price list, the product and how it is measured. Empty without a problem.
   */
  readonly detail: string;
}

/**
 * Finds texts of the shop that are still samples or are outdated, and facts about deleted categories. Returns nothing
 * while the database does not respond, because another check reports this problem.
 */
export async function checkTexts(
  review: Pick<ContentReview, 'statuses' | 'oldFigures' | 'hiddenFacts'>,
): Promise<OwnerFinding[]> {
  try {
    const [statuses, old, hidden] = await Promise.all([
      review.statuses(),
      review.oldFigures(),
      review.hiddenFacts(),
    ]);
    return findingsOf('texts', [
      ...statuses.filter(({ isSample }) => isSample).map(({ part }) => ['sampleText', part] as const),
      ...old.map(({ figure, part }) => ['oldFigure', `${part}: ${figure}`] as const),
      ...hidden.map((term) => ['factOfDeletedCategories', term] as const),
    ]);
  } catch {
    return [];
  }
}

const MEASURED: Readonly<Record<Pricing['measure'], string>> = {
  count: 'dihitung jumlahnya saja',
  length: 'dihitung panjangnya saja',
  area: 'dihitung lebar × tinggi',
};

/** Finds price lists that are not measured as their units say. Returns nothing while the database does not respond. */
export async function checkPriceLists(
  catalog: Pick<CatalogQueries, 'listVisibleDetails'>,
): Promise<OwnerFinding[]> {
  const products = await catalog.listVisibleDetails().catch(() => undefined);
  return products
    ? findingsOf(
        'priceLists',
        products.flatMap(({ name, pricing }) => {
          const due = pricing?.onRequest === false && pricing.unit !== null && measureOf(pricing.unit);
          if (!due || due === 'ask' || due === pricing.measure) return [];
          return [
            ['measureDiffers', `${name}: satuan ${pricing.unit}, ${MEASURED[pricing.measure]}`] as const,
          ];
        }),
      )
    : [];
}

type Found = readonly [problem: (typeof OWNER_PROBLEMS)[number], detail: string];

const findingsOf = (check: OwnerFinding['check'], found: readonly Found[]): OwnerFinding[] =>
  found.length === 0
    ? [{ check, level: 'ok', problem: null, detail: '' }]
    : found.map(([problem, detail]) => ({ check, level: 'warning', problem, detail }));
