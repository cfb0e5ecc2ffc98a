import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Agent, categoryBody, create, productBody } from './support/catalog.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

const ROUNDS = 10;

interface TakenBack {
  readonly restored: number;
  readonly skipped: readonly { readonly reason: string }[];
}

let database: TestDatabase;
let shops: readonly Shop[] = [];
let first: Agent;
let second: Agent;
beforeAll(async () => {
  database = await createDatabase();
  shops = [await startShop({ databaseUrl: database.url }), await startShop({ databaseUrl: database.url })];
  [first, second] = (await Promise.all(shops.map((shop) => shop.login()))) as [Agent, Agent];
  await create(first, '/api/categories', categoryBody());
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await database.drop();
});

const lastChange = async (): Promise<number> =>
  ((await first.get('/api/admin/changes?limit=1').expect(200)).body as { id: number }[])[0]?.id ?? 0;
/** Creates a product whose price was 1, then 2, then 3. @returns the ids of the product and of both edits. */
async function edited(): Promise<{ id: string; toTwo: number; toThree: number }> {
  const id = await create(first, '/api/products', productBody({ price: 1 }));
  const edit = (price: number) => first.put(`/api/products/${id}`).send(productBody({ price })).expect(200);
  await edit(2);
  const toTwo = await lastChange();
  await edit(3);
  return { id, toTwo, toThree: await lastChange() };
}
const undo = (admin: Agent, change: number) => admin.post(`/api/admin/changes/${change}/undo`);
const goBack = (admin: Agent, change: number, id: string) =>
  admin.post(`/api/admin/changes/${change}/restore`).send({ subject: `product:${id}` });
const restored = ({ body }: { body: unknown }): number => (body as TakenBack).restored;

describe('when two replicas undo or restore at the same time', () => {
  /** Returns the two agents, in an order that changes from round to round. */
  const agentsOf = (round: number): [Agent, Agent] => (round % 2 === 0 ? [first, second] : [second, first]);

  it.each<[string, (one: Agent, other: Agent) => Promise<readonly { status: number; body: unknown }[]>]>([
    [
      'the same change is undone once',
      async (one, other) => {
        const { toThree } = await edited();
        return Promise.all([undo(one, toThree), undo(other, toThree)]);
      },
    ],
    [
      'the same earlier state is restored once',
      async (one, other) => {
        const { id, toTwo } = await edited();
        return Promise.all([goBack(one, toTwo, id), goBack(other, toTwo, id)]);
      },
    ],
    [
      'the last change is undone, or its earlier state restored',
      async (one, other) => {
        const { id, toThree } = await edited();
        return Promise.all([undo(one, toThree), goBack(other, toThree, id)]);
      },
    ],
  ])('%s, and the other response states why its row was skipped', async (_, takeBack) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await lastChange();
      const answers = await takeBack(...agentsOf(round));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.map(restored).toSorted()).toEqual([0, 1]);
      const [loser] = answers.filter((answer) => restored(answer) === 0);
      expect((loser?.body as TakenBack | undefined)?.skipped).toEqual([
        expect.objectContaining({ reason: expect.stringMatching(/^(Sudah diubah lagi|Isinya sudah)/u) }),
      ]);
      expect(await lastChange()).toBeGreaterThan(before);
    }
  });

  it('a simultaneous undo and bin restore restore a deleted product only once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = agentsOf(round);
      const { id } = await edited();
      await first.delete(`/api/products/${id}`).expect(204);
      const deletion = await lastChange();
      const [undone, fromBin] = await Promise.all([
        undo(one, deletion).expect(200),
        other.post(`/api/admin/products/${id}/restore`),
      ]);
      expect([
        [1, 404],
        [0, 200],
      ]).toContainEqual([restored(undone), fromBin.status]);
      const { body } = await first.get(`/api/admin/changes?subject=product:${id}`).expect(200);
      expect((body as { id: number }[]).filter((change) => change.id > deletion)).toHaveLength(1);
      await first.get(`/api/products/${id}`).expect(200);
    }
  });

  it('a simultaneous edit and restore leave the product in the state of one request', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = agentsOf(round);
      const { id, toTwo } = await edited();
      const answers = await Promise.all([
        one.put(`/api/products/${id}`).send(productBody({ price: 9 })),
        goBack(other, toTwo, id),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body } = await first.get(`/api/admin/products/${id}`).expect(200);
      // `goBack` restores the state before the change `toTwo`, with the price 1.
      expect([1, 9]).toContain((body as { price: number }).price);
    }
  });
});
