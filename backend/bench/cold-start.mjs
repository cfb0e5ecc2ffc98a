// Measures the milliseconds from the start of the shop's process until the shop is ready, on an existing data folder.
// Compares the time with that of a bare Nest process.
import { rm } from 'node:fs/promises';
import { medians, row } from './figures.mjs';
import { makeFolder, startBareNest, startShop } from './start-shop.mjs';

const STARTS = 5;

export async function run() {
  const folder = await makeFolder();
  const starts = [];
  try {
    // The first start creates the database, so it is not measured.
    for (let start = 0; start <= STARTS; start += 1) {
      const shop = await startShop({ folder });
      try {
        const bare = await startBareNest(shop);
        await bare.stop();
        if (start > 0) starts.push({ value: shop.startMs, reference: bare.startMs });
      } finally {
        await shop.stop();
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return [
    row('cold start', 'ms', {
      ...medians(starts),
      note: 'with PostgreSQL; bare Nest and TypeORM find it running',
    }),
  ];
}
