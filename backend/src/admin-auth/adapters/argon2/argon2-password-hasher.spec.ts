import { describe, expect, it } from '@jest/globals';
import { Argon2PasswordHasher } from './argon2-password-hasher.js';

describe('Argon2PasswordHasher', () => {
  it('accepts only the right password, and salts each hash', async () => {
    const hasher = new Argon2PasswordHasher();
    const hash = await hasher.hash('rahasia-toko');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(await hasher.verify(hash, 'rahasia-toko')).toBe(true);
    expect(await hasher.verify(hash, 'rahasia-toko ')).toBe(false);
    expect(await hasher.hash('rahasia-toko')).not.toBe(hash);
  });

  it('refuses 8 of 30 concurrent hashes, and accepts a further hash after the other 22 have finished', async () => {
    const hasher = new Argon2PasswordHasher();
    // Two hashes run and 20 hashes wait (see `LIMITS.hashes`).
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => hasher.hash('rahasia-toko')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    await expect(hasher.hash('rahasia-toko')).resolves.toBeDefined();
  });
});
