/** The sections of the tab Konten whose forms are loaded when they are opened. */
export const identity = {
  title: 'Identitas',
  note: 'Logo, gambar beranda, warna, dan deskripsi toko. Nama tokonya ada di Info usaha.',
};
export const shipping = {
  title: 'Pengiriman',
  note: 'Kota asal, tarif, dan ketentuan di halaman Info Pengiriman.',
};
export const services = {
  title: 'Halaman layanan',
  note: 'Nama, teks, dan angka di halaman layanan. Yang disembunyikan hilang dari semua menu.',
};
export const ordering = {
  title: 'Pemesanan',
  note: 'Syarat file, cara bayar, ambil di toko, dan yang ikut dikirim dari Hitung harga.',
};
export const works = {
  title: 'Hasil kerja',
  note: 'Foto pekerjaan yang sudah jadi, yang terbaru di atas. Tampil di beranda, kategori, dan layanan.',
};
export const campaigns = {
  title: 'Pita kampanye',
  note: 'Satu kalimat di atas setiap halaman selama waktunya. Misalnya promo, libur, atau jadwal cetak.',
};
export const display = {
  title: 'Tampilan',
  note: 'Yang terlihat di bagian atas dan bawah setiap halaman, dan apakah daftar harga bisa diunduh.',
};
export const facts = {
  title: 'Fakta',
  note: 'Angka di beranda, dan daftar kecil di setiap halaman produk.',
};
