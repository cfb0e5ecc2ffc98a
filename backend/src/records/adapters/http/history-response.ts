import { ApiProperty } from '@nestjs/swagger';
import { RECORD_TYPES } from '../../../platform/index.js';
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

export class ChangedValueResponse {
  @ApiProperty({
    description: 'The name of the field in the API; dots separate nested names, such as `hero.title`',
    example: 'price',
  })
  field: string;

  @ApiProperty({ ...ANY_VALUE, description: 'The value before the change; null if none', example: 85000 })
  before: unknown;

  @ApiProperty({ ...ANY_VALUE, description: 'The value after the change; null if none', example: 90000 })
  after: unknown;
}

export class ChangedRowResponse {
  @ApiProperty({
    description: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(TYPES),
    example: 'product',
  })
  type: string;

  @ApiProperty({
    description: "The row's identifier; for content, the name of the part",
    example: '0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34',
  })
  rowId: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name by which the owner knows the row; for a sale, the name of the product',
    example: 'Kartu Nama Premium',
  })
  name: string | null;

  @ApiProperty({
    enum: ROW_ACTIONS,
    enumName: 'RowAction',
    description: '`deleted` rows can be restored, `removed` rows cannot',
    example: 'changed',
  })
  action: RowAction;

  @ApiProperty({ type: [ChangedValueResponse], description: 'The fields that differ' })
  values: ChangedValueResponse[];

  @ApiProperty({
    description: 'Whether the row refers to a photo that was removed after the change',
    example: false,
  })
  imagesRemoved: boolean;
}

export class ChangeResponse {
  @ApiProperty({ type: 'integer', format: 'int64', description: 'Higher for later changes', example: 4711 })
  id: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'The time of the change; ISO 8601, UTC',
    example: '2026-11-22T02:30:00.000Z',
  })
  at: string;

  @ApiProperty({ description: 'The API operation that made the change', example: 'updateProduct' })
  kind: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The browser that logged in; null when it is not known',
    example: 'Chrome di Android',
  })
  browser: string | null;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    nullable: true,
    description: 'The id of the change that was undone; null if this change is not an undo',
    example: null,
  })
  undoes: number | null;

  @ApiProperty({
    type: [ChangedRowResponse],
    description: 'At most 20 rows; if the query has a subject, only its row',
  })
  rows: ChangedRowResponse[];

  @ApiProperty({ type: 'integer', description: 'The number of rows that the change affected', example: 1 })
  rowCount: number;
}

export class SkippedRowResponse {
  @ApiProperty({
    description: "The row's identifier",
    example: '0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34',
  })
  rowId: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The name by which the owner knows the row',
    example: 'Kartu Nama Premium',
  })
  name: string | null;

  @ApiProperty({
    description: 'A sentence for the owner',
    example: 'Sudah diubah lagi setelah perubahan ini',
  })
  reason: string;
}

export class TakenBackResponse {
  @ApiProperty({ type: 'integer', description: 'How many rows have their earlier state again', example: 1 })
  restored: number;

  @ApiProperty({ type: [SkippedRowResponse], description: 'The rows that stay as they are' })
  skipped: SkippedRowResponse[];
}

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
