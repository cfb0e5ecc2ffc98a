import { rm } from 'node:fs/promises';

export default async function tearDown() {
  await rm(process.env.TEST_SAMPLE_SHOP, { recursive: true, force: true });
  await globalThis.stopTestPostgres?.();
}
