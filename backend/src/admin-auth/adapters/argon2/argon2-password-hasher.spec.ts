import { describe, expect, it } from '@jest/globals';
import { Argon2PasswordHasher } from './argon2-password-hasher.js';
import { BoundedWork } from './bounded-work.js';

describe('Argon2PasswordHasher', () => {
  it('recognises the password and nothing else', async () => {
    const hasher = new Argon2PasswordHasher();
    const hash = await hasher.hash('rahasia-toko');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(await hasher.verify(hash, 'rahasia-toko')).toBe(true);
    expect(await hasher.verify(hash, 'rahasia-toko ')).toBe(false);
    expect(await hasher.hash('rahasia-toko')).not.toBe(hash);
  });

  it('refuses rather than piling up', async () => {
    const hasher = new Argon2PasswordHasher();
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => hasher.hash('rahasia-toko')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
    await expect(hasher.hash('rahasia-toko')).resolves.toBeDefined();
  });
});

describe('BoundedWork', () => {
  it('never runs more than it may, and frees the place of what failed', async () => {
    const work = new BoundedWork(2, 10);
    let running = 0;
    let most = 0;
    const pieces = Array.from({ length: 12 }, (_, index) =>
      work.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((done) => setTimeout(done, 1));
        running -= 1;
        if (index % 3 === 0) throw new Error('failed');
      }),
    );
    await expect(work.run(() => Promise.resolve())).rejects.toMatchObject({
      kind: 'unavailable',
      retryAfterSeconds: 2,
    });
    const answers = await Promise.allSettled(pieces);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    expect(most).toBe(2);
    await expect(work.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });
});
