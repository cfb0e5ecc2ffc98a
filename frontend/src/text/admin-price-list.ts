export const title = 'Daftar harga';
export const note =
  'Semua produk yang tampil, dengan harga normal, satuan, dan finishing. PDF ukuran A4 untuk dicetak atau dikirim lewat WhatsApp.';
export const download = 'Unduh daftar harga (PDF)';
export const publicHint =
  'Supaya siapa pun bisa mengunduhnya di alamat toko dengan /daftar-harga.pdf di belakangnya, nyalakan Daftar harga untuk semua orang di tab Konten, bagian Tampilan.';
