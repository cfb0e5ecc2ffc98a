import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { newId } from './new-id';

describe('newId', () => {
  it('returns different UUIDs of version 4', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(z.uuid({ version: 'v4' }).safeParse(id).success).toBe(true);
  });
});
