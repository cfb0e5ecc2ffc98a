import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomInt, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { salePrice } from '../src/flash-sales/domain/sale-price.js';
import { DEFAULT_FOOTER_SETTINGS } from '../src/content/domain/footer-settings.js';
import { HourlyCollection } from '../src/media/adapters/timer/hourly-collection.js';
import { GarbageCollector } from '../src/media/index.js';
import { jpeg } from '../src/media/testing/photos.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { HourlyPurge } from '../src/records/adapters/timer/hourly-purge.js';
import { Purge } from '../src/records/application/purge.js';
import { type Agent, categoryBody, create, productBody } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';
import { upload } from './support/uploads.js';

// `npm run interleavings -w backend` sets these two variables.
const RUNS = Number(process.env['MODEL_RUNS'] ?? 25);
const SEED = Number(process.env['MODEL_SEED'] ?? randomInt(2 ** 31));

const START = new Date('2026-11-21T10:00:00Z');
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const BIN_MS = 30 * DAY;
/** The time of deletion of an erased category that products still refer to. */
const ERASED = 0;
const IMAGES_KEPT_MS = 30 * DAY;
const HISTORY_MS = 2 * 365 * DAY;
const SLUGS = ['a', 'b', 'c'];
const FIRST_TABLES = ['category', 'product', 'flash_sale', 'sample_data'];
const CONTENT = 'footer-settings';
const PINS = 'pins';

type Kind = 'category' | 'product' | 'sale' | 'content' | 'pins' | 'samples';
type Value = string | number | boolean | null;
interface Row {
  readonly kind: Kind;
  readonly values: Readonly<Record<string, Value>>;
  readonly deletedAt: number | null;
}
interface Step {
  readonly id: string;
  /** The row before the change; null for an added row, which an undo removes. */
  readonly before: Row | null;
  /** The row after the change; null when the change erased it. */
  readonly after: Row | null;
}
interface Change {
  readonly id: number;
  readonly at: number;
  readonly steps: readonly Step[];
}

const COMMANDS = [
  'add category',
  'add product',
  'add product',
  'add sale',
  'edit',
  'edit',
  'edit',
  'change prices',
  'change prices',
  'hide or show many',
  'move many',
  'delete many',
  'delete many',
  'pin',
  'pin',
  'add sales',
  'add sales',
  'save content',
  'delete',
  'delete',
  'restore from the bin',
  'erase',
  'restore together',
  'restore together',
  'erase together',
  'undo',
  'undo',
  'undo',
  'go back',
  'go back',
  'remove samples',
  'let days pass',
  'let days pass',
] as const;
interface Command {
  readonly do: (typeof COMMANDS)[number];
  /** Selects a row or a change (see `pick`), or several products. */
  readonly which: number;
  readonly slug: string;
  /** Selects a photo, and determines the price, discount or title. */
  readonly number: number;
  readonly days: number;
}

const anyCommand: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom(...COMMANDS),
  which: fc.nat(30),
  slug: fc.constantFrom(...SLUGS),
  number: fc.integer({ min: 0, max: 3 }),
  days: fc.constantFrom(1, 2, 5, 12, 29, 31, 400),
});

const FOLDERS: Partial<Record<Kind, string>> = {
  category: 'categories',
  product: 'products',
  sale: 'flash-sales',
};
const TYPES: Partial<Record<Kind, string>> = { category: 'category', product: 'product', content: 'content' };
const FAR = '2099-01-01T00:00:00Z';

let shop: Shop;
let source: DataSource;
let admin: Agent;
const clock = new FixedClock(START);
let photos: readonly Buffer[];
let images: readonly string[];
let session: readonly object[];
let firstRows: ReadonlyMap<string, Row>;

beforeAll(async () => {
  process.stderr.write(`Interleavings: MODEL_SEED=${SEED} MODEL_RUNS=${RUNS}\n`);
  shop = await startShop({
    // Only the test moves the clock, and starts garbage collections and purges.
    override: (builder) =>
      builder
        .overrideProvider(Clock)
        .useValue(clock)
        .overrideProvider(HourlyCollection)
        .useValue({})
        .overrideProvider(HourlyPurge)
        .useValue({}),
  });
  source = shop.app.get(DataSource);
  photos = await Promise.all([301, 302, 303, 304].map((width) => jpeg(width, 200)));
  admin = await shop.login();
  const uploaded: string[] = [];
  for (const photo of photos) uploaded.push(await upload(shop, admin, photo));
  images = uploaded;
  session = await source.query<object[]>('SELECT * FROM admin_session');
  const first = new Model();
  await first.addFirstRows();
  firstRows = first.rows;
});
afterAll(() => shop.close());

