import type { EncodedFile, Publishing } from '../../application/ports.js';
import type { ImageHeader } from '../../domain/image-header.js';
import type { RefusalReason } from '../../domain/image-refused.js';

export type ImageRequest =
  | { want: 'encoded'; source: Uint8Array; publishing: Publishing }
  | { want: 'headers'; sources: readonly Uint8Array[] };

type SizedFile = Omit<EncodedFile, 'bytes'> & { length: number };

export type ImageResponse =
  | { kind: 'ready' }
  /** `bytes` has the files one after the other. */
  | { kind: 'encoded'; key: string; files: SizedFile[]; bytes: Uint8Array }
  /** One header for each source; null for a source that is not an image. */
  | { kind: 'headers'; headers: (ImageHeader | null)[] }
  | { kind: 'refused'; reason: RefusalReason }
  | { kind: 'failed'; message: string };
