import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, isString, ValidateBy } from 'class-validator';
import { cleanText, isSupportedText } from '../../../platform/index.js';
import * as messages from '../../domain/messages.js';

const MIN_WORDS = 2;

const cleaned =
  (maxLength: number) =>
  (group: unknown): unknown =>
    Array.isArray(group)
      ? group.map((word: unknown) => (typeof word === 'string' ? cleanText(word, { maxLength }) : word))
      : group;

const isGroup = (group: unknown, maxWords: number, maxLength: number): boolean =>
  Array.isArray(group) &&
  group.length >= MIN_WORDS &&
  group.length <= maxWords &&
  group.every(
    (word) => isString(word) && word !== '' && word.length <= maxLength && isSupportedText(word, false),
  );

export const WordGroups = (
  label: string,
  maxItems: number,
  maxWords: number,
  maxLength: number,
  example: readonly (readonly string[])[],
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      maxItems,
      items: {
        type: 'array',
        minItems: MIN_WORDS,
        maxItems: maxWords,
        items: { type: 'string', pattern: '\\S', maxLength },
      },
      description: `At most ${maxItems} groups of words; in the panel: ${label}`,
      example,
    }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map(cleaned(maxLength)) : value,
    ),
    IsArray({ message: messages.notList(label) }),
    ArrayMaxSize(maxItems, { message: messages.tooManyRows(label, maxItems) }),
    ValidateBy(
      {
        name: 'isWordGroup',
        validator: {
          validate: (group: unknown) => isGroup(group, maxWords, maxLength),
          defaultMessage: () => messages.mustBeWordGroups(label, maxWords, maxLength),
        },
      },
      { each: true },
    ),
  );
