import { describe, expect, it } from '@jest/globals';
import './zod-config';
import { z } from 'zod';
import * as adminAuth from '../../api/generated/admin-auth/admin-auth.zod';
import * as catalog from '../../api/generated/catalog/catalog.zod';
import * as content from '../../api/generated/content/content.zod';
import * as firstSteps from '../../api/generated/first-steps/first-steps.zod';
import * as flashSales from '../../api/generated/flash-sales/flash-sales.zod';
import * as history from '../../api/generated/history/history.zod';
import * as media from '../../api/generated/media/media.zod';
import * as sampleData from '../../api/generated/sample-data/sample-data.zod';

const SENTENCE =
  /^(?:Wajib diisi|Isian ini tidak dikenali\. Periksa, lalu isi ulang\.|Isi dengan angka bulat|Pilih salah satu yang tersedia|Alamat harus lengkap dan diawali https:\/\/|Paling (?:banyak|sedikit) [\d.]+(?: karakter| baris)?)$/u;

const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(20_000),
  'http://a',
  true,
  -1,
  1.5,
  1e300,
  Infinity,
  NaN,
  10n,
  new Date(NaN),
  Symbol('x'),
  [],
  [null],
  Array.from({ length: 500 }, () => ''),
  {},
  { unknown: 1 },
];

const slices = [adminAuth, catalog, content, firstSteps, flashSales, history, media, sampleData];
const schemas = slices
  .flatMap((slice) => Object.entries<unknown>(slice))
  .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);

describe('the errors of the contract', () => {
  it.each(schemas)('%s refuses with the sentences of the panel only', (_, schema) => {
    for (const part of partsOf(schema))
      for (const wrong of WRONG)
        for (const { message } of part.safeParse(wrong).error?.issues ?? [])
          expect(message).toMatch(SENTENCE);
  });

  it('each kind of error has such a sentence', () => {
    const kinds: readonly (readonly [z.ZodType, unknown])[] = [
      [z.strictObject({}), { a: 1 }],
      [z.union([z.string(), z.number()]), true],
      [z.record(z.string().min(2), z.number()), { a: 1 }],
      [z.map(z.string(), z.number()), new Map([['a', 'b']])],
      [z.number().multipleOf(5), 3],
      [z.int(), 2 ** 60],
      [z.email(), 'x'],
      [z.uuid(), 'x'],
      [z.iso.datetime(), 'x'],
      [z.date().max(new Date(0)), new Date()],
      [z.set(z.string()).max(1), new Set(['a', 'b'])],
      [z.string().refine(() => false), 'x'],
      [z.never(), 1],
    ];
    for (const [schema, wrong] of kinds)
      for (const { message } of schema.safeParse(wrong).error?.issues ?? [])
        expect(message).toMatch(SENTENCE);
  });
});

/** The schema and all schemas inside it. */
function* partsOf(schema: z.core.$ZodType): Generator<z.ZodType> {
  yield schema as z.ZodType;
  if (schema instanceof z.ZodObject) for (const part of Object.values(schema.shape)) yield* partsOf(part);
  else if (schema instanceof z.ZodArray) yield* partsOf(schema.element);
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    yield* partsOf(schema.unwrap());
}
