/** The characters of Indonesian texts: Unicode code points and ranges of them, in hexadecimal. */
const RANGES = [
  '20-7E',
  ...['A0', 'A9', 'AB', 'AE', 'B0', 'B2', 'B3', 'B7', 'BB', 'C9', 'D7', 'E9'],
  ...['2013', '2014', '2018', '2019', '201C', '201D', '2022', '2026', '2212'],
];

/** For CSS. */
export const basicUnicodeRange = RANGES.map((range) => `U+${range}`).join(',');

export const basicCharacters = RANGES.flatMap((range) => {
  const [first = 0, last = first] = range.split('-').map((hexadecimal) => parseInt(hexadecimal, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}).join('');