/** Continues the session of the first login, since a login takes longer than a run. */
async function stayLoggedIn(now: Date): Promise<void> {
  await source.query('DELETE FROM admin_session');
  await source.query(
    'INSERT INTO admin_session SELECT * FROM jsonb_populate_recordset(NULL::admin_session, $1)',
    [JSON.stringify(session.map((row) => ({ ...row, started_at: now, last_seen_at: now })))],
  );
}

const exists = async (image: Value | undefined): Promise<boolean> =>
  (await shop.request().head(String(image))).status === 200;
/** Whether two rows have the same values and are both live or both deleted. The time of deletion is ignored. */
const isSame = (one: Row, other: Row): boolean => {
  const [first, second] = [one, other].map((row) => ({ ...row, deletedAt: row.deletedAt !== null }));
  return JSON.stringify(first) === JSON.stringify(second);
};

const isDeletion = ({ before, after }: Step): boolean =>
  before?.deletedAt === null && after !== null && after.deletedAt !== null;
const isErased = ({ deletedAt }: Row): boolean => deletedAt === ERASED;

/** A model of the shop that predicts the rows of the shop after each step. */
class Model {
  readonly rows = new Map<string, Row>();
  changes: Change[] = [];
  private now = START.getTime();
  private last = 0;

  /** Makes the rows with which each run begins. Some of them are samples. */
  async addFirstRows(): Promise<void> {
    await this.addCategory('a');
    await this.addCategory('b');
    await this.addProduct('b', 0);
    await this.addProduct('a', 1);
    await this.addProduct('a', 2);
    await this.addSale(0, 1);
    const samples = [...this.rows].filter(
      ([, { values }]) => values['slug'] !== 'a' && values['price'] !== 1000,
    );
    for (const [id, row] of samples) this.rows.set(id, { ...row, values: { ...row.values, isSample: true } });
    for (const table of ['flash_sale', 'product', 'category'])
      await source.query(`UPDATE ${table} SET is_sample = true WHERE id = ANY($1)`, [
        samples.map(([id]) => id),
      ]);
    await source.query(`INSERT INTO sample_data VALUES (1, 'sown')`);
    this.rows.set('1', { kind: 'samples', values: { stage: 'sown' }, deletedAt: null });
    for (const table of FIRST_TABLES) await source.query(`CREATE TABLE first_${table} AS TABLE ${table}`);
  }

  /** Begins with the first rows and without a history, like a shop from before the history was introduced. */
  async begin(firstRows: ReadonlyMap<string, Row>): Promise<void> {
    clock.set(START);
    await stayLoggedIn(START);
    for (const number of images.keys()) await this.existing(number);
    const emptied = ['change_row', 'change', 'content', 'pins', ...FIRST_TABLES.toReversed()];
    await source.query(
      [
        ...emptied.map((table) => `DELETE FROM ${table}`),
        ...FIRST_TABLES.map((table) => `INSERT INTO ${table} TABLE first_${table}`),
        `UPDATE published_image SET published_at = '${START.toISOString()}', unreferenced_since = NULL`,
      ].join(';'),
    );
    for (const [id, row] of firstRows) this.rows.set(id, row);
    this.last = await this.lastChange();
  }

  async run({ do: what, which, slug, number, days }: Command): Promise<void> {
    if (what === 'add category') return this.addCategory(slug);
    if (what === 'add product') return this.addProduct(slug, number);
    if (what === 'add sale') return this.addSale(which, number);
    if (what === 'change prices') return this.changePrices(which, number);
    if (what === 'hide or show many')
      return this.changeMany(which, { isActive: number % 2 === 0 }, (row) =>
        row.values['isActive'] === (number % 2 === 0)
          ? row
          : { ...row, values: { ...row.values, isActive: number % 2 === 0 } },
      );
    if (what === 'move many') return this.moveMany(which, slug);
    if (what === 'delete many') return this.changeMany(which, { deleted: true }, this.deleted);
    if (what === 'pin') return this.pin(which);
    if (what === 'add sales') return this.addSales(which, slug, number);
    if (what === 'restore together') return this.restoreTogether(which);
    if (what === 'erase together') return this.eraseTogether(which);
    if (what === 'save content') return this.saveContent(`Judul ${number}`);
    if (what === 'remove samples') return this.removeSamples();
    if (what === 'let days pass') return this.letPass(days);
    if (what === 'undo') return this.undo(which);
    if (what === 'go back') return this.goBack(which);
    const isBinned = what === 'restore from the bin' || what === 'erase';
    const rows = [...this.rows].filter(
      ([, { kind, deletedAt }]) =>
        FOLDERS[kind] &&
        (isBinned ? deletedAt !== null && deletedAt > this.now - BIN_MS : deletedAt === null),
    );
    const [id, row] = pick(rows, which) ?? [];
    if (id === undefined || !row) return;
    if (what === 'delete') return this.delete(id, row);
    if (what === 'erase') return this.erase(id, row);
    return isBinned ? this.restore(id, row) : this.edit(id, row, slug, number);
  }

