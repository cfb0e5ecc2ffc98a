import { PasswordHasher } from '../application/ports.js';
import { DomainError } from '../../platform/domain/domain-error.js';

/** Hashes nothing, so that tests are fast. */
export class FakePasswordHasher extends PasswordHasher {
  /** Every password that was verified. */
  readonly verified: string[] = [];
  /** Makes `verify` throw 'unavailable'. */
  busy = false;
  /** Delays the result of `verify`. */
  pause = Promise.resolve();

  override hash(password: string): Promise<string> {
    return Promise.resolve(`hash of ${password}`);
  }

  override async verify(hash: string, password: string): Promise<boolean> {
    if (this.busy) throw new DomainError('unavailable', 'Server sedang sibuk');
    this.verified.push(password);
    await this.pause;
    return hash === `hash of ${password}`;
  }
}
