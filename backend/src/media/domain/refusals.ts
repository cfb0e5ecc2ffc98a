import { DomainError } from '../../platform/domain/domain-error.js';
import type { RefusalReason } from './image-refused.js';

/** Photos per multipart request. */
export const MAX_FILES = 5;

export function tooLarge(): DomainError {
  return new DomainError(
    'too-large',
    'Ukuran foto lebih dari 5 MB. Perkecil fotonya atau kirim ke diri sendiri lewat WhatsApp, lalu unggah hasilnya.',
  );
}

export function empty(): DomainError {
  return new DomainError('invalid', 'Berkas ini kosong. Pilih foto lain.');
}

/** The error for the user when a photo cannot be published. */
export function refusalOf(reason: RefusalReason): DomainError {
  switch (reason) {
    case 'empty':
      return empty();
    case 'wrong-format':
      return new DomainError('unsupported-type', 'Berkas ini bukan foto JPEG, PNG, atau WebP.');
    case 'too-many-pixels':
      return new DomainError(
        'too-large',
        'Foto ini terlalu besar: paling banyak 40 megapiksel. Perkecil fotonya dahulu.',
      );
    case 'too-many-interlaced-pixels':
      return new DomainError(
        'too-large',
        'Foto ini disimpan sebagai “progressive” atau “interlaced” dan terlalu besar: paling banyak 16 megapiksel. Simpan ulang tanpa pilihan itu, atau perkecil fotonya dahulu.',
      );
    case 'broken':
      return new DomainError('invalid', 'Foto ini rusak atau tidak lengkap. Pilih foto lain.');
  }
}