  private live(kind: Kind): [string, Row][] {
    return [...this.rows].filter(([, row]) => row.kind === kind && row.deletedAt === null);
  }

  /**
   * Whether another live row conflicts with the given row: a category with the same slug, or a sale of the same
   * product.
   */
  private clashes(id: string | undefined, { kind, values }: Row): boolean {
    const key = { category: 'slug', sale: 'productId' }[kind as string];
    return (
      key !== undefined &&
      this.live(kind).some(([other, row]) => other !== id && row.values[key] === values[key])
    );
  }

  private async addCategory(slug: string): Promise<void> {
    const row: Row = { kind: 'category', values: { slug, isSample: false }, deletedAt: null };
    const body = categoryBody({ slug });
    if (this.clashes(undefined, row)) await admin.post('/api/categories').send(body).expect(409);
    else {
      const id = await create(admin, '/api/categories', body);
      await this.record([{ id, before: null, after: row }, ...this.takenOver(id, slug)]);
    }
  }

  private liveCategory(slug: Value | undefined): string | undefined {
    return this.live('category').find(([, { values }]) => values['slug'] === slug)?.[0];
  }

  /** Returns the steps on the products of deleted categories with the slug, which move to the category with this id. */
  private takenOver(categoryId: string, slug: Value | undefined): Step[] {
    return [...this.rows].flatMap(([id, before]): Step[] => {
      const category = this.rows.get(String(before.values['categoryId']));
      const isTaken = category && category.deletedAt !== null && category.values['slug'] === slug;
      return isTaken ? [{ id, before, after: { ...before, values: { ...before.values, categoryId } } }] : [];
    });
  }

  private async addProduct(category: string, number: number): Promise<void> {
    const image = await this.existing(number);
    const body = productBody({ category, price: 1000 * (number + 1), images: [image] });
    const categoryId = this.liveCategory(category);
    if (categoryId === undefined) {
      await admin.post('/api/products').send(body).expect(400);
      return;
    }
    const id = await create(admin, '/api/products', body);
    const values = { categoryId, price: 1000 * (number + 1), image, isActive: true, isSample: false };
    await this.added(id, { kind: 'product', values, deletedAt: null });
  }

  private async addSale(which: number, number: number): Promise<void> {
    const [productId] = pick(this.live('product'), which) ?? [];
    if (productId === undefined) return;
    const row: Row = {
      kind: 'sale',
      values: { productId, discount: number + 10, isSample: false },
      deletedAt: null,
    };
    const body = { productId, discountPercentage: number + 10, endDate: FAR };
    if (!this.isLowered(productId, number)) await admin.post('/api/flash-sales').send(body).expect(400);
    else if (this.clashes(undefined, row)) await admin.post('/api/flash-sales').send(body).expect(409);
    else await this.added(await create(admin, '/api/flash-sales', body), row);
  }

  private async saveContent(title: string): Promise<void> {
    await admin
      .post('/api/admin/footer-settings')
      .send({ ...DEFAULT_FOOTER_SETTINGS, newsletterTitle: title })
      .expect(200);
    const before = this.rows.get(CONTENT) ?? null;
    await this.record([
      { id: CONTENT, before, after: { kind: 'content', values: { title }, deletedAt: null } },
    ]);
  }

