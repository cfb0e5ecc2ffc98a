export const changedSince = 'Sudah diubah lagi setelah perubahan ini';
export const removedForGood = 'Sudah dihapus selamanya';
export const imagesRemoved = 'Fotonya sudah dihapus';
export const notStorable = 'Keadaan sebelumnya tidak dapat disimpan lagi';
export const alreadySo = 'Isinya sudah seperti itu';
export const notThereThen = 'Sebelum perubahan itu belum ada atau sedang terhapus';
export const noLongerTracked = 'Bagian ini sudah tidak ada';

export const subjectInvalid = 'subject harus ditulis seperti product:{id}';
export const stateSubjectInvalid =
  'subject harus ditulis seperti product:{id}, category:{id} atau content:{bagian}';
export const beforeInvalid = 'before harus berupa nomor perubahan';
export const limitInvalid = (max: number) => `limit harus bilangan bulat 1 sampai ${max}`;

export const untilInvalid = 'until harus berupa waktu ISO 8601 dengan zona waktu';
export const groupedInvalid = 'grouped harus true atau false';
export const typeInvalid = (types: readonly string[]) => `type harus salah satu dari ${types.join(', ')}`;
