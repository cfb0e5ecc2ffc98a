import type { SheetRow } from '../domain/cells.js';
import type { ImportedList, ImportReport, ImportResult } from '../domain/import-report.js';
import type { Answers } from '../domain/questions.js';
import type { Sheet } from '../domain/sheet-lines.js';

/** Writes the rows of a sheet below a row of headings. */
export abstract class SheetWriter {
  /** CSV as Excel in Indonesia writes it, except that it is UTF-8. */
  abstract csv(rows: readonly SheetRow[]): string;
  abstract xlsx(rows: readonly SheetRow[]): Promise<Buffer>;
}

/** Reads a spreadsheet of any origin. */
export abstract class SheetReader {
  /**
   * Reads the list in the sheets that are chosen or that have headings.
   * @throws DomainError if the file is no list, is too long, or too many files are being read.
   */
  abstract read(file: Uint8Array, answers: Answers, signal?: AbortSignal): Promise<Sheet>;
}

export interface StoredImport {
  readonly id: string;
  readonly createdAt: Date;
  readonly list: ImportedList;
  readonly report: ImportReport;
  /** What the import changed; null if it was not applied. */
  readonly result: ImportResult | null;
}

/** The reports about lists, kept for `IMPORT_KEPT_MS`. */
export abstract class ProductImports {
  /**
   * Adds a report. Removes reports that are too old, too many or too large together, the oldest first.
   * @throws DomainError 'too-large' for a report that is too large alone.
   */
  abstract add(stored: Omit<StoredImport, 'result'>): Promise<void>;
  abstract find(id: string, now: Date): Promise<StoredImport | undefined>;
  /** Finds an import, and locks it against others until the current change ends. */
  abstract findForUpdate(id: string, now: Date): Promise<StoredImport | undefined>;
  abstract complete(id: string, result: ImportResult): Promise<void>;
}
