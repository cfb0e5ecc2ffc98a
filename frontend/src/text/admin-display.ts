export const showAdminLink = 'Tautan Admin';
export const showAdminLinkHint = 'Tanpa tautan ini, buka panel di alamat toko dengan /admin di belakangnya.';
export const showNewsletter = 'Formulir newsletter';
