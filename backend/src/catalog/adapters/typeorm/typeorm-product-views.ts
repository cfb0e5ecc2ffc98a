import type { DataSource } from 'typeorm';
import { managerOf } from '../../../platform/index.js';
import {
  type ProductDetail,
  ProductViews,
  type ProductListQuery,
  type ProductName,
  type ProductPage,
  type ProductSort,
  type ProductView,
  type SitemapProduct,
} from '../../application/ports.js';
import { orderedPricing } from '../../domain/pricing-rules.js';
import { foldText, type SearchedWord } from '../../domain/search-terms.js';
import { SERVICE_PAGE_FILTERS, SERVICE_PAGES } from '../../domain/service-page.js';
import {
  isVisible,
  ORDER_BY,
  productConditions,
  mentionCondition,
  type QueriedCategories,
  type SearchedCategory,
  type Sql,
} from './product-conditions.js';
import { ProductRecord } from './product.record.js';

const NO_CATEGORIES: QueriedCategories = { wanted: [], tied: [], searched: [] };

// The driver returns bigint as text.
type Row = Omit<ProductDetail, 'price' | 'priceLabel'> & {
  readonly price: string;
  readonly priceUnit: string | null;
  readonly priceFrom: boolean | null;
  readonly priceOnRequest: boolean | null;
};

type CountedRow = Row & { readonly total: string };

// Where to find them: see `select`. Lists leave out the price lists, which may have kilobytes.
const NO_COLUMNS: ReadonlySet<string> = new Set(['deletedAt', 'isActive', 'pricing']);

