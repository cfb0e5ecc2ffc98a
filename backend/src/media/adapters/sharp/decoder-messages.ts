import type { EncodedImage, Publishing } from '../../application/ports.js';
import type { ImageHeader } from '../../domain/image-header.js';
import type { RefusalReason } from '../../domain/image-refused.js';

export type ImageRequest =
  | { want: 'encoded'; source: Uint8Array; publishing: Publishing }
  | { want: 'headers'; sources: readonly Uint8Array[] };

export type ImageResponse =
  | { kind: 'ready' }
  | { kind: 'encoded'; image: EncodedImage }
  /** One header for each source; undefined for a source that is not an image. */
  | { kind: 'headers'; headers: (ImageHeader | undefined)[] }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'failed'; message: string };
