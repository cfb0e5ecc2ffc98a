import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Agent, categoryBody, create, productBody } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';

/** More than in CI: MODEL_RUNS=1000 npm run test:services -- --testPathPatterns history-model */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 25);
const SLUGS = ['a', 'b', 'c'];

let shop: Shop;
let admin: Agent;
let source: DataSource;
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.login();
  source = shop.app.get(DataSource);
});
afterAll(() => shop.close());

/** A row as the model knows it. Two deletions of one row differ. */
interface Row {
  readonly kind: 'category' | 'product';
  readonly slug: string;
  readonly price: number;
  readonly deleted: number | null;
}
interface RowStep {
  readonly id: string;
  /** Null for an added row, which its undoing deletes. */
  readonly before: Row | null;
  readonly after: Row;
}
interface Change {
  readonly id: number;
  readonly steps: readonly RowStep[];
}
interface Command {
  readonly do: 'add category' | 'add product' | 'edit' | 'delete' | 'undo';
  readonly which: number;
  readonly slug: string;
  readonly price: number;
}

const isSame = (one: Row, other: Row): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the shop should do, beside what it does. */
class Model {
  readonly rows = new Map<string, Row>();
  readonly changes: Change[] = [];
  private deletions = 0;

  constructor(private readonly prefix: string) {}

  async run(command: Command): Promise<void> {
    const slug = `${this.prefix}-${command.slug}`;
    if (command.do === 'add category') return this.addCategory(slug);
    if (command.do === 'add product') return this.addProduct(slug, command.price);
    if (command.do === 'undo') return this.undo(command.which);
    const live = [...this.rows].filter(([, { deleted }]) => deleted === null);
    const [id, row] = live[command.which % Math.max(1, live.length)] ?? [];
    if (id === undefined || !row) return;
    if (command.do === 'delete') return this.delete(id, row);
    return row.kind === 'category' ? this.rename(id, row, slug) : this.reprice(id, row, command.price);
  }

  private liveCategory(slug: string, except?: string): boolean {
    return [...this.rows].some(
      ([id, row]) => id !== except && row.kind === 'category' && row.slug === slug && row.deleted === null,
    );
  }

  private async addCategory(slug: string): Promise<void> {
    if (this.liveCategory(slug)) {
      await admin.post('/api/categories').send(categoryBody({ slug })).expect(409);
      return;
    }
    const id = await create(admin, '/api/categories', categoryBody({ slug }));
    await this.added(id, { kind: 'category', slug, price: 0, deleted: null });
  }

  private async addProduct(slug: string, price: number): Promise<void> {
    const body = productBody({ category: slug, price });
    if (!this.liveCategory(slug)) {
      await admin.post('/api/products').send(body).expect(400);
      return;
    }
    const id = await create(admin, '/api/products', body);
    await this.added(id, { kind: 'product', slug, price, deleted: null });
  }

  private async rename(id: string, row: Row, slug: string): Promise<void> {
    const isTaken = this.liveCategory(slug, id);
    await admin
      .put(`/api/categories/${id}`)
      .send(categoryBody({ slug }))
      .expect(isTaken ? 409 : 200);
    if (isTaken) return;
    const moved = [...this.rows].filter(
      ([, other]) => other.kind === 'product' && other.slug === row.slug && slug !== row.slug,
    );
    await this.changed([id, ...moved.map(([product]) => product)], (other) => ({ ...other, slug }));
  }

  private async reprice(id: string, row: Row, price: number): Promise<void> {
    await admin
      .put(`/api/products/${id}`)
      .send(productBody({ category: row.slug, price }))
      .expect(200);
    await this.changed([id], (other) => ({ ...other, price }));
  }

  private async delete(id: string, { kind }: Row): Promise<void> {
    await admin.delete(`/api/${kind === 'product' ? 'products' : 'categories'}/${id}`).expect(204);
    const deleted = this.newDeletion();
    await this.changed([id], (row) => ({ ...row, deleted }));
  }

  private async undo(which: number): Promise<void> {
    const change = this.changes[which % Math.max(1, this.changes.length)];
    if (!change) return;
    const { body } = await admin.post(`/api/admin/changes/${change.id}/undo`).expect(200);
    const undone: RowStep[] = [];
    const skipped: string[] = [];
    for (const { id, before, after } of change.steps.toReversed()) {
      const row = this.rows.get(id);
      const earlier = before ?? { ...after, deleted: this.newDeletion() };
      const wouldClash =
        earlier.kind === 'category' && earlier.deleted === null && this.liveCategory(earlier.slug, id);
      if (!row || !isSame(row, after) || wouldClash) skipped.push(id);
      else {
        undone.unshift({ id, before: row, after: earlier });
        this.rows.set(id, earlier);
      }
    }
    const answer = body as { restored: number; skipped: { rowId: string }[] };
    expect([answer.restored, answer.skipped.map(({ rowId }) => rowId).sort()]).toEqual([
      undone.length,
      skipped.sort(),
    ]);
    if (undone.length > 0) await this.record(undone);
  }

  private async added(id: string, row: Row): Promise<void> {
    this.rows.set(id, row);
    await this.record([{ id, before: null, after: row }]);
  }

  private async changed(ids: readonly string[], change: (row: Row) => Row): Promise<void> {
    const steps = ids.flatMap((id): RowStep[] => {
      const before = this.rows.get(id);
      return before ? [{ id, before, after: change(before) }] : [];
    });
    for (const { id, after } of steps) this.rows.set(id, after);
    await this.record(steps);
  }

  private newDeletion(): number {
    this.deletions += 1;
    return this.deletions;
  }

  private async record(steps: readonly RowStep[]): Promise<void> {
    const [row] = await source.query<{ id: number }[]>('SELECT max(id)::float8 AS id FROM change');
    this.changes.push({ id: row?.id ?? 0, steps });
  }
}

const stored = (ids: string[]): Promise<object[]> =>
  source.query(
    `SELECT id, 'category' AS kind, slug, 0 AS price, deleted_at IS NOT NULL AS "isDeleted" FROM category WHERE id = ANY($1)
     UNION ALL
     SELECT id, 'product', category, price::int, deleted_at IS NOT NULL FROM product WHERE id = ANY($1)
     ORDER BY id`,
    [ids],
  );

const anyCommand: fc.Arbitrary<Command> = fc.record({
  do: fc.constantFrom('add category', 'add product', 'edit', 'edit', 'delete', 'undo', 'undo', 'undo'),
  which: fc.nat(20),
  slug: fc.constantFrom(...SLUGS),
  price: fc.integer({ min: 1, max: 3 }),
});

it(
  'leaves the rows as the model says after any sequence of additions, edits, deletions and undoings',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCommand, { minLength: 4, maxLength: 14 }), async (commands) => {
        const model = new Model(randomUUID().slice(0, 8));
        for (const slug of SLUGS.slice(0, 2))
          await model.run({ do: 'add category', which: 0, slug, price: 1 });
        await model.run({ do: 'add product', which: 0, slug: 'a', price: 1 });
        for (const command of commands) await model.run(command);
        const expected = [...model.rows].map(([id, { kind, slug, price, deleted }]) => {
          return { id, kind, slug, price, isDeleted: deleted !== null };
        });
        expect(await stored([...model.rows.keys()])).toEqual(
          expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
        );
      }),
      // Each smaller example would take as long again.
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  60_000 + RUNS * 3000,
);
