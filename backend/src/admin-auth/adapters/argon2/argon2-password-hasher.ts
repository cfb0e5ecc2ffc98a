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

export class Argon2PasswordHasher extends PasswordHasher {
  private readonly limiter = new Limiter('hashes', { retryAfterSeconds: 2 });

  override hash(password: string): Promise<string> {
    return this.limiter.run(() => hash(password, OPTIONS));
  }

  override verify(stored: string, password: string): Promise<boolean> {
    return this.limiter.run(() => verify(stored, password));
  }
}
