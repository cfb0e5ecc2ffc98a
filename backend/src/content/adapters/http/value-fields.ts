import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { EmptyToNull } from '../../../platform/index.js';
import { formatCount } from '../../domain/messages.js';
import * as messages from '../../domain/messages.js';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly example: number;
  readonly nullable?: boolean;
}

export const WholeNumber = (
  label: string,
  { min, max, example, nullable = false }: Range,
): PropertyDecorator => {
  const options = { message: messages.mustBeNumberBetween(label, formatCount(min), formatCount(max)) };
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      minimum: min,
      maximum: max,
      nullable,
      description: `In the panel: ${label}${nullable ? '; null: none' : ''}`,
      example,
    }),
    ...(nullable ? [ValidateIf((_, value) => value !== null)] : []),
    IsInt(options),
    Min(min, options),
    Max(max, options),
  );
};

export const YesNo = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: Boolean, description: `In the panel: ${label}`, example: true }),
    IsBoolean({ message: messages.mustBeYesOrNo(label) }),
  );

/** May be missing in requests of older clients, which do not know the field. */
export const OptionalYesNo = (label: string): PropertyDecorator =>
  applyDecorators(
    YesNo(label),
    ApiProperty({ required: false }),
    ValidateIf((_, value) => value !== undefined),
  );

export const Choice = (label: string, choices: readonly string[], contractName: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      enum: choices,
      enumName: contractName,
      description: `In the panel: ${label}`,
      example: choices[0],
    }),
    IsIn(choices, { message: messages.notOneOf(label, choices) }),
  );

const MAX_PATH_LENGTH = 200;

/** The path of a published image. `validate` of the content part checks that the image is published. */
export const Image = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      maxLength: MAX_PATH_LENGTH,
      description: `Path of a published image of this site; in the panel: ${label}`,
      example: `/objects/${'0'.repeat(32)}-1200x800-c8a070.jpg`,
    }),
    IsString({ message: messages.mustBePublished(label) }),
    MaxLength(MAX_PATH_LENGTH, { message: messages.mustBePublished(label) }),
  );

export const OptionalImage = (label: string): PropertyDecorator =>
  applyDecorators(
    Image(label),
    ApiProperty({
      nullable: true,
      description: `Path of a published image of this site; null: none; in the panel: ${label}`,
      example: null,
    }),
    EmptyToNull(MAX_PATH_LENGTH),
    ValidateIf((_, value) => value !== null),
  );

const SLUG = '^[a-z0-9]+(-[a-z0-9]+)*$';
const SLUG_PATTERN = new RegExp(SLUG, 'u');
const MAX_SLUG_LENGTH = 100;

const isSlug = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= MAX_SLUG_LENGTH && SLUG_PATTERN.test(value);

/** Slugs of categories, which need not exist. Null means all categories. */
export const CategorySlugs = (label: string, maxItems: number): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      maxItems,
      nullable: true,
      items: { type: 'string', pattern: SLUG, maxLength: MAX_SLUG_LENGTH },
      description: `Slugs of categories, null: all; in the panel: ${label}`,
      example: ['kartu-nama'],
    }),
    ValidateIf((_, value) => value !== null),
    IsArray({ message: messages.notList(label) }),
    ArrayMaxSize(maxItems, { message: messages.tooManyRows(label, maxItems) }),
    ValidateBy(
      {
        name: 'isSlug',
        validator: { validate: isSlug, defaultMessage: () => messages.mustBeSlug(label) },
      },
      { each: true },
    ),
  );

/** The slug of a category, which need not exist. */
export const CategorySlug = (label: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      pattern: SLUG,
      maxLength: MAX_SLUG_LENGTH,
      description: `Slug of a category, null: none; in the panel: ${label}`,
      example: 'kartu-nama',
    }),
    EmptyToNull(MAX_SLUG_LENGTH),
    ValidateIf((_, value) => value !== null),
    ValidateBy({
      name: 'isSlug',
      validator: { validate: isSlug, defaultMessage: () => messages.mustBeSlug(label) },
    }),
  );
