import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../test/support/data-source.js';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { aCategory, id } from '../../testing/builders.js';
import { catalogChangesContract } from '../../testing/catalog-changes.contract.js';
import { addCategories, type CatalogFixture } from '../../testing/catalog-fixture.js';
import { categoryViewsContract } from '../../testing/category-views.contract.js';
import { pinsContract } from '../../testing/pins.contract.js';
import { previewLinksContract } from '../../testing/preview-links.contract.js';
import { productViewsContract } from '../../testing/product-views.contract.js';
import { meaningOf, vocabularyOf } from '../../domain/search-meaning.js';
import { foldText } from '../../domain/search-terms.js';
import { CategoryRecord } from './category.record.js';
import { ProductRecord } from './product.record.js';
import { TypeormCatalogChanges } from './typeorm-catalog-changes.js';
import { TypeormCategoryViews } from './typeorm-category-views.js';
import { PinsRecord, TypeormPins } from './typeorm-pins.js';
import { PreviewLinkRecord, TypeormPreviewLinks } from './typeorm-preview-links.js';
import { TypeormProductViews } from './typeorm-product-views.js';

let database: TestDatabase;
let dataSource: DataSource;
let fixture: CatalogFixture;
beforeAll(async () => {
  database = await createDatabase();
  dataSource = await openDataSource(database.url, [
    CategoryRecord,
    ProductRecord,
    PinsRecord,
    PreviewLinkRecord,
  ]);
  fixture = {
    changes: new TypeormCatalogChanges(dataSource),
    products: new TypeormProductViews(dataSource),
    categories: new TypeormCategoryViews(dataSource),
    pins: new TypeormPins(dataSource),
    previewLinks: new TypeormPreviewLinks(dataSource.getRepository(PreviewLinkRecord)),
  };
});
beforeEach(() => dataSource.query('TRUNCATE product, category, pins, preview_link'));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('TypeormCatalogChanges', () => {
  catalogChangesContract(() => fixture);
});
describe('TypeormProductViews', () => {
  productViewsContract(() => fixture);

  it('uses one statement without COUNT to check whether the owner has a product', async () => {
    const query = jest.spyOn(dataSource, 'query');
    await fixture.products.isOwnPresent();
    const statements = query.mock.calls.map(([sql]) => sql);
    query.mockRestore();
    expect(statements).toEqual([expect.stringMatching(/LIMIT 1$/u)]);
    expect(statements.join()).not.toMatch(/count/iu);
  });

  it('counts at most 1,000 similar products, and lists the newest first if there are fewer', async () => {
    await addCategories(fixture, aCategory());
    const addProducts = (name: string, count: number) =>
      dataSource.query(
        `INSERT INTO product (id, name, description, category_id, price, images, is_new, is_active, is_sample, version,
           created_at, updated_at)
         SELECT gen_random_uuid(), $1 || n, '', $3, 1000, '{https://x.example/a.jpg}', false, true, false, 1,
           now() + n * interval '1 s', now()
         FROM generate_series(1, $2::int) AS n`,
        [name, count, id(1)],
      );
    await addProducts('Tas kanvas ', 1200);
    await addProducts('Topi rajut ', 20);
    const similar = (q: string) =>
      fixture.products.list(
        { q, active: true, limit: 2, similar: meaningOf(q, [], vocabularyOf([], []), new Map()) },
        new Date(),
      );
    expect(await similar('kanvas tas')).toMatchObject({ total: 1000, items: [{}, {}] });
    expect(await similar('rajut topi')).toMatchObject({
      total: 20,
      items: [{ name: 'Topi rajut 20' }, { name: 'Topi rajut 19' }],
    });
    // All products with this word match the query exactly, so none of them is only similar.
    expect(await similar('topi')).toEqual({ items: [], total: 0 });
  });
});
describe('search_fold', () => {
  // The server, or its library ICU, may know an older version of Unicode than Node. Then ICU prints no letter, mark,
  // number or symbol that it does not know.
  it('folds every character that PostgreSQL knows as the rule of the searches does', async () => {
    const BLOCK = 0x2000;
    const differing: string[] = [];
    for (let start = 0; start < 0x110000; start += BLOCK) {
      const characters = Array.from({ length: BLOCK }, (_, index) =>
        String.fromCodePoint(start + index),
      ).filter((character) => /[^\0\p{Cn}\p{Cs}\p{Co}]/u.test(character));
      if (characters.length === 0) continue;
      const texts = characters.map((character) => `a${character}B`);
      const arePrinted = characters.map((character) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(character));
      const [row] = await dataSource.query<{ folded: (string | null)[] }[]>(
        `SELECT array_agg(
           CASE WHEN unicode_assigned(t) AND (NOT is_printed OR t ~ '^a[[:print:]]B$' COLLATE "id-x-icu")
           THEN search_fold(t) END ORDER BY n) AS folded
         FROM unnest($1::text[], $2::boolean[]) WITH ORDINALITY AS u (t, is_printed, n)`,
        [texts, arePrinted],
      );
      differing.push(
        ...texts.filter((text, index) => ![null, foldText(text)].includes(row?.folded[index] ?? null)),
      );
    }
    expect(differing).toEqual([]);
  });
});
describe('TypeormCategoryViews', () => {
  categoryViewsContract(() => fixture);
});

describe('TypeormPins', () => {
  pinsContract(() => fixture);
});

describe('TypeormPreviewLinks', () => {
  previewLinksContract(() => fixture);
});

describe('the catalog database', () => {
  it('the tables match the TypeORM records', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    const differences = upQueries
      .map(({ query }) => query)
      .filter((query) => /category|product|pins|preview_link/u.test(query));
    expect(differences).toEqual([]);
  });

  it('a change of the table product notifies listening connections', async () => {
    const runner = dataSource.createQueryRunner();
    const client = (await runner.connect()) as {
      on(event: string, listener: (notification: object) => void): void;
    };
    const notification = new Promise((resolve) => {
      client.on('notification', resolve);
    });
    await runner.query('LISTEN shop_changed');
    // This statement changes no row, but the triggers fire once for each statement.
    await fixture.changes.run(({ products }) => products.takeOver('a', id(1)));
    expect(await notification).toMatchObject({ channel: 'shop_changed', payload: 'product' });
    await runner.release();
  });
});