  private async edit(id: string, row: Row, slug: string, number: number): Promise<void> {
    if (row.kind === 'category') return this.rename(id, row, slug);
    if (row.kind === 'sale') {
      const { productId } = row.values;
      const body = { productId, discountPercentage: number + 10, endDate: FAR };
      const isShown = this.live('product').some(([product]) => product === productId);
      const isPossible = isShown && this.isLowered(String(productId), number);
      await admin
        .put(`/api/flash-sales/${id}`)
        .send(body)
        .expect(isPossible ? 200 : isShown ? 400 : 404);
      return isPossible ? this.changed(id, { discount: number + 10 }) : undefined;
    }
    const { categoryId = null } = row.values;
    const category = this.rows.get(String(categoryId))?.values['slug'];
    // Half of the edits also replace the photo: those with an odd number.
    const image = number % 2 === 0 ? row.values['image'] : await this.existing(number);
    await admin
      .put(`/api/products/${id}`)
      .send(productBody({ category, price: 1000 * (number + 1), images: [image] }))
      .expect(200);
    const edited = { categoryId: this.liveCategory(category) ?? categoryId, price: 1000 * (number + 1) };
    // The visibility alone does not make a sample the owner's own.
    const { isSample } = this.owned(row, { ...edited, image: image ?? null }).values;
    const after = {
      ...row.values,
      ...edited,
      image: image ?? null,
      isActive: true,
      isSample: isSample ?? false,
    };
    return this.record([{ id, before: row, after: { ...row, values: after } }]);
  }

  /**
   * Sends a change of some products, among them deleted, outdated and unknown ones.
   * @param change returns the changed row, the same row if it stays as it is, and undefined if it cannot change so.
   */
  private async changeMany(
    which: number,
    body: Readonly<Record<string, unknown>>,
    change: (row: Row) => Row | undefined,
  ): Promise<void> {
    const stored = await source.query<{ id: string; version: number }[]>('SELECT id, version FROM product');
    const versions = new Map(stored.map(({ id, version }) => [id, version]));
    const products = [...this.rows].filter(([, { kind }]) => kind === 'product');
    const chosen = products.filter((_, index) => (which >> (index % 5)) % 2 === 1);
    const isStale = (index: number): boolean => index === 2 && which % 3 === 0;
    const unknown = { id: randomUUID(), version: 1 };
    const items = chosen.map(([id], index) => {
      return { id, version: (versions.get(id) ?? 1) + (isStale(index) ? 1 : 0) };
    });
    const outcomes = chosen.map(([id, row], index) => {
      const after = row.deletedAt !== null || isStale(index) ? undefined : change(row);
      return { id, before: row, after };
    });
    const send = (dryRun: boolean) =>
      admin
        .post('/api/admin/products/changes')
        .send({ items: [unknown, ...items], change: body, dryRun })
        .expect(200);
    const preview = (await send(true)).body as { changed: object[] };
    await this.expectNothingRecorded();
    const steps = outcomes.flatMap(({ id, before, after }) =>
      after && after !== before ? [{ id, before, after }] : [],
    );
    const left = outcomes.filter(({ after }) => after === undefined).map(({ id }) => id);
    const result = (await send(false)).body as {
      changed: { id: string }[];
      unchanged: number;
      skipped: { id: string }[];
      change: number | null;
    };
    // Only a preview shows each price.
    const changed = preview.changed.map((product) => ({ ...product, prices: [] }));
    expect({ ...preview, changed, change: result.change }).toEqual(result);
    expect([result.changed, result.skipped].map((rows) => rows.map(({ id }) => id))).toEqual([
      steps.map(({ id }) => id),
      [unknown.id, ...left],
    ]);
    expect(result.unchanged).toBe(outcomes.length - steps.length - left.length);
    if (steps.length === 0) return this.expectNothingRecorded();
    await this.record(steps);
    expect(result.change).toBe(this.last);
  }

  private changePrices(which: number, number: number): Promise<void> {
    const [percent, amount] = [[8, -90, 12.5][number], number === 3 ? -1500 : undefined];
    const step = which % 2 === 0 ? 500 : undefined;
    const priced = (price: number): number => {
      const exact =
        amount === undefined
          ? Math.floor((price * (1000 + (percent ?? 0) * 10) + 500) / 1000)
          : price + amount;
      const rounded = step ? Math.floor((exact + step / 2) / step) * step : exact;
      return price > 0 ? Math.max(rounded, step ?? 1) : rounded;
    };
    return this.changeMany(which, { price: { percent, amount, roundTo: step } }, (row) => {
      const price = Number(row.values['price']);
      if (amount !== undefined && price + amount < 0) return undefined;
      return priced(price) === price ? row : this.owned(row, { price: priced(price) });
    });
  }

  private async moveMany(which: number, slug: string): Promise<void> {
    const categoryId = this.liveCategory(slug);
    const change = { category: slug };
    if (categoryId !== undefined)
      return this.changeMany(which, change, (row) =>
        row.values['categoryId'] === categoryId ? row : this.owned(row, { categoryId }),
      );
    const items = [{ id: randomUUID(), version: 1 }];
    await admin.post('/api/admin/products/changes').send({ items, change }).expect(400);
  }

