import type { ApiPropertyOptions } from '@nestjs/swagger';
import { field, Fields, flag, text, textOrNull } from './fields.js';

export const uuid = (description: string): ApiPropertyOptions => ({
  format: 'uuid',
  description,
  example: '0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34',
});

const instant = (description: string): ApiPropertyOptions => ({
  type: String,
  format: 'date-time',
  description: `${description}; ISO 8601, UTC`,
  example: '2026-11-22T02:30:00.000Z',
});

export const CREATED_AT = instant('When it was added');
export const UPDATED_AT = instant('When it was last changed');

export const VERSION: ApiPropertyOptions = {
  type: 'integer',
  description: "The row's version, which is also the ETag that clients send back in If-Match",
  example: 3,
};

export const RECORDED_CHANGE: ApiPropertyOptions = {
  type: 'integer',
  format: 'int64',
  nullable: true,
  description: 'The change of the history, which can be undone; null: nothing changed',
  example: 4711,
};

export const IS_SAMPLE: ApiPropertyOptions = {
  description: 'Whether it came with the sample catalog',
  example: false,
};

export const IMAGES: ApiPropertyOptions = {
  type: [String],
  description: 'Paths of this site (`/objects/…`) or https URLs; the first is the main one',
  example: ['/objects/0123456789abcdef0123456789abcdef-1600x1067-c8a070.jpg'],
};

export class PriceLabelSchema extends Fields({
  unit: textOrNull('What the price is for, such as `lembar` or `250 lembar`', 'lembar'),
  from: flag('Whether the list has higher prices, too', true),
  onRequest: flag('Whether the shop tells the price by chat', false),
}) {}

export const PRICE_LABEL: ApiPropertyOptions = {
  type: PriceLabelSchema,
  nullable: true,
  description: 'What the price is for; null: the product has no price list',
};

export class SkippedProductSchema extends Fields({
  id: field<string>(uuid("The product's identifier")),
  name: textOrNull('The name of the product; null: there is none', 'Kartu Nama Premium'),
  reason: text('A sentence for the owner', 'Sudah dihapus'),
}) {}
