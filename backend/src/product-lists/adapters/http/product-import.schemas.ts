import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsIn, IsObject, IsOptional, IsString } from 'class-validator';
import {
  CREATED_AT,
  field,
  Fields,
  flag,
  integer,
  list,
  RECORDED_CHANGE,
  text,
  textOrNull,
  uuid,
} from '../../../platform/index.js';
import { invalidField } from '../../../platform/domain/domain-error.js';
import { isObject } from '../../../platform/domain/is-object.js';
import { excerpt } from '../../../platform/domain/text.js';
import type { StoredImport } from '../../application/ports.js';
import { COLUMNS, ROW_KINDS } from '../../domain/columns.js';
import { type Corrections, IMPORT_KEPT_MS } from '../../domain/import-report.js';
import * as messages from '../../domain/messages.js';
import { NAME_ANSWERS, type NameAnswer, QUESTION_KINDS } from '../../domain/questions.js';

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

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The answers by the keys of `questions` and `recognized`, as JSON of 20 kB at most',
    example: { 'column:harga grosir': 'tier', 'from:harga grosir': '100', unit: 'pcs' },
  })
  answers?: Record<string, string>;
}

export class ImportChangeSchema extends Fields({
  field: field<string>({
    enum: [...COLUMNS, 'pricing'],
    enumName: 'ImportField',
    description: 'The column; `pricing`: a row of the price list is missing, or its rows have another order',
    example: 'price',
  }),
  from: text('What the shop has, shortened', '35000'),
  to: text('What the file has, shortened', '37500'),
}) {}

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

export class ImportOptionSchema extends Fields({
  value: text('The answer to send', 'price'),
  label: text('What the owner reads', 'Harga'),
}) {}

export class ImportQuestionSchema extends Fields({
  key: text('Under which the answer is sent', 'column:harga grosir'),
  kind: field<string>({
    enum: QUESTION_KINDS,
    enumName: 'ImportQuestionKind',
    description:
      '`sheet`, `heading`, `column`: what is read, and as what; `from`: the quantity of a price; `choices`: rows with one name; `copies`: copied rows that kept an ID; `names`: names that products of the shop have',
    example: 'column',
  }),
  text: text("A column's heading, a sheet's name, or the question", 'Harga Grosir'),
  examples: field<string[]>({
    type: [String],
    description: 'The first cells, at most three',
    example: ['850'],
  }),
  options: list(ImportOptionSchema, 'The answers to choose from; without any, the answer is typed'),
  value: textOrNull('The answer that was given or guessed', 'price'),
  isRequired: flag('Whether there is no guess to go on with', false),
  note: textOrNull('What else is to be known', messages.notPublic),
}) {}

export class ImportRowSchema extends Fields({
  row: field<number>({
    ...ROW,
    description: 'The number of the row; in a list of one sheet, the row in the file',
  }),
  sheet: textOrNull('The sheet of the row; null in a list of one sheet', 'Stiker'),
  sheetRow: field<number>({ ...ROW, description: 'The row in the sheet' }),
  product: field<number | null>({
    ...ROW,
    nullable: true,
    description: 'For a row of a price list, the row of its product',
  }),
  kind: textOrNull(`One of ${ROW_KINDS.join(', ')}; null for a row that is ignored`, 'product'),
  name: text('What the row is called, shortened', 'Kartu Nama Premium'),
  status: field<string>({
    enum: STATUSES,
    enumName: 'ImportStatus',
    description: 'What applying the list does with the row',
    example: 'changed',
  }),
  changes: list(ImportChangeSchema, 'What differs from the shop'),
  problems: list(ImportProblemSchema, 'What has to be corrected first'),
  note: textOrNull('What else happens to the row', messages.total),
}) {}

export class ImportCountsSchema extends Fields({
  new: integer('Products to add', 3),
  changed: integer('Products to change', 120),
  same: integer('Products without a difference', 70),
  refused: integer('Products that need a correction', 7),
  ignored: integer('Rows that are no products', 2),
}) {}

export class NewCategorySchema extends Fields({
  name: text('A name that no category has', 'Undangan'),
  rows: field<number[]>({
    type: 'integer',
    isArray: true,
    description: 'The rows that name it',
    example: [12, 13],
  }),
}) {}

export class LeftOutRowSchema extends Fields({
  row: field<number>(ROW),
  name: text('What the row is called', 'Kartu Nama Premium'),
  reason: text('Why nothing of the product was changed', messages.changedMeanwhile),
}) {}

export class ImportResultResponse extends Fields({
  added: integer('Added products', 3),
  changed: integer('Changed products', 120),
  categories: integer('Added categories', 1),
  leftOut: list(LeftOutRowSchema, 'Products that were not changed, though the list has them'),
  change: field<number | null>(RECORDED_CHANGE),
}) {}

export class ImportReportResponse extends Fields({
  id: field<string>(uuid("The report's identifier")),
  createdAt: field<string>(CREATED_AT),
  expiresAt: field<string>({
    format: 'date-time',
    description: 'Until then the list can be applied',
    example: '2026-11-22T05:00:00.000Z',
  }),
  counts: field<ImportCountsSchema>({
    type: ImportCountsSchema,
    description: 'The numbers of products, and of ignored rows',
  }),
  newCategories: list(NewCategorySchema, 'Categories that `categories` may add'),
  notes: field<string[]>({
    type: [String],
    description: 'What was noticed about the list as a whole',
    example: [messages.blankRows('14')],
  }),
  questions: list(ImportQuestionSchema, 'What is unsure about the form of the list'),
  recognized: list(
    ImportQuestionSchema,
    'What was understood of the form; each may be answered in another way',
  ),
  names: field<ImportQuestionSchema | null>({
    type: ImportQuestionSchema,
    nullable: true,
    description:
      'The question about names that products of the shop have, which `applyProductImport` answers',
  }),
  rows: list(ImportRowSchema, 'All rows, in the order of the file'),
  result: field<ImportResultResponse | null>({
    type: ImportResultResponse,
    nullable: true,
    description: 'Null: not applied yet',
  }),
}) {}

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

  @ApiPropertyOptional({
    enum: NAME_ANSWERS,
    enumName: 'ImportNameAnswer',
    description:
      'What happens to rows with the name of a product: its prices are updated (the default), a new one is added, or the rows are left out',
    example: 'update',
  })
  @IsOptional()
  @IsIn(NAME_ANSWERS, { message: messages.namesInvalid })
  names?: NameAnswer | null;
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
    const isKnown =
      correction === 'skip' ||
      (isObject(correction) &&
        Object.entries(correction).every(([name, value]) => excerpt(name) === name && isValue(value)));
    if (!isKnown || excerpt(row) !== row)
      throw invalidField(`rows.${excerpt(row)}`, messages.correctionsInvalid);
  }
  return rows as Corrections;
}