  /** Pins a live product before the others, or takes away its pin. */
  private async pin(which: number): Promise<void> {
    const [id] = pick(this.live('product'), which) ?? [];
    if (id === undefined) return;
    const before = this.rows.get(PINS) ?? null;
    const pinned = String(before?.values['productIds'] ?? '')
      .split(' ')
      .filter(Boolean);
    const productIds = pinned.includes(id) ? pinned.filter((one) => one !== id) : [id, ...pinned];
    await admin.put('/api/admin/products/pins').send({ productIds }).expect(200);
    const values = { productIds: productIds.join(' ') };
    await this.record([{ id: PINS, before, after: { kind: 'pins', values, deletedAt: null } }]);
  }

  private isLowered(productId: string, number: number): boolean {
    const price = Number(this.rows.get(productId)?.values['price']);
    return salePrice(price, number + 10) < price;
  }

  private async addSales(which: number, slug: string, number: number): Promise<void> {
    const [, product] = (which % 4 > 0 && pick(this.live('product'), which)) || [];
    const category = String(this.rows.get(String(product?.values['categoryId']))?.values['slug'] ?? slug);
    const categoryId = this.liveCategory(category);
    const products = this.live('product').filter(([, { values }]) => values['categoryId'] === categoryId);
    const body = { category, discountPercentage: number + 10, endDate: FAR };
    const send = () => admin.post('/api/admin/flash-sales/batch').send(body);
    if (categoryId === undefined || products.length === 0) {
      await send().expect(400);
      return;
    }
    const discount = number + 10;
    const sales = products.map(([productId]): [string, Row] => [
      productId,
      { kind: 'sale', values: { productId, discount, isSample: false }, deletedAt: null },
    ]);
    const added = sales.filter(([id, row]) => this.isLowered(id, number) && !this.clashes(undefined, row));
    const { body: answer } = await send().expect(201);
    const { created, skipped } = answer as { created: number; skipped: { id: string }[] };
    expect(created).toBe(added.length);
    expect(skipped.map(({ id }) => id).sort()).toEqual(
      products
        .map(([id]) => id)
        .filter((id) => !added.some(([one]) => one === id))
        .sort(),
    );
    if (added.length === 0) return this.expectNothingRecorded();
    const stored = await source.query<{ id: string; productId: string }[]>(
      'SELECT id, product_id AS "productId" FROM flash_sale',
    );
    const steps = stored
      .filter(({ id }) => !this.rows.has(id))
      .map(({ id, productId }) => ({ id, before: null, after: new Map(added).get(productId) ?? null }));
    await this.record(steps);
  }

  /** The last change that deleted or restored a row. */
  private lineOf(id: string): Change | undefined {
    const isLive = (row: Row | null): boolean => row?.deletedAt === null;
    return this.changes.findLast(({ steps }) =>
      steps.some((step) => step.id === id && step.after && isLive(step.before) !== isLive(step.after)),
    );
  }

  private isInBin({ kind, deletedAt }: Row): boolean {
    return FOLDERS[kind] !== undefined && deletedAt !== null && deletedAt > this.now - BIN_MS;
  }

  /** Selects a change, mostly one that deleted something. */
  private pickDeletion(which: number): Change | undefined {
    const deletions = this.changes.filter(({ steps }) => steps.some(isDeletion));
    return pick(which % 4 > 0 && deletions.length > 0 ? deletions : this.changes, which);
  }

  private async restoreTogether(which: number): Promise<void> {
    const change = this.pickDeletion(which);
    if (!change) return;
    const deleted = change.steps.filter(isDeletion);
    const { body } = await admin
      .post(`/api/admin/deleted/changes/${change.id}/restore`)
      .expect(deleted.length === 0 ? 404 : 200);
    if (deleted.length === 0) return;
    const answer = new Answer();
    for (const { id } of deleted.toReversed()) {
      const row = this.rows.get(id);
      if (!row || isErased(row)) answer.skip(id);
      else if (row.deletedAt !== null && this.lineOf(id) === change)
        if (this.isInBin(row)) await this.takeBack(answer, id, row, { ...row, deletedAt: null });
        else answer.skip(id);
    }
    await this.expectAnswer(answer, body);
  }

