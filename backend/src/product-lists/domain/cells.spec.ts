import { describe, expect, it } from '@jest/globals';
import { type Cell, isBlank, isByChat, isSameText, readAmount, readCount, textOf } from './cells.js';
import situations from './cells.spec.json' with { type: 'json' };
import { corrected, isSkipped } from './corrections.js';
import { Questions } from './questions.js';

describe('a cell', () => {
  it.each(situations.cells)('$cell reads as $text', ({ cell, text, blank, byChat, count }) => {
    const read = cell as Cell;
    expect([textOf(read), isBlank(read), isByChat(read)]).toEqual([text, blank, byChat]);
    const counted = readCount(read);
    expect(typeof counted === 'number' ? counted : null).toBe(count);
  });

  it.each(situations.amounts)('$cell is the price $read', ({ cell, read }) => {
    expect(readAmount(cell)).toEqual(read);
  });

  it.each(situations.same as [Cell, Cell, boolean][])(
    '%j and %j show the same text: %p',
    (one, other, same) => {
      expect(isSameText(one, other)).toBe(same);
    },
  );

  it('that is missing is blank', () => {
    expect([textOf(undefined), isBlank(undefined), isByChat(undefined)]).toEqual(['', true, false]);
  });
});

describe('corrections of a list', () => {
  const lines = situations.lines as unknown as Parameters<typeof corrected>[0];

  it('put values into the rows, and leave the others as they are', () => {
    const result = corrected(lines, { 2: { name: 'Mug', price: 5000 }, 3: 'skip' });
    expect(result).toEqual([{ ...lines[0], cells: { id: 'a', name: 'Mug', price: 5000 } }, lines[1]]);
    expect(lines.map((line) => isSkipped({ 3: 'skip' }, line))).toEqual([false, true]);
  });

  it.each(situations.refused)('name the field $field that they cannot change', ({ corrections, field }) => {
    expect(() => corrected(lines, corrections as unknown as Parameters<typeof corrected>[1])).toThrow(
      expect.objectContaining({ kind: 'invalid', fields: { [field]: expect.any(String) } }),
    );
  });
});

describe('questions about a list', () => {
  it.each(situations.questions)('$title', ({ answers, asked, value, open, recognized }) => {
    const questions = new Questions(answers as unknown as Record<string, string>);
    expect(questions.ask({ key: 'unit:1', text: 'Satuan?', ...(asked as object) })).toBe(value);
    expect(questions.open).toMatchObject(open);
    expect(questions.recognized).toMatchObject(recognized);
    expect([questions.open.length, questions.recognized.length]).toEqual([open.length, recognized.length]);
  });

  it('take no answer that is no option', () => {
    const questions = new Questions({ 'unit:1': 'rim' });
    expect(() => questions.ask({ key: 'unit:1', text: 'Satuan?', labels: { pcs: 'buah' } })).toThrow(
      expect.objectContaining({ kind: 'invalid' }),
    );
  });
});
