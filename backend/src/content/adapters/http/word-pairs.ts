import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, isString, ValidateBy } from 'class-validator';
import { cleanText, isSupportedText } from '../../../platform/index.js';
import * as messages from '../../domain/messages.js';

const cleaned = (pair: unknown): unknown =>
  Array.isArray(pair)
    ? pair.map((word: unknown) => (typeof word === 'string' ? cleanText(word) : word))
    : pair;

const isPair = (pair: unknown, maxLength: number): boolean =>
  Array.isArray(pair) &&
  pair.length === 2 &&
  pair.every(
    (word) => isString(word) && word !== '' && word.length <= maxLength && isSupportedText(word, false),
  );

/** Pairs of words without invisible characters. */
export const WordPairs = (
  label: string,
  maxItems: number,
  maxLength: number,
  example: readonly (readonly string[])[],
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      maxItems,
      items: {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: { type: 'string', pattern: '\\S', maxLength },
      },
      description: `At most ${maxItems} pairs; in the panel: ${label}`,
      example,
    }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(cleaned) : value)),
    IsArray({ message: messages.mustBeList(label) }),
    ArrayMaxSize(maxItems, { message: messages.tooManyRows(label, maxItems) }),
    ValidateBy(
      {
        name: 'isPair',
        validator: {
          validate: (pair: unknown) => isPair(pair, maxLength),
          defaultMessage: () => messages.mustBePairs(label, maxLength),
        },
      },
      { each: true },
    ),
  );