  private async eraseTogether(which: number): Promise<void> {
    const change = this.pickDeletion(which);
    if (!change) return;
    const line = [...this.rows].filter(([id, row]) => this.isInBin(row) && this.lineOf(id) === change);
    await admin.delete(`/api/admin/deleted/changes/${change.id}`).expect(line.length === 0 ? 404 : 204);
    if (line.length === 0) return;
    const steps = line.map(([id, row]): Step => {
      const after = this.hasProducts(id) ? { ...row, deletedAt: ERASED } : null;
      return { id, before: row, after };
    });
    await this.record(steps);
  }

  /** Compares the lines of the bin: what one change deleted is one line. */
  async expectLines(): Promise<void> {
    const lines = new Map<number, number>();
    for (const [id, row] of this.rows)
      if (this.isInBin(row)) {
        const line = this.lineOf(id)?.id ?? 0;
        lines.set(line, (lines.get(line) ?? 0) + 1);
      }
    const { body } = await admin.get('/api/admin/deleted?grouped=true').expect(200);
    const listed = body as { change: number; together: number }[];
    expect(new Map(listed.map(({ change, together }) => [change, together]))).toEqual(lines);
  }

  private async rename(id: string, row: Row, slug: string): Promise<void> {
    const renamed: Row = { ...row, values: { ...row.values, slug } };
    const isTaken = this.clashes(id, renamed);
    await admin
      .put(`/api/categories/${id}`)
      .send(categoryBody({ slug }))
      .expect(isTaken ? 409 : 200);
    if (isTaken) return;
    const after = this.owned(row, { slug });
    const taken = slug === row.values['slug'] ? [] : this.takenOver(id, slug);
    await this.record([{ id, before: row, after }, ...taken]);
  }

  private async delete(id: string, row: Row): Promise<void> {
    const isShown =
      row.kind !== 'sale' || this.live('product').some(([product]) => product === row.values['productId']);
    await admin.delete(`/api/${FOLDERS[row.kind]}/${id}`).expect(isShown ? 204 : 404);
    if (isShown) await this.record([{ id, before: row, after: this.deleted(row) }]);
  }

  private async restore(id: string, row: Row): Promise<void> {
    const isShown =
      row.kind !== 'sale' || this.live('product').some(([product]) => product === row.values['productId']);
    const isRefused = !isShown || this.clashes(id, row);
    await admin.post(`/api/admin/${FOLDERS[row.kind]}/${id}/restore`).expect(isRefused ? 409 : 200);
    if (isRefused) return;
    this.rows.set(id, { ...row, deletedAt: null });
    const taken = row.kind === 'category' ? this.takenOver(id, row.values['slug']) : [];
    await this.record([{ id, before: row, after: { ...row, deletedAt: null } }, ...taken]);
  }

  private async erase(id: string, row: Row): Promise<void> {
    await admin.delete(`/api/admin/deleted/${FOLDERS[row.kind]}/${id}`).expect(204);
    const after = this.hasProducts(id) ? { ...row, deletedAt: ERASED } : null;
    await this.record([{ id, before: row, after }]);
  }

  private hasProducts(categoryId: string): boolean {
    return [...this.rows.values()].some(({ values }) => values['categoryId'] === categoryId);
  }

  private async removeSamples(): Promise<void> {
    await admin.post('/api/admin/delete-sample-data').expect(200);
    const samples = this.rows.get('1');
    if (samples?.values['stage'] !== 'sown') return this.expectNothingRecorded();
    const steps: Step[] = [];
    const removeAll = (kind: Kind, isRemoved: (row: Row, id: string) => boolean = () => true): void => {
      for (const [id, row] of this.live(kind))
        if (row.values['isSample'] === true && isRemoved(row, id))
          steps.push({ id, before: row, after: this.deleted(row) });
    };
    removeAll('sale');
    removeAll('product');
    const removed = new Set(steps.map(({ id }) => id));
    // A category that still contains a product of the owner is not removed.
    removeAll(
      'category',
      (_, category) =>
        !this.live('product').some(
          ([id, { values }]) => !removed.has(id) && values['categoryId'] === category,
        ),
    );
    const gone: Row = { ...samples, values: { stage: 'removed' } };
    return this.record([...steps, { id: '1', before: samples, after: gone }]);
  }

