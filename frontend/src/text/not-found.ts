// The English wording of the title is prescribed.
export const title = 'Page Not Found';
export const hint = 'Halaman ini tidak ikut tercetak. Alamatnya mungkin salah ketik atau sudah pindah.';
export const otherPages = 'Halaman lain';
export const search = 'Cari produk';
