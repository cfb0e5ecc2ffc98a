import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Limiter } from '../../../platform/index.js';
import { PasswordHasher } from '../../application/ports.js';

// OWASP's recommendation for argon2id: 19 MiB of memory, two iterations, one degree of parallelism.
const OPTIONS = {
  // `Algorithm` is a `const enum` of a declaration file, so only the type is available.
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

// At most this many times the costs of OPTIONS, so that a stored hash takes no gigabyte.
const MAX_COST_FACTOR = 4;
const HASH =
  /^\$argon2id\$v=19\$m=([1-9]\d{0,5}),t=([1-9]),p=([1-9])\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/u;

/** Whether this release or a later one can have made the hash. */
export function isOwnHash(stored: string): boolean {
  const [memoryCost = 0, timeCost = 0, parallelism = 0] = HASH.exec(stored)?.slice(1).map(Number) ?? [];
  // Argon2 needs at least eight blocks of memory for each lane.
  return (
    memoryCost >= 8 * parallelism &&
    memoryCost <= MAX_COST_FACTOR * OPTIONS.memoryCost &&
    timeCost > 0 &&
    timeCost <= MAX_COST_FACTOR * OPTIONS.timeCost &&
    parallelism <= MAX_COST_FACTOR * OPTIONS.parallelism
  );
}

export class Argon2PasswordHasher extends PasswordHasher {
  private readonly limiter = new Limiter('hashes', { retryAfterSeconds: 2 });

  override hash(password: string): Promise<string> {
    return this.limiter.run(() => hash(password, OPTIONS));
  }

  override verify(stored: string, password: string): Promise<boolean> {
    return this.limiter.run(() => verify(stored, password));
  }
}
