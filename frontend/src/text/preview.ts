export const banner = 'Pratinjau · belum terbit';
