// Compares the built shop with references, part by part, and prints one table. Loopback and Linux only (/proc). Takes
// about five minutes. `node backend/bench/bench.mjs [part …]`, by default all parts.
import { availableParallelism } from 'node:os';
import { table } from './figures.mjs';
import { GENERATOR } from './load.mjs';

// A part is a file of this folder that exports `run`, which resolves to rows made by `row` of figures.mjs. The part
// under-load.mjs has no `run`: importing that file measures and prints a separate table.
const PARTS = ['rates', 'first-read', 'phone', 'memory', 'lists', 'under-load'];

console.log(`${availableParallelism()} cores, load by ${GENERATOR}`);
if (GENERATOR === 'autocannon') console.log('autocannon saturates before the servers do: install wrk');
const chosen = process.argv.slice(2);
const rows = [];
for (const part of PARTS.filter((part) => chosen.length === 0 || chosen.includes(part))) {
  console.log(`\n${part} …`);
  try {
    const { run } = await import(`./${part}.mjs`);
    rows.push(...((await run?.()) ?? []));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
if (rows.length > 0) console.log(`\n${table(rows)}`);
