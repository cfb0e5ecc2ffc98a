export const csvOf = (rows: readonly (readonly string[])[], delimiter: ',' | ';' = ','): string =>
  rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join('');

/** Writes a CSV file for spreadsheets, with a byte order mark, because Excel needs it to read UTF-8. */
export const spreadsheetCsv = (rows: readonly (readonly string[])[], delimiter: ',' | ';' = ','): string =>
  `\uFEFF${csvOf(
    rows.map((row) => row.map(unlikeFormula)),
    delimiter,
  )}`;

/** A spreadsheet would run a text that begins like a formula, so an apostrophe precedes it. */
const unlikeFormula = (text: string): string => (/^[=+\-@'\t\r]/u.test(text) ? `'${text}` : text);

/** Reverses what `spreadsheetCsv` does to a text. */
export const withoutApostrophe = (text: string): string => (text.startsWith("'") ? text.slice(1) : text);

const cell = (text: string): string => (/[",;\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
