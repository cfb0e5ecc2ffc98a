export interface FaqItem {
  question: string;
  answer: string;
}

/** The twelve questions that a shop starts with, until the owner edits them. */
export const DEFAULT_FAQ: FaqItem[] = [
  {
    question: 'Berapa lama pembuatan logo?',
    answer:
      'Logo selesai dalam 3–5 hari kerja, dihitung sejak brief Anda lengkap. Kalau ada tanggal yang harus dikejar, ' +
      'sampaikan di awal supaya kami atur jadwalnya.',
  },
  {
    question: 'Berapa konsep awal yang saya terima?',
    answer:
      'Tiga konsep awal dengan arah yang berbeda. Anda pilih satu, lalu kami kembangkan bersama sampai selesai.',
  },
  {
    question: 'Berapa kali saya boleh minta revisi?',
    answer: 'Revisi tanpa batas untuk konsep yang Anda pilih. Kami baru berhenti kalau Anda sudah cocok.',
  },
  {
    question: 'Berapa harga paket branding lengkap?',
    answer:
      'Paket branding lengkap Rp 2.500.000. Isinya logo, panduan warna dan huruf, serta desain perlengkapan usaha ' +
      'seperti kartu nama dan kop surat.',
  },
  {
    question: 'Bagaimana cara memesan?',
    answer:
      'Pilih layanan, tekan tombol chat, lalu ceritakan kebutuhan Anda. Kami balas dengan rincian harga dan waktu ' +
      'pengerjaan. Setelah Anda setuju, pekerjaan dimulai.',
  },
  {
    question: 'Apakah harus membayar uang muka?',
    answer:
      'Untuk proyek di atas Rp 1.000.000, uang muka 50% dibayar sebelum mulai dan sisanya sebelum hasil dikirim. ' +
      'Pesanan yang lebih kecil dibayar lunas di awal.',
  },
  {
    question: 'Berapa minimal pemesanan cetak?',
    answer: 'Brosur mulai 100 lembar, kartu nama mulai 1 boks isi 100 lembar, dan stiker mulai 10 lembar.',
  },
  {
    question: 'File apa saja yang saya terima?',
    answer:
      'File siap cetak (PDF atau AI) dan file untuk layar (PNG dan JPG). Tautan unduhan berlaku 30 hari, ' +
      'dan cadangannya kami simpan selama 1 tahun.',
  },
  {
    question: 'Bisakah mencetak desain milik sendiri?',
    answer:
      'Bisa. Kirim file PDF atau AI dengan warna CMYK dan resolusi 300 dpi. Kami periksa dulu, dan memberi tahu ' +
      'kalau ada yang perlu diperbaiki sebelum naik cetak.',
  },
  {
    question: 'Apakah melayani pengiriman ke luar kota?',
    answer:
      'Ya, ke seluruh Indonesia. Ongkir gratis di Jabodetabek mulai belanja Rp 500.000 dan ke seluruh Indonesia mulai ' +
      'Rp 1.000.000.',
  },
  {
    question: 'Bagaimana kalau hasil cetak rusak atau keliru?',
    answer:
      'Kirim fotonya lewat chat paling lambat 2x24 jam setelah paket diterima. Kalau kesalahannya dari kami, kami ' +
      'cetak ulang tanpa biaya.',
  },
  {
    question: 'Apakah ada garansi uang kembali?',
    answer:
      'Ada. Dalam keadaan yang benar-benar tidak bisa diselesaikan, misalnya pesanan tidak dapat kami penuhi, uang ' +
      'Anda kembali 100%.',
  },
];
