import { DomainError, invalidField } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';

export const URL_LIFETIME_MS = 10 * 60 * 1000;

export type UploadState =
  | { readonly name: 'issued' }
  | { readonly name: 'uploaded'; readonly quarantineKey: string }
  | { readonly name: 'published'; readonly imageKey: string };

/** The transfer of one photo. Its state changes only from issued to uploaded to published. */
export class Upload {
  private constructor(
    readonly id: string,
    readonly issuedAt: Date,
    readonly state: UploadState,
  ) {}

  static issue(id: string, now: Date): Upload {
    return new Upload(id, now, { name: 'issued' });
  }

  static restore(id: string, issuedAt: Date, state: UploadState): Upload {
    return new Upload(id, issuedAt, state);
  }

  get expiresAt(): Date {
    return new Date(this.issuedAt.getTime() + URL_LIFETIME_MS);
  }

  /** Whether the upload URL has expired. A photo that was received in time can still be published. */
  isExpired(now: Date): boolean {
    return now.getTime() >= this.expiresAt.getTime();
  }

  /**
   * Returns the upload in the state 'uploaded', after its body was stored.
   * @throws DomainError 'forbidden' when a body was received before.
   */
  received(quarantineKey: string): Upload {
    if (this.state.name !== 'issued') throw urlUsed();
    return new Upload(this.id, this.issuedAt, { name: 'uploaded', quarantineKey });
  }

  /**
   * Returns the upload in the state 'published'.
   * @throws DomainError 'invalid' unless the photo was received and is not yet published.
   */
  published(imageKey: string): Upload {
    if (this.state.name !== 'uploaded') throw notUploaded();
    return new Upload(this.id, this.issuedAt, { name: 'published', imageKey });
  }
}

export function urlUsed(): DomainError {
  return new DomainError('forbidden', messages.urlUsed);
}

export function notUploaded(): DomainError {
  return invalidField('imageURL', messages.notUploaded);
}
