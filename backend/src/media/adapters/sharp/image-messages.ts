import type { EncodedImage } from '../../application/ports/image-encoder.js';
import type { RefusalReason } from '../../domain/image-refused.js';

/** The messages between the shop and its decoding processes. */
export interface ImageRequest {
  source: Uint8Array;
}

export type ImageResponse =
  | { kind: 'ready' }
  | { kind: 'encoded'; image: EncodedImage }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'failed'; message: string };