  /**
   * Lets days pass in the shop and in the model. The collector runs before and after, because it removes only images
   * that were already unused a day before. The purge runs after these days, and again two hours later.
   */
  private async letPass(days: number): Promise<void> {
    const collector = shop.app.get(GarbageCollector);
    await collector.collect();
    for (const ms of [days * DAY, 2 * HOUR]) {
      clock.advance(ms);
      this.now += ms;
      await shop.app.get(Purge).runIfDue();
    }
    await collector.collect();
    const purge = (isPurged: (id: string, row: Row) => boolean): void => {
      for (const [id, row] of this.rows)
        if (row.deletedAt !== null && row.deletedAt <= this.now - BIN_MS && isPurged(id, row))
          this.rows.delete(id);
    };
    purge((_, { kind }) => kind !== 'category');
    purge((id) => !this.hasProducts(id));
    for (const [id, { kind, values }] of this.rows)
      if (kind === 'sale' && !this.rows.has(String(values['productId']))) this.rows.delete(id);
    this.changes = this.changes.filter(({ at }) => at >= this.now - HISTORY_MS);
    await stayLoggedIn(new Date(this.now));
    await this.expectNamedImages();
  }

  /** Expects that every image exists that a row or a change of the last 30 days refers to. */
  private async expectNamedImages(): Promise<void> {
    const recent = this.changes.filter(({ at }) => at > this.now - IMAGES_KEPT_MS);
    const named = recent.flatMap(({ steps }) =>
      steps.flatMap(({ before, after }) => {
        const both = [before?.values['image'], after?.values['image']];
        return both[0] === both[1] ? [] : both;
      }),
    );
    const shown = [...this.rows.values()].map(({ values }) => values['image']);
    for (const image of new Set([...named, ...shown]))
      if (typeof image === 'string') expect([image, await exists(image)]).toEqual([image, true]);
  }

  private async undo(which: number): Promise<void> {
    const change = pick(this.changes, which);
    if (!change) return;
    const { body } = await admin.post(`/api/admin/changes/${change.id}/undo`).expect(200);
    const answer = new Answer();
    for (const { id, before, after } of change.steps.toReversed()) {
      const row = this.rows.get(id);
      if (!row || isErased(row) || !after || !isSame(row, after)) answer.skip(id);
      else if (before && isSame(row, before)) answer.skip(id);
      else await this.takeBack(answer, id, row, before ?? this.removed(row));
    }
    await this.expectAnswer(answer, body);
  }

  private async goBack(which: number): Promise<void> {
    const change = pick(this.changes, which);
    const step = change && pick(change.steps, which);
    const type = step && TYPES[(step.before ?? step.after)?.kind ?? 'samples'];
    if (!change || !step || !type) return;
    const { body } = await admin
      .post(`/api/admin/changes/${change.id}/restore`)
      .send({ subject: `${type}:${step.id}` })
      .expect(200);
    const answer = new Answer();
    const row = this.rows.get(step.id);
    const earlier = row && (step.before ?? this.removed(row));
    if (!row || isErased(row) || !earlier || earlier.deletedAt !== null || isSame(row, earlier))
      answer.skip(step.id);
    else await this.takeBack(answer, step.id, row, earlier);
    await this.expectAnswer(answer, body);
  }

  /** Predicts the return of a row to an earlier state. The shop skips a row with a removed photo, an erased
   * category or a conflict. */
  private async takeBack(answer: Answer, id: string, row: Row, earlier: Row): Promise<void> {
    const after = earlier.deletedAt === null ? earlier : { ...earlier, deletedAt: this.now };
    const { image } = after.values;
    const isImageGone = typeof image === 'string' && image !== row.values['image'] && !(await exists(image));
    const { categoryId } = after.values;
    const isCategoryGone = categoryId !== undefined && !this.rows.has(String(categoryId));
    if (isImageGone || isCategoryGone || (after.deletedAt === null && this.clashes(id, after)))
      answer.skip(id);
    else {
      answer.steps.unshift({ id, before: row, after });
      this.rows.set(id, after);
    }
  }

  private async expectAnswer({ steps, skipped }: Answer, body: unknown): Promise<void> {
    const answer = body as { restored: number; skipped: { rowId: string }[] };
    const isShown = (id: string): boolean => id !== '1';
    expect([answer.restored, answer.skipped.map(({ rowId }) => rowId).sort()]).toEqual([
      steps.filter(({ id }) => isShown(id)).length,
      skipped.filter(isShown).sort(),
    ]);
    if (steps.length > 0) await this.record(steps);
    else await this.expectNothingRecorded();
  }

  private deleted = (row: Row): Row => ({ ...row, deletedAt: this.now });

  /** The state of a row after the undo of its addition: content and pins lose their values, others are deleted. */
  private removed = (row: Row): Row => {
    const emptied: Partial<Record<Kind, Row['values']>> = {
      content: { title: null },
      pins: { productIds: '' },
    };
    const values = emptied[row.kind];
    return values ? { ...row, values } : this.deleted(row);
  };

