const numerals = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam'];

/** A small number in words, capitalized. */
export const numeral = (count: number) => numerals[count - 1] ?? String(count);
