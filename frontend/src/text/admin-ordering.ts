export const messageFormatHint =
  'Tampil di akhir pesan yang dikirim pembeli dari Hitung harga, untuk diisi. Misalnya:';
export const messageFormatExample = 'Desain: sudah ada / belum\nDibutuhkan tanggal:\nKirim ke kota:';