  private owned(row: Row, values: Row['values']): Row {
    const edited = { ...row.values, ...values };
    const isChanged = JSON.stringify(edited) !== JSON.stringify(row.values);
    return { ...row, values: { ...edited, isSample: !isChanged && row.values['isSample'] === true } };
  }

  private async added(id: string, row: Row): Promise<void> {
    await this.record([{ id, before: null, after: row }]);
  }

  private async changed(id: string, values: Row['values']): Promise<void> {
    const before = this.rows.get(id);
    if (before) await this.record([{ id, before, after: this.owned(before, values) }]);
  }

  private async record(steps: readonly Step[]): Promise<void> {
    for (const { id, after } of steps)
      if (after) this.rows.set(id, after);
      else this.rows.delete(id);
    const id = await this.lastChange();
    expect(id).toBeGreaterThan(this.last);
    this.last = id;
    this.changes.push({ id, at: this.now, steps });
  }

  private async expectNothingRecorded(): Promise<void> {
    expect(await this.lastChange()).toBeLessThanOrEqual(this.last);
  }

  private async lastChange(): Promise<number> {
    const [row] = await source.query<{ id: number | null }[]>('SELECT max(id)::float8 AS id FROM change');
    return row?.id ?? 0;
  }

  /** Returns the path of a photo. If the garbage collector has removed the photo, it is uploaded again. */
  private async existing(number: number): Promise<string> {
    const [image = '', photo] = [images[number], photos[number]];
    if (photo && !(await exists(image))) expect(await upload(shop, admin, photo)).toBe(image);
    return image;
  }
}

/** The expected result of an undo or a restore: the changed rows (`steps`), and the ids of the skipped rows. */
class Answer {
  readonly steps: Step[] = [];
  readonly skipped: string[] = [];

  skip(id: string): void {
    this.skipped.push(id);
  }
}

const pick = <T>(items: readonly T[], which: number): T | undefined =>
  items[which % Math.max(1, items.length)];

/** Reads all rows of the shop in the form that the model uses. */
async function storedRows(): Promise<[string, Row][]> {
  const rows = await source.query<{ id: string; kind: Kind; values: Row['values']; isDeleted: boolean }[]>(`
    SELECT id::text, 'category' AS kind, deleted_at IS NOT NULL AS "isDeleted",
           jsonb_build_object('slug', slug, 'isSample', is_sample) AS values FROM category
    UNION ALL
    SELECT id::text, 'product', deleted_at IS NOT NULL, jsonb_build_object(
      'categoryId', category_id, 'price', price, 'image', images[1], 'isActive', is_active, 'isSample', is_sample)
    FROM product
    UNION ALL
    SELECT id::text, 'sale', deleted_at IS NOT NULL, jsonb_build_object(
      'productId', product_id, 'discount', discount_percentage, 'isSample', is_sample) FROM flash_sale
    UNION ALL
    SELECT key, 'content', false, jsonb_build_object('title', body -> 'newsletterTitle') FROM content
    UNION ALL
    SELECT id::text, 'pins', false, jsonb_build_object('productIds', array_to_string(product_ids, ' ')) FROM pins
    UNION ALL
    SELECT id::text, 'samples', false, jsonb_build_object('stage', stage) FROM sample_data`);
  return rows.map(({ id, kind, values, isDeleted }) => [
    id,
    { kind, values, deletedAt: isDeleted ? 1 : null },
  ]);
}

it(
  'the stored rows match the model after random sequences of changes, restores and undos',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { minLength: 6, maxLength: 20 }), async (commands) => {
        const model = new Model();
        await model.begin(firstRows);
        for (const command of commands) await model.run(command);
        const expected = [...model.rows].map(([id, row]) => [
          id,
          { ...row, deletedAt: row.deletedAt === null ? null : 1 },
        ]);
        expect(Object.fromEntries(await storedRows())).toEqual(Object.fromEntries(expected));
        await model.expectLines();
        expect(await recordedChanges()).toEqual(model.changes.map(({ id }) => id));
      }),
      // Stops at the first failure. The search for a smaller example would repeat the whole run many times.
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
  60_000 + RUNS * 10_000,
);

const recordedChanges = async (): Promise<number[]> =>
  (await source.query<{ id: number }[]>('SELECT id::float8 AS id FROM change ORDER BY id')).map(
    ({ id }) => id,
  );
