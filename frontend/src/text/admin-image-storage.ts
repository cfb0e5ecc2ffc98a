export const imageStorage = 'Penyimpanan foto';
export const notOurs =
  'Penyimpanan foto ini milik toko lain: foto baru tidak dapat disimpan, dan tidak ada foto yang dihapus. Minta pengelola situs memakai penyimpanan kosong atau memulihkan database yang cocok.';
export const waitingRemovals = (count: number) =>
  `${count} foto tidak dipakai produk mana pun dan menunggu dihapus. Periksa dulu apakah semua produk Anda masih ada.`;
export const removeUnused = 'Hapus foto';
export const removeUnusedTitle = 'Hapus foto yang tidak dipakai?';
export const removeUnusedQuestion = (count: number) =>
  `${count} foto dihapus untuk selamanya, dan itu tidak bisa dibatalkan. Jika ada produk yang hilang, pilih Batal dan hubungi pengelola situs dulu.`;
export const unusedRemoved = 'Foto yang tidak dipakai dihapus';
export const removeUnusedFailed = 'Gagal menghapus foto';
