// Measures the cost of the change history: writes with and without the history's triggers, alternately, and a read of
// the newest entries of a long history.
import { owner, productsWithOnePrice, savePrice } from './composition.mjs';
import { median, medians, row, timed } from './figures.mjs';
import { withDatabase } from './fill.mjs';
import { ADMIN_PASSWORD, startShop } from './start-shop.mjs';

const ROUNDS = 200;
const ENTRIES = 100_000;
// Inserts $1 changes, each of which changed the price of one product.
const INSERT_CHANGES = `
  WITH made AS (
    INSERT INTO change (at, kind) SELECT now() - n * interval '1 s', 'updateProduct' FROM generate_series($1::int, 1, -1) n
    RETURNING id)
  INSERT INTO change_row (change_id, seq, table_name, row_id, before, after)
  SELECT made.id, 1, 'product', (SELECT id FROM product LIMIT 1), '{"price": 1}', '{"price": 2}' FROM made`;

export async function run() {
  const shop = await startShop({ env: { ADMIN_PASSWORD } });
  try {
    const send = await owner(shop.origin, ADMIN_PASSWORD);
    const [product] = await productsWithOnePrice(shop.origin);
    let price = product.price;
    const save = () =>
      timed(async () => {
        price += 1;
        const saved = await savePrice(send, product, price);
        if (!saved.ok) throw new Error(`Saving: ${saved.status}`);
      });
    const rounds = [];
    await withDatabase(shop, async (client) => {
      for (let round = 0; round < 2 * ROUNDS; round += 1) {
        await client.query('ALTER TABLE product ENABLE TRIGGER product_update_recorded');
        const value = await save();
        await client.query('ALTER TABLE product DISABLE TRIGGER product_update_recorded');
        rounds.push({ value, reference: await save() });
      }
      await client.query(INSERT_CHANGES, [ENTRIES]);
      await client.query('VACUUM (ANALYZE) change, change_row');
    });
    const reads = [];
    for (let round = 0; round < 20; round += 1)
      reads.push(await timed(async () => (await send('GET', '/api/admin/changes')).json()));
    return [
      row('a write that is recorded', 'ms', {
        // The first half of the rounds is a warm-up.
        ...medians(rounds.slice(ROUNDS)),
        atMost: 1.3,
        note: 'beside one that is not',
      }),
      row(`newest of ${ENTRIES.toLocaleString('en')} entries`, 'ms', { value: median(reads), atMost: 100 }),
    ];
  } finally {
    await shop.stop();
  }
}
