// Measures the first read of a page and of a list after a write, with 20,000 products. The page is compared with one
// render from API responses in memory. The list is compared with one query and its JSON.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { owner, productsWithOnePrice, savePrice } from './owner.mjs';
import { medians, row, timed } from './figures.mjs';
import { fill, withDatabase } from './fill.mjs';
import { read } from './load.mjs';
import { ADMIN_PASSWORD, V8_LIMITS, startShop } from './start-shop.mjs';

const PRODUCTS = 20_000;
const ROUNDS = 20;
const PAGE = '/';
const LIST = '/api/products?limit=9';
// Counts all products too, because the response states the total in the header X-Total-Count.
const LIST_QUERY = `
  SELECT p.*, c.slug AS category, c.deleted_at IS NOT NULL AS uncategorised,
         (SELECT count(*) FROM product WHERE deleted_at IS NULL AND is_active) AS total
  FROM product p JOIN category c ON c.id = p.category_id
  WHERE p.deleted_at IS NULL AND p.is_active
  ORDER BY p.created_at DESC, p.id LIMIT 9`;

export async function run() {
  const shop = await startShop({ env: { ADMIN_PASSWORD } });
  const renderer = fork(fileURLToPath(new URL('render-page.mjs', import.meta.url)), [shop.origin, PAGE], {
    execArgv: V8_LIMITS,
  });
  try {
    await fill(shop, PRODUCTS);
    const send = await owner(shop.origin, ADMIN_PASSWORD);
    const render = async () => {
      renderer.send('render');
      return (await once(renderer, 'message'))[0];
    };
    const pageRow = await compare(shop, send, PAGE, 'one render', render);
    const listRow = await withDatabase(shop, (client) =>
      compare(shop, send, LIST, 'one query and its JSON', () =>
        timed(async () => JSON.stringify((await client.query(LIST_QUERY)).rows)),
      ),
    );
    return [pageRow, listRow];
  } finally {
    renderer.kill();
    await shop.stop();
  }
}

// Measures the shop and the reference in turns. The first half of the rounds is a warm-up and is not counted.
async function compare({ origin }, send, path, note, reference) {
  const [product] = await productsWithOnePrice(origin);
  const rounds = [];
  for (let round = 1; round <= 2 * ROUNDS; round += 1) {
    const saved = await savePrice(send, product, product.price + round);
    if (!saved.ok) throw new Error(`Saving: ${saved.status}`);
    rounds.push({ value: await timed(() => read(origin + path)), reference: await reference() });
  }
  return row(`${path}: first read after a write`, 'ms', {
    ...medians(rounds.slice(ROUNDS)),
    atMost: 2,
    note: `beside ${note}`,
  });
}
