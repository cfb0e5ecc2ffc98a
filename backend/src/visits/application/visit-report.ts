import type { VisitKind, VisitSource } from '../domain/visit.js';
import type { VisitCount, VisitStore, WordsCount } from './ports.js';

export type Totals = Readonly<Record<VisitKind, number>>;

export interface VisitReport {
  readonly current: Totals;
  /** The same number of days before the current ones. */
  readonly previous: Totals;
  readonly days: readonly (Totals & { readonly day: string })[];
  readonly products: readonly (Totals & { readonly id: string; readonly name: string | null })[];
  readonly sources: readonly {
    readonly source: VisitSource;
    readonly current: number;
    readonly previous: number;
  }[];
  readonly searches: readonly (Omit<WordsCount, 'day'> & { readonly pair: SearchPair })[];
}

/** What the owner may save as words of the same meaning; without words if the search names no thing. */
export interface SearchPair {
  readonly words: string | null;
  readonly product: string | null;
}

export interface ReportNeeds {
  readonly today: () => Promise<string>;
  readonly daysAfter: (date: string, days: number) => string;
  readonly findProducts: (
    ids: readonly string[],
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
  readonly suggestPair: (words: string) => Promise<SearchPair>;
}

const MAX_PRODUCTS = 10;

export class VisitReports {
  constructor(
    private readonly store: VisitStore,
    private readonly needs: ReportNeeds,
  ) {}

  async report(length: number): Promise<VisitReport> {
    const { today, daysAfter } = this.needs;
    const to = await today();
    const from = daysAfter(to, 1 - length);
    const [counts, searches] = await Promise.all([
      this.store.list({ from: daysAfter(from, -length), to }),
      this.store.listWords({ from, to }),
    ]);
    const current = counts.filter(({ day }) => day >= from);
    const previous = counts.filter(({ day }) => day < from);
    const byDay = Map.groupBy(current, ({ day }) => day);
    const days = Array.from({ length }, (_, index) => daysAfter(from, index));
    return {
      current: totals(current),
      previous: totals(previous),
      days: days.map((day) => ({ day, ...totals(byDay.get(day) ?? []) })),
      products: await this.best(current),
      sources: sources(current, previous),
      searches: await Promise.all(
        searches.map(async (search) => ({ ...search, pair: await this.needs.suggestPair(search.words) })),
      ),
    };
  }

  /** The counts of the period, each with the product's name. */
  async rows(length: number): Promise<readonly (VisitCount & { readonly product: string | null })[]> {
    const to = await this.needs.today();
    const counts = await this.store.list({ from: this.needs.daysAfter(to, 1 - length), to });
    const names = await this.namesOf(counts.flatMap(({ productId }) => productId ?? []));
    return counts.map((count) => ({ ...count, product: names.get(count.productId ?? '') ?? null }));
  }

  private async best(counts: readonly VisitCount[]): Promise<VisitReport['products']> {
    const byProduct = Map.groupBy(counts, ({ productId }) => productId ?? '');
    byProduct.delete('');
    const best = [...byProduct]
      .map(([id, own]) => ({ id, ...totals(own) }))
      .toSorted((a, b) => b.view - a.view || b.chat - a.chat || (a.id < b.id ? -1 : 1))
      .slice(0, MAX_PRODUCTS);
    const names = await this.namesOf(best.map(({ id }) => id));
    return best.map((product) => ({ ...product, name: names.get(product.id) ?? null }));
  }

  private async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const products = await this.needs.findProducts([...new Set(ids)]);
    return new Map(products.map(({ id, name }) => [id, name]));
  }
}

function totals(counts: readonly VisitCount[]): Totals {
  const sums: Record<VisitKind, number> = { view: 0, chat: 0, marketplace: 0, search: 0 };
  for (const { kind, count } of counts) sums[kind] += count;
  return sums;
}

/** Page views by source, without views that followed another page of the shop. */
function sources(current: readonly VisitCount[], previous: readonly VisitCount[]): VisitReport['sources'] {
  const sums = new Map<VisitSource, { current: number; previous: number }>();
  const add = (counts: readonly VisitCount[], period: 'current' | 'previous'): void => {
    for (const { kind, source, count } of counts) {
      if (kind !== 'view' || source === 'shop') continue;
      const sum = sums.get(source) ?? { current: 0, previous: 0 };
      sum[period] += count;
      sums.set(source, sum);
    }
  };
  add(current, 'current');
  add(previous, 'previous');
  return [...sums]
    .map(([source, sum]) => ({ source, ...sum }))
    .toSorted((a, b) => b.current - a.current || b.previous - a.previous);
}
