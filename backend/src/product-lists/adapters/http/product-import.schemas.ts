import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsObject, IsOptional, IsString } from 'class-validator';
import { CREATED_AT, RECORDED_CHANGE, uuid } from '../../../platform/index.js';
import { invalidField } from '../../../platform/domain/domain-error.js';
import { excerpt } from '../../../platform/domain/text.js';
import type { StoredImport } from '../../application/ports.js';
import { COLUMNS, ROW_KINDS } from '../../domain/columns.js';
import { type Corrections, IMPORT_KEPT_MS } from '../../domain/import-report.js';
import * as messages from '../../domain/messages.js';

const STATUSES = ['new', 'changed', 'same', 'refused', 'ignored'] as const;
const ROW = { type: 'integer', minimum: 1, description: 'The row in the file', example: 12 } as const;

export class ImportFileBody {
  @ApiProperty({
    type: String,
    format: 'binary',
    description: 'CSV or XLSX, at most 5 MB and 5,000 rows',
    example: 'produk.csv',
  })
  file: string;
}

export class ImportChangeSchema {
  @ApiProperty({
    enum: [...COLUMNS, 'pricing'],
    enumName: 'ImportField',
    description: 'The column; `pricing`: a row of the price list is missing, or its rows have another order',
    example: 'price',
  })
  field: string;

  @ApiProperty({ description: 'What the shop has, shortened', example: '35000' })
  from: string;

  @ApiProperty({ description: 'What the file has, shortened', example: '37500' })
  to: string;
}

export class ImportProblemSchema {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The column to correct; null: no single one',
    example: 'price',
  })
  field: string | null;

  @ApiProperty({
    description: 'Why the row is refused',
    example: "Harga '12rb' belum pasti. Maksudnya Rp 12.000?",
  })
  message: string;

  @ApiPropertyOptional({ type: Number, description: 'A value that may be meant', example: 12_000 })
  suggestion?: number;
}

export class ImportRowSchema {
  @ApiProperty(ROW)
  row: number;

  @ApiProperty({ ...ROW, nullable: true, description: 'For a row of a price list, the row of its product' })
  product: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: `One of ${ROW_KINDS.join(', ')}; null for a row that is ignored`,
    example: 'product',
  })
  kind: string | null;

  @ApiProperty({ description: 'What the row is called, shortened', example: 'Kartu Nama Premium' })
  name: string;

  @ApiProperty({
    enum: STATUSES,
    enumName: 'ImportStatus',
    description: 'What applying the list does with the row',
    example: 'changed',
  })
  status: string;

  @ApiProperty({ type: [ImportChangeSchema], description: 'What differs from the shop' })
  changes: ImportChangeSchema[];

  @ApiProperty({ type: [ImportProblemSchema], description: 'What has to be corrected first' })
  problems: ImportProblemSchema[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What else happens to the row',
    example: messages.total,
  })
  note: string | null;
}

export class ImportCountsSchema {
  @ApiProperty({ type: 'integer', description: 'Products to add', example: 3 })
  new: number;

  @ApiProperty({ type: 'integer', description: 'Products to change', example: 120 })
  changed: number;

  @ApiProperty({ type: 'integer', description: 'Products without a difference', example: 70 })
  same: number;

  @ApiProperty({ type: 'integer', description: 'Products that need a correction', example: 7 })
  refused: number;

  @ApiProperty({ type: 'integer', description: 'Rows that are no products', example: 2 })
  ignored: number;
}

export class NewCategorySchema {
  @ApiProperty({ description: 'A name that no category has', example: 'Undangan' })
  name: string;

  @ApiProperty({ type: 'integer', isArray: true, description: 'The rows that name it', example: [12, 13] })
  rows: number[];
}

export class LeftOutRowSchema {
  @ApiProperty(ROW)
  row: number;

  @ApiProperty({ description: 'What the row is called', example: 'Kartu Nama Premium' })
  name: string;

  @ApiProperty({ description: 'Why nothing of the product was changed', example: messages.changedMeanwhile })
  reason: string;
}

export class ImportResultResponse {
  @ApiProperty({ type: 'integer', description: 'Added products', example: 3 })
  added: number;

  @ApiProperty({ type: 'integer', description: 'Changed products', example: 120 })
  changed: number;

  @ApiProperty({ type: 'integer', description: 'Added categories', example: 1 })
  categories: number;

  @ApiProperty({
    type: [LeftOutRowSchema],
    description: 'Products that were not changed, though the list has them',
  })
  leftOut: LeftOutRowSchema[];

  @ApiProperty(RECORDED_CHANGE)
  change: number | null;
}

export class ImportReportResponse {
  @ApiProperty(uuid("The report's identifier"))
  id: string;

  @ApiProperty(CREATED_AT)
  createdAt: string;

  @ApiProperty({
    format: 'date-time',
    description: 'Until then the list can be applied',
    example: '2026-11-22T05:00:00.000Z',
  })
  expiresAt: string;

  @ApiProperty({ type: ImportCountsSchema, description: 'The numbers of products, and of ignored rows' })
  counts: ImportCountsSchema;

  @ApiProperty({ type: [NewCategorySchema], description: 'Categories that `categories` may add' })
  newCategories: NewCategorySchema[];

  @ApiProperty({
    type: [String],
    description: 'What was noticed about the list as a whole',
    example: [messages.blankRows('14')],
  })
  notes: string[];

  @ApiProperty({ type: [ImportRowSchema], description: 'All rows, in the order of the file' })
  rows: ImportRowSchema[];

  @ApiProperty({ type: ImportResultResponse, nullable: true, description: 'Null: not applied yet' })
  result: ImportResultResponse | null;
}

export class ApplyImportBody {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: {
      oneOf: [
        { type: 'object', additionalProperties: true },
        { type: 'string', enum: ['skip'] },
      ],
    },
    description: 'By row: new values of columns, or `skip` for a product to leave out',
    example: { 12: { price: 12_000 }, 15: 'skip' },
  })
  @IsOptional()
  @IsObject({ message: messages.correctionsInvalid })
  rows?: Record<string, unknown> | null;

  @ApiPropertyOptional({
    type: [String],
    description: 'Names of categories to add, of those that the report offers',
    example: ['Undangan'],
  })
  @IsOptional()
  @IsArray({ message: messages.categoriesInvalid })
  @IsString({ each: true, message: messages.categoriesInvalid })
  categories?: string[] | null;
}

export const toReportResponse = ({
  id,
  createdAt,
  report,
  result,
}: Omit<StoredImport, 'list'>): ImportReportResponse =>
  ({
    id,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + IMPORT_KEPT_MS).toISOString(),
    ...report,
    result,
  }) as ImportReportResponse;

export function toCorrections(rows: Record<string, unknown>): Corrections {
  const isValue = (value: unknown): boolean =>
    value === null || ['string', 'number', 'boolean'].includes(typeof value);
  for (const [row, correction] of Object.entries(rows)) {
    const isObject = typeof correction === 'object' && correction !== null && !Array.isArray(correction);
    const isKnown =
      correction === 'skip' ||
      (isObject &&
        Object.entries(correction).every(([name, value]) => excerpt(name) === name && isValue(value)));
    if (!isKnown || excerpt(row) !== row)
      throw invalidField(`rows.${excerpt(row)}`, messages.correctionsInvalid);
  }
  return rows as Corrections;
}