/** Reads views with plain SQL, without building `Product` objects, because reads are far more frequent than changes. */
export class TypeormProductViews extends ProductViews {
  private readonly columns: string;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.columns = dataSource
      .getMetadata(ProductRecord)
      .columns.filter(({ propertyName }) => !NO_COLUMNS.has(propertyName))
      .map(({ databaseName, propertyName }) => `p.${databaseName} AS "${propertyName}"`)
      .join(', ');
  }

  override async list(query: ProductListQuery, now: Date): Promise<ProductPage> {
    const { limit, offset = 0, sort = 'newest' } = query;
    const where = productConditions(query, await this.queriedCategories(query), now);
    if (where.ranked !== undefined) {
      const { ranked, parameters } = where;
      const text = `JOIN (${ranked}) r ON r.id = p.id ORDER BY r.rank DESC, ${ORDER_BY.newest}
        LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
      const page = { text, parameters: [...parameters, limit ?? null, offset] };
      const rows = await this.rows<CountedRow>(page, now, ', count(*) OVER () AS total');
      const items = rows.map(({ total: _, ...row }) => toView(row));
      return { items, total: Number(rows[0]?.total ?? (offset > 0 ? await this.count(where) : 0)) };
    }
    // A search scans many products and usually finds few. So its matches are counted by a separate query only if the
    // page is full.
    const isLikelyFull = limit !== undefined && query.q === undefined;
    const pageItems =
      sort === 'pinned'
        ? this.selectPinnedFirst(where, { limit, offset }, now)
        : this.selectPage(where, { sort, limit, offset }, now);
    const [items, counted] = await Promise.all([pageItems, isLikelyFull ? this.count(where) : undefined]);
    if (counted !== undefined) return { items, total: counted };
    // A page that is neither full nor past the end is the last page, so its end is the total.
    const isFull = limit !== undefined && items.length === limit;
    const isPastTheEnd = items.length === 0 && offset > 0;
    return { items, total: isFull || isPastTheEnd ? await this.count(where) : offset + items.length };
  }

  override async find(id: string, now: Date): Promise<ProductDetail | undefined> {
    return (await this.findDetails([id], now))[0];
  }

  override findDetails(ids: readonly string[], now: Date): Promise<ProductDetail[]> {
    const text = 'WHERE p.id = ANY($1::uuid[]) AND p.deleted_at IS NULL';
    return this.details({ text, parameters: [ids] }, now);
  }

  override listDetails(now: Date): Promise<ProductDetail[]> {
    const { text, parameters } = productConditions({ active: true }, NO_CATEGORIES, now);
    return this.details({ text: `WHERE ${text} ORDER BY ${ORDER_BY.name}`, parameters }, now);
  }

  override findMany(ids: readonly string[], now: Date): Promise<ProductView[]> {
    const text = 'WHERE p.id = ANY($1::uuid[]) AND p.deleted_at IS NULL';
    return this.select({ text, parameters: [ids] }, now);
  }

  override listNewest(limit: number, now: Date): Promise<ProductView[]> {
    const visible = productConditions({ active: true }, NO_CATEGORIES, now);
    return this.selectPage(visible, { sort: 'newest', limit, offset: 0 }, now);
  }

  override async mentions(word: SearchedWord, now: Date): Promise<boolean> {
    const { text, parameters } = mentionCondition(word, await this.searchedCategories(true), now);
    return this.existsAny(`p WHERE ${text}`, parameters);
  }

  override async nameTexts(now: Date): Promise<string[]> {
    const { text, parameters } = productConditions({ active: true }, NO_CATEGORIES, now);
    const manager = managerOf(this.dataSource);
    const [names, used, categories] = await Promise.all([
      manager.query<{ name: string }[]>(
        `SELECT DISTINCT split_part(t.folded, chr(10), 1) AS name
         FROM product p JOIN product_text t ON t.product_id = p.id WHERE ${text}`,
        [...parameters],
      ),
      manager.query<{ id: string }[]>(`SELECT DISTINCT p.category_id AS id FROM product p WHERE ${text}`, [
        ...parameters,
      ]),
      this.searchedCategories(true),
    ]);
    const ids = new Set(used.map(({ id }) => id));
    const ofCategories = categories
      .filter(({ id }) => ids.has(id))
      .flatMap(({ texts }) => texts.map(foldText));
    return [...names.map(({ name }) => name), ...ofCategories];
  }

  override listSamples(now: Date): Promise<ProductView[]> {
    return this.select({ text: 'WHERE p.is_sample AND p.deleted_at IS NULL', parameters: [] }, now);
  }

  override listNames(): Promise<ProductName[]> {
    return managerOf(this.dataSource).query<ProductName[]>(
      `SELECT p.id, p.name, c.slug AS category FROM product p JOIN category c ON c.id = p.category_id
       WHERE p.deleted_at IS NULL ORDER BY p.name, p.id`,
    );
  }

  override isOwnPresent(): Promise<boolean> {
    return this.existsAny('WHERE NOT is_sample AND deleted_at IS NULL');
  }

  override listForSitemap(now: Date): Promise<SitemapProduct[]> {
    return managerOf(this.dataSource).query<SitemapProduct[]>(
      `SELECT id, updated_at AS "updatedAt" FROM product p
       WHERE deleted_at IS NULL AND ${isVisible('$1')} ORDER BY created_at DESC, id`,
      [now],
    );
  }

  override async nextPublication(after: Date): Promise<Date | null> {
    const [row] = await this.dataSource.query<{ next: Date | null }[]>(
      `SELECT min(publish_at) AS next FROM product
       WHERE deleted_at IS NULL AND NOT is_active AND publish_at > $1`,
      [after],
    );
    return row?.next ?? null;
  }

  override async areEmpty(): Promise<boolean> {
    return !(await this.existsAny());
  }

  private async existsAny(where = '', parameters: readonly unknown[] = []): Promise<boolean> {
    const rows = await managerOf(this.dataSource).query<unknown[]>(`SELECT 1 FROM product ${where} LIMIT 1`, [
      ...parameters,
    ]);
    return rows.length > 0;
  }

  // The categories are read by separate queries, because a subquery within an OR would prevent PostgreSQL from using
  // the indexes.
  private async queriedCategories({
    category,
    service,
    onServicePage,
    q,
    active,
  }: ProductListQuery): Promise<QueriedCategories> {
    const services = service ? [service] : onServicePage === undefined ? [] : SERVICE_PAGES;
    const ids = async (where: string, parameters: unknown[]): Promise<string[]> => {
      const rows = await managerOf(this.dataSource).query<{ id: string }[]>(
        `SELECT id FROM category WHERE ${where} ORDER BY deleted_at DESC NULLS FIRST LIMIT 1000`,
        parameters,
      );
      return rows.map(({ id }) => id);
    };
    const [wanted, tied, searched] = await Promise.all([
      category === undefined ? [] : ids('slug = $1', [category]),
      services.length === 0
        ? []
        : ids('deleted_at IS NULL AND service_pages && $1::text[] OR slug = ANY ($2)', [
            services,
            services.flatMap((page) => SERVICE_PAGE_FILTERS[page].categories),
          ]),
      q?.trim() ? this.searchedCategories(active === true) : [],
    ]);
    return { wanted, tied, searched };
  }

  // Names of deleted categories are forgotten and those of inactive ones hidden, but a product shows its slug.
  private searchedCategories(forVisitors: boolean): Promise<SearchedCategory[]> {
    return managerOf(this.dataSource).query<SearchedCategory[]>(
      `SELECT id, CASE WHEN deleted_at IS NULL AND (is_active OR NOT $1)
         THEN ARRAY[slug, lower(name COLLATE "id-x-icu")] ELSE ARRAY[slug] END AS texts
       FROM category`,
      [forVisitors],
    );
  }

  /** The pins are few and read by their ids, so that the rest of the page comes from the index of the newest products. */
  private async selectPinnedFirst(
    { text, parameters }: Sql,
    { limit, offset }: { limit: number | undefined; offset: number },
    now: Date,
  ): Promise<ProductView[]> {
    const [row] = await managerOf(this.dataSource).query<{ ids: string[] }[]>(
      'SELECT product_ids AS ids FROM pins',
    );
    const pins = `$${parameters.length + 1}::uuid[]`;
    const withPins = [...parameters, row?.ids ?? []];
    const pinned = row?.ids.length
      ? await this.select(
          {
            text: `WHERE ${text} AND p.id = ANY (${pins}) ORDER BY array_position(${pins}, p.id)`,
            parameters: withPins,
          },
          now,
        )
      : [];
    const first = pinned.slice(offset, limit === undefined ? undefined : offset + limit);
    if (first.length === limit) return first;
    const rest = await this.selectPage(
      { text: `${text} AND p.id <> ALL (${pins})`, parameters: withPins },
      {
        sort: 'newest',
        limit: limit === undefined ? undefined : limit - first.length,
        offset: Math.max(0, offset - pinned.length),
      },
      now,
    );
    return [...first, ...rest];
  }

  private selectPage(
    { text, parameters }: Sql,
    { sort, limit, offset }: { sort: ProductSort; limit: number | undefined; offset: number },
    now: Date,
  ): Promise<ProductView[]> {
    const limitPosition = parameters.length + 1;
    return this.select(
      {
        text: `WHERE ${text} ORDER BY ${ORDER_BY[sort]} LIMIT $${limitPosition} OFFSET $${limitPosition + 1}`,
        parameters: [...parameters, limit ?? null, offset],
      },
      now,
    );
  }

  private async details(sql: Sql, now: Date): Promise<ProductDetail[]> {
    const rows = await this.rows(sql, now, ', p.pricing');
    return rows.map((row) => ({ ...toView(row), pricing: row.pricing && orderedPricing(row.pricing) }));
  }

  private async select(sql: Sql, now: Date): Promise<ProductView[]> {
    return (await this.rows(sql, now)).map(toView);
  }

  private rows<T extends Row>({ text, parameters }: Sql, now: Date, moreColumns = ''): Promise<T[]> {
    const isActiveSql = isVisible(`$${parameters.length + 1}`);
    return managerOf(this.dataSource).query<T[]>(
      `SELECT ${this.columns}${moreColumns}, ${isActiveSql} AS "isActive",
         c.slug AS category, c.deleted_at IS NOT NULL AS uncategorised
       FROM product p JOIN category c ON c.id = p.category_id ${text}`,
      [...parameters, now],
    );
  }

  private async count({ text, parameters }: Sql): Promise<number> {
    const [row] = await managerOf(this.dataSource).query<{ total: string }[]>(
      `SELECT count(*) AS total FROM product p WHERE ${text}`,
      [...parameters],
    );
    return Number(row?.total);
  }
}

function toView({ price, priceUnit, priceFrom, priceOnRequest, ...row }: Row): ProductView {
  return {
    ...row,
    price: Number(price),
    priceLabel:
      priceOnRequest === null
        ? null
        : { unit: priceUnit, from: priceFrom ?? false, onRequest: priceOnRequest },
  };
}
