import type { EncodedImage } from '../../application/ports/image-encoder.js';
import type { RefusalReason } from '../../domain/image-refused.js';

/** What the shop and its decoding processes say to each other. */
export interface ImageRequest {
  source: Uint8Array;
}

export type ImageAnswer =
  | { kind: 'ready' }
  | { kind: 'encoded'; image: EncodedImage }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'failed'; message: string };
