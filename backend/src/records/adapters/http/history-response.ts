import {
  field,
  Fields,
  flag,
  integer,
  list,
  RECORD_TYPES,
  text,
  textOrNull,
} from '../../../platform/index.js';
import type { ShownChange, ShownRow, TakenBackRows } from '../../application/history-service.js';
import { ROW_ACTIONS, type RowAction } from '../../domain/shown-row.js';

const ANY_VALUE = {
  oneOf: [
    { type: 'string', nullable: true },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array' as const, items: {} },
  ],
};

const TYPES = RECORD_TYPES.map((type) => `\`${type}\``);

export class ChangedValueResponse extends Fields({
  field: text('The name of the field in the API; dots separate nested names, such as `hero.title`', 'price'),
  before: field<unknown>({
    ...ANY_VALUE,
    description: 'The value before the change; null if none',
    example: 85000,
  }),
  after: field<unknown>({
    ...ANY_VALUE,
    description: 'The value after the change; null if none',
    example: 90000,
  }),
}) {}

export class ChangedRowResponse extends Fields({
  type: text(new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(TYPES), 'product'),
  rowId: text(
    "The row's identifier; for content, the name of the part",
    '0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34',
  ),
  name: textOrNull(
    'The name by which the owner knows the row; for a sale, the name of the product',
    'Kartu Nama Premium',
  ),
  action: field<RowAction>({
    enum: ROW_ACTIONS,
    enumName: 'RowAction',
    description: '`deleted` rows can be restored, `removed` rows cannot',
    example: 'changed',
  }),
  values: list(ChangedValueResponse, 'The fields that differ'),
  imagesRemoved: flag('Whether the row refers to a photo that was removed after the change', false),
}) {}

export class ChangeResponse extends Fields({
  id: field<number>({
    type: 'integer',
    format: 'int64',
    description: 'Higher for later changes',
    example: 4711,
  }),
  at: field<string>({
    type: String,
    format: 'date-time',
    description: 'The time of the change; ISO 8601, UTC',
    example: '2026-11-22T02:30:00.000Z',
  }),
  kind: text('The API operation that made the change', 'updateProduct'),
  browser: textOrNull('The browser that logged in; null when it is not known', 'Chrome di Android'),
  undoes: field<number | null>({
    type: 'integer',
    format: 'int64',
    nullable: true,
    description: 'The id of the change that was undone; null if this change is not an undo',
    example: null,
  }),
  rows: list(ChangedRowResponse, 'At most 20 rows; if the query has a subject, only its row'),
  rowCount: integer('The number of rows that the change affected', 1),
}) {}

export class SkippedRowResponse extends Fields({
  rowId: text("The row's identifier", '0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34'),
  name: textOrNull('The name by which the owner knows the row', 'Kartu Nama Premium'),
  reason: text('A sentence for the owner', 'Sudah diubah lagi setelah perubahan ini'),
}) {}

export class TakenBackResponse extends Fields({
  restored: integer('How many rows have their earlier state again', 1),
  skipped: list(SkippedRowResponse, 'The rows that stay as they are'),
}) {}

export const toTakenBackResponse = ({ restored, skipped }: TakenBackRows): TakenBackResponse => ({
  restored,
  skipped: [...skipped],
});

export function toChangeResponse({
  id,
  at,
  kind,
  browser,
  undoes,
  rows,
  rowCount,
}: ShownChange): ChangeResponse {
  return { id, at: at.toISOString(), kind, browser, undoes, rows: rows.map(toChangedRowResponse), rowCount };
}

export function toChangedRowResponse({
  table,
  rowId,
  name,
  action,
  values,
  imagesRemoved,
}: ShownRow): ChangedRowResponse {
  return { type: table.replaceAll('_', '-'), rowId, name, action, values: [...values], imagesRemoved };
}
