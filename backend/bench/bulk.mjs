// Measures a change of the prices of 2,000 products, a third with price lists, and its undo.
import { owner } from './composition.mjs';
import { median, row, timed } from './figures.mjs';
import { fill, withDatabase } from './fill.mjs';
import { ADMIN_PASSWORD, startShop } from './start-shop.mjs';

const PRODUCTS = 2000;
const ROUNDS = 5;
const ADD_LISTS = `
  UPDATE product SET (pricing, price_unit, price_from, price_on_request) =
    (SELECT pricing, price_unit, price_from, price_on_request FROM product
     WHERE pricing IS NOT NULL AND NOT price_on_request ORDER BY octet_length(pricing::text) DESC LIMIT 1)
  WHERE get_byte(uuid_send(id), 15) % 3 = 0`;

export async function run() {
  const shop = await startShop({ env: { ADMIN_PASSWORD } });
  try {
    await fill(shop, PRODUCTS);
    await withDatabase(shop, async (client) => {
      await client.query(ADD_LISTS);
      await client.query('VACUUM (ANALYZE) product');
    });
    const send = await owner(shop.origin, ADMIN_PASSWORD);
    const changes = [];
    const undos = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const products = await (await send('GET', '/api/admin/products')).json();
      const items = products.map(({ id, version }) => ({ id, version }));
      let change;
      changes.push(
        await timed(async () => {
          const body = { items, change: { price: { percent: 8, roundTo: 100 } } };
          const answer = await (await send('POST', '/api/admin/products/changes', body)).json();
          if (!(answer.changed?.length > PRODUCTS * 0.9))
            throw new Error(JSON.stringify(answer).slice(0, 300));
          change = answer.change;
        }),
      );
      undos.push(
        await timed(async () => {
          const undone = await (await send('POST', `/api/admin/changes/${change}/undo`)).json();
          if (!(undone.restored > PRODUCTS * 0.9)) throw new Error(JSON.stringify(undone).slice(0, 300));
        }),
      );
    }
    const measured = (what, rounds) => row(what, 'ms', { value: median(rounds), atMost: 5000 });
    return [measured('prices of 2,000 products', changes), measured('undo of these prices', undos)];
  } finally {
    await shop.stop();
  }
}
