import { appendFileSync } from 'node:fs';

/** Whether the tests of attacks run in full (`make test-attacks`). Otherwise they run in a short form (`make test`). */
export const runsInFull = process.env['ATTACKS'] === 'full';

/** Counts what a program or a loop attacked. The table of families at the end of a run shows it. */
export function countCases(family: string, cases: number, failures: number): void {
  const file = process.env['ATTACK_CASES'];
  if (file) appendFileSync(file, `${JSON.stringify({ family, cases, failures })}\n`);
}
