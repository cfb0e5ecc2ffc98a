// The English wording of the title is prescribed.
export const title = 'Page Not Found';
export const hint = 'Halaman ini meleset dari registrasi. Alamatnya mungkin salah ketik atau sudah dipindah.';
