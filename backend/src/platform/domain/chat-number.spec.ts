import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { normalizeChatNumber } from './chat-number.js';

// The front end's spec reads the same table, so that both sides normalize a number alike.
const { chatNumber } = JSON.parse(
  readFileSync(new URL('../../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { chatNumber: { typed: string; understood: string | null }[] };

describe('normalizeChatNumber', () => {
  it.each(chatNumber)('normalizes $typed to $understood', ({ typed, understood }) => {
    expect(normalizeChatNumber(typed) ?? null).toBe(understood);
  });
});
