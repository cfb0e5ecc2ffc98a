import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { normaliseChatNumber } from './chat-number.js';

// The front end's spec reads the same table: both sides understand a number alike.
const { chatNumber } = JSON.parse(
  readFileSync(new URL('../../../../openapi/vectors.json', import.meta.url), 'utf8'),
) as { chatNumber: { typed: string; understood: string | null }[] };

describe('normaliseChatNumber', () => {
  it.each(chatNumber)('reads $typed as $understood', ({ typed, understood }) => {
    expect(normaliseChatNumber(typed) ?? null).toBe(understood);
  });
});
