export const fileRulesHint =
  'Terlipat di halaman produk dan kategori, kecuali kategori yang hanya ada di halaman Desain, Branding, atau Digital Marketing.';
export const ruleRows = {
  row: (n: number) => `kategori ${n}`,
  newRow: 'Kategori baru',
  add: 'Tambah kategori',
  none: 'Belum ada tambahan untuk kategori tertentu.',
};
export const chooseCategory = 'Pilih kategori';
export const noCategory = 'Pilih kategorinya';
export const designsHint = 'Di bawah syarat file tampil: Belum punya desain? Kami bisa membuatkannya.';
export const paymentMethods = ['Transfer bank', 'QRIS', 'Tunai di toko', 'E-wallet', 'Kartu debit', 'COD'];
export const otherPayment = 'Cara bayar lain';
export const otherPaymentHint = 'Satu cara per baris. Nomor rekening tidak perlu ditulis.';
export const paymentError = (most: number, length: number) =>
  `Paling banyak ${most} cara bayar, masing-masing paling panjang ${length} karakter`;
export const pickupHint = 'Tampil di Kontak dan setelah Hitung harga.';
export const messageFormatHint =
  'Tampil di akhir pesan yang dikirim pembeli dari Hitung harga, untuk diisi. Misalnya:';
export const messageFormatExample = 'Desain: sudah ada / belum\nDibutuhkan tanggal:\nKirim ke kota:';
