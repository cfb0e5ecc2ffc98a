import type { SheetRow } from '../domain/cells.js';
import type { ImportedList, ImportReport, ImportResult } from '../domain/import-report.js';
import type { Heading, Outline, Sheet } from '../domain/sheet-lines.js';

/** Writes the rows of a sheet below a row of headings. */
export abstract class SheetWriter {
  /** CSV as Excel in Indonesia writes it, except that it is UTF-8. */
  abstract csv(rows: readonly SheetRow[]): string;
  abstract xlsx(rows: readonly SheetRow[]): Promise<Buffer>;
}

export interface ReadOptions {
  readonly sheet?: string | undefined;
  readonly heading?: Heading | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Reads a spreadsheet of any origin. */
export abstract class SheetReader {
  /**
   * Reads the list in a sheet: by default the first visible one with headings, and the columns with known headings.
   * @throws DomainError if the file is no list, is too long, or too many files are being read.
   */
  abstract read(file: Uint8Array, options?: ReadOptions): Promise<Sheet>;
  /** Reads the first cells of a sheet, and which sheets there are. It throws as `read` does. */
  abstract outline(file: Uint8Array, options?: Omit<ReadOptions, 'heading'>): Promise<Outline>;
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
