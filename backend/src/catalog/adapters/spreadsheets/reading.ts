import type { Table } from '../../domain/sheet/sheet-lines.js';

/** Why a file is no list that can be read. */
export type UnreadableReason =
  | 'empty'
  | 'encrypted'
  | 'pdf'
  | 'image'
  | 'not-a-list'
  | 'broken'
  | 'unpacks-too-large'
  | 'too-many-rows'
  | 'empty-rows';

export interface Limits {
  readonly maxRows: number;
  readonly maxUnpackedBytes: number;
}

export interface ReadRequest {
  readonly file: Uint8Array;
  readonly limits: Limits;
}

export type ReadResponse =
  | { kind: 'ready' }
  | { kind: 'table'; table: Table }
  /** `detail` is the number of rows, or the address of a cell. */
  | { kind: 'refused'; reason: UnreadableReason; detail?: string }
  | { kind: 'failed'; message: string };

export class Unreadable extends Error {
  readonly reason: UnreadableReason;
  readonly detail: string | undefined;

  constructor(reason: UnreadableReason, detail?: string) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}
