export const help = 'Bantuan';
export const helpFor = (part: string) => `Bantuan: ${part}`;
