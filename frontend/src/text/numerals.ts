const numerals = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam'];

/** A number from 1 to 6 as a capitalized word; any other number in digits. */
export const numeral = (count: number) => numerals[count - 1] ?? String(count);
