import { afterEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProgramProcess } from './program-process.js';

const MEGABYTE = 2 ** 20;
const folder = mkdtempSync(join(tmpdir(), 'program-'));
const PROGRAM = pathToFileURL(join(folder, 'program.js'));
// Answers with as many characters and bytes as asked.
writeFileSync(
  join(folder, 'program.ts'),
  `import { answerShop } from ${JSON.stringify(new URL('program.ts', import.meta.url).href)};
  answerShop(({ characters, bytes }) =>
    Promise.resolve({ text: 'é'.repeat(characters), bytes: new Uint8Array(bytes).fill(7) }));`,
);

let program: ProgramProcess<{ characters: number; bytes: number }, { text: string; bytes?: Uint8Array }>;
const start = (maxAnswerBytes: number, timeoutMs = 30_000): void => {
  program = new ProgramProcess(PROGRAM, { timeoutMs, maxAnswerBytes });
};
afterEach(() => {
  program.end();
});
process.on('exit', () => rmSync(folder, { recursive: true }));

it('receives texts and bytes up to the limit, one answer after the other', async () => {
  start(3 * MEGABYTE);
  for (const [characters, bytes] of [
    [5, 0],
    [0, 3],
    [MEGABYTE, MEGABYTE / 2],
  ] as const) {
    const answer = await program.ask({ characters, bytes });
    expect(answer.text === 'é'.repeat(characters)).toBe(true);
    expect(Buffer.alloc(bytes, 7).equals(answer.bytes ?? Buffer.alloc(0))).toBe(true);
  }
  expect(program.isUsable).toBe(true);
});

it('receives an answer that arrived while the shop was stalled beyond the timeout', async () => {
  start(MEGABYTE, 4000);
  await program.ask({ characters: 0, bytes: 0 });
  const asked = program.ask({ characters: 3, bytes: 0 });
  // The request leaves before the stall.
  await new Promise(setImmediate);
  const end = performance.now() + 4500;
  while (performance.now() < end);
  expect(await asked).toMatchObject({ text: 'ééé' });
});

it.each([
  ['text', { characters: 100 * MEGABYTE, bytes: 0 }],
  ['bytes', { characters: 0, bytes: 200 * MEGABYTE }],
])('ends a process whose answer has too much %s, without growing', async (_, request) => {
  start(MEGABYTE);
  await program.ask({ characters: 0, bytes: 0 });
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  await expect(program.ask(request)).rejects.toMatchObject({ how: 'too-large' });
  clearInterval(sampling);
  peak = Math.max(peak, process.memoryUsage.rss());
  expect(peak - before).toBeLessThan(20 * MEGABYTE);
  expect(program.isUsable).toBe(false);
});
