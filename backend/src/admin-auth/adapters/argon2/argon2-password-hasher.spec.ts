import { describe, expect, it } from '@jest/globals';
import { Argon2PasswordHasher, isOwnHash } from './argon2-password-hasher.js';

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

describe('isOwnHash', () => {
  const hash = (parameters: string): string =>
    `$argon2id$v=19$${parameters}$${'c'.repeat(22)}$${'d'.repeat(43)}`;

  it('accepts the hashes that the shop makes, and up to four times their costs', async () => {
    expect(isOwnHash(await new Argon2PasswordHasher().hash('rahasia-toko'))).toBe(true);
    for (const parameters of ['m=8,t=1,p=1', 'm=77824,t=8,p=4'])
      expect(isOwnHash(hash(parameters))).toBe(true);
  });

  it.each([
    hash('m=4000000,t=2,p=1'),
    hash('m=77825,t=2,p=1'),
    hash('m=19456,t=9,p=1'),
    hash('m=19456,t=99999,p=1'),
    hash('m=19456,t=2,p=5'),
    hash('m=7,t=2,p=1'),
    hash('m=16,t=2,p=4'),
    hash('m=0,t=0,p=0'),
    hash('m=19456,t=2,p=1,data=AAAA'),
    hash('m=19456,t=2,p=1').replace('v=19', 'v=16'),
    hash('m=19456,t=2,p=1').replace('argon2id', 'argon2i'),
    `${hash('m=19456,t=2,p=1')}\n`,
    `${hash('m=19456,t=2,p=1')}${'d'.repeat(1000)}`,
    '$2b$10$abcdefghijklmnopqrstuuGk0Yq5l0Q0o0r0s0t0u0v0w0x0y0z0A',
    'rahasia-toko',
    '',
  ])('refuses %j', (stored) => {
    expect(isOwnHash(stored)).toBe(false);
  });
});
