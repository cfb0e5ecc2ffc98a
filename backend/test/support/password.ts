export const ADMIN_PASSWORD = 'rahasia-toko';
