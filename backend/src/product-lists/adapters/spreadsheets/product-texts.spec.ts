import { describe, expect, it } from '@jest/globals';
import { mapProductTexts, PRODUCT_TEXTS, type ProductText } from '../../../catalog/domain/text-rules.js';
import { aCategory, aProduct, NOON } from '../../../catalog/testing/builders.js';
import type { DescribedText } from '../../../platform/domain/text.js';
import { evaluate } from '../../application/evaluation/evaluate.js';
import { rowsOf } from '../../application/evaluation/product-rows.js';
import { reportOf } from '../../application/report-of.js';
import { COLUMN_LABELS } from '../../domain/columns.js';
import { groupsOf } from '../../domain/groups.js';
import { readList } from './read-file.js';
import { SpreadsheetWriter } from './spreadsheet-writer.js';

const texts = Object.entries<DescribedText>(PRODUCT_TEXTS) as [ProductText, DescribedText][];
const examples = mapProductTexts((_, name) => PRODUCT_TEXTS[name].example);
const current = { ...aProduct(examples).state, category: 'printing', categoryCell: 'Percetakan' };
const [headings = '', row = ''] = new SpreadsheetWriter().csv(rowsOf(current)).split('\r\n');

/** Returns what the report says of the exported list with another text. */
async function reportedRow(from: string, to: string) {
  const sheet = await readList(Buffer.from(`${headings}\r\n${row.replace(from, to)}`));
  const evaluation = { category: () => aCategory(), now: NOON, shopImage: '' };
  const groups = groupsOf(sheet.lines, new Map()).groups.map((group) => ({
    group,
    current,
    verdict: evaluate(group, current, evaluation),
  }));
  const { rows } = await reportOf(
    {
      groups,
      strays: [],
      copies: [],
      names: { lines: [], named: [], missing: [] },
      images: new Set(),
    },
    sheet,
  );
  return { reported: rows[0], draft: groups[0]?.verdict.draft };
}

describe.each(texts)("a list's column for the text '%s'", (name, { example, label, maxLength, required }) => {
  it('has a heading, and the text of the product', () => {
    expect(headings.slice(1).split(';')).toContain(COLUMN_LABELS[name]);
    expect(row).toContain(example);
  });

  it('is read, and its change reported', async () => {
    const { reported, draft } = await reportedRow(example, `${example}-2`);
    expect(draft).toMatchObject({ ...examples, [name]: `${example}-2` });
    expect(reported).toMatchObject({ status: 'changed', problems: [] });
    expect(reported?.changes).toEqual([{ field: name, from: example, to: `${example}-2` }]);
  });

  it('refuses a text that is too long, by its label', async () => {
    const { reported } = await reportedRow(example, `${example}${'x'.repeat(maxLength)}`);
    const problem = { field: name, message: expect.stringContaining(label) };
    expect(reported).toMatchObject({ status: 'refused', problems: [problem] });
  });

  it(required ? 'refuses a blank text' : 'removes a text', async () => {
    const { reported, draft } = await reportedRow(example, '');
    expect(reported?.problems.map(({ field }) => field)).toEqual(required ? [name] : []);
    expect(draft?.[name]).toBe(required ? example : null);
  });
});
