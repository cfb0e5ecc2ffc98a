/** The administrator's password in every test. */
export const ADMIN_PASSWORD = 'rahasia-toko';
