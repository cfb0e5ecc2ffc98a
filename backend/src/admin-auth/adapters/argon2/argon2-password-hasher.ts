import { Algorithm, hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/ports/password-hasher.js';
import { BoundedWork } from './bounded-work.js';

// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
// Hashing shares libuv's four threads with files and pictures: two at a time leave two for those.
const AT_ONCE = 2;
const MOST_WAITING = 20;

export class Argon2PasswordHasher extends PasswordHasher {
  private readonly work = new BoundedWork(AT_ONCE, MOST_WAITING);

  override hash(password: string): Promise<string> {
    return this.work.run(() => hash(password, OPTIONS));
  }

  override verify(stored: string, password: string): Promise<boolean> {
    return this.work.run(() => verify(stored, password));
  }
}
