import { describe, expect, it } from '@jest/globals';
import { formatBytes } from './bytes';

describe('formatBytes', () => {
  it('writes KB without decimals, and MB with at most one decimal', () => {
    expect([880, 20_480, 5_242_880, 1_572_864].map(formatBytes)).toEqual(['1 KB', '20 KB', '5 MB', '1,5 MB']);
  });
});
