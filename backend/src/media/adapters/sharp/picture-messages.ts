import type { EncodedPicture } from '../../application/ports/picture-encoder.js';
import type { RefusalReason } from '../../domain/picture-refused.js';

/** What the shop and its decoding processes say to each other. */
export interface PictureRequest {
  source: Uint8Array;
}

export type PictureAnswer =
  | { kind: 'ready' }
  | { kind: 'encoded'; picture: EncodedPicture }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'failed'; message: string };
