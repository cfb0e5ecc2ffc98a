/** The sections of the tab Konten whose forms are loaded when they are opened. */
export const shipping = {
  title: 'Pengiriman',
  note: 'Kota asal, tarif, dan ketentuan di halaman Info Pengiriman.',
};
export const facts = {
  title: 'Fakta',
  note: 'Angka di beranda, dan daftar kecil di setiap halaman produk.',
};
