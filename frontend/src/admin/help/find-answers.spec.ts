import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import answers from './find-answers.spec.json' with { type: 'json' };
import { findAnswers } from './find-answers';
import { parseHelp } from './parse-help';

const guide = readFileSync(new URL('../../../../docs/pemilik.md', import.meta.url), 'utf8');
const blocks = parseHelp(guide);

describe('The search of the guide', () => {
  it.each(answers as [string, string][])('answers %j with %j', (question, answer) => {
    const found = findAnswers(blocks, question);
    const paragraphs = found.filter(({ kind }) => kind !== 'heading');
    expect(JSON.stringify(paragraphs)).toContain(answer);
    expect(paragraphs.length).toBeLessThanOrEqual(4);
  });

  it('finds nothing for words that the guide does not have', () => {
    for (const question of ['', 'bagaimana', 'xyzzy']) expect(findAnswers(blocks, question)).toEqual([]);
  });
});
