import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { Clean, EmptyToNull, IsHttpsLink, IsLink, IsPlainText } from '../../../platform/index.js';
import * as messages from '../../domain/messages.js';

// A pattern for the API contract: at least one character that is not white space. The validators below require the
// same.
const NOT_BLANK = '\\S';

const MAX_URL_LENGTH = 500;

/** Texts with at least this limit may have line breaks. The panel shows shorter ones in fields of one line. */
const MULTILINE_FROM = 160;

const textRules = (label: string, max: number, each: boolean): PropertyDecorator[] => [
  Clean(),
  IsNotEmpty({ each, message: messages.required(label) }),
  IsString({ each, message: messages.mustBeText(label) }),
  MaxLength(max, { each, message: messages.tooLong(label, max) }),
  IsPlainText({
    each,
    message: messages.unsupportedCharacters(label),
    multiline: max >= MULTILINE_FROM,
  }),
];

// The field's description in the API contract. The label is the Indonesian name in the panel.
const plainText = (label: string, max: number): string =>
  `Plain text of at most ${max} characters; in the panel: ${label}`;

/** A required text without invisible characters. The label is the field's name in the panel. */
export const Text = (label: string, max: number, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      pattern: NOT_BLANK,
      maxLength: max,
      description: plainText(label, max),
      example,
    }),
    ...textRules(label, max, false),
  );

/** A list of required texts; the list may be empty. */
export const TextList = (
  label: string,
  maxItems: number,
  max: number,
  example: readonly string[],
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      maxItems,
      items: { type: 'string', pattern: NOT_BLANK, maxLength: max },
      description: `At most ${maxItems} lines; each: ${plainText(label, max)}`,
      example,
    }),
    IsArray({ message: messages.mustBeList(label) }),
    ArrayMaxSize(maxItems, { message: messages.tooManyRows(label, maxItems) }),
    ...textRules(label, max, true),
  );

/** The target of a link: an https URL or a path of this site. */
export const LinkTarget = (label: string, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      maxLength: MAX_URL_LENGTH,
      pattern: '^(https://|/)',
      example,
      description: `https URL or path of this site; in the panel: ${label}`,
    }),
    ...textRules(label, MAX_URL_LENGTH, false),
    IsLink({ message: messages.mustBeLink(label) }),
  );

export const OptionalLinkTarget = (label: string, example: string): PropertyDecorator =>
  applyDecorators(LinkTarget(label, example), ApiProperty({ type: String, nullable: true }), OrNothing());

/** Turns an empty text into null. Null itself is valid, too. */
const OrNothing = (): PropertyDecorator =>
  applyDecorators(
    EmptyToNull(),
    ValidateIf((_, value) => value !== null),
  );

/** A field that clients of older releases do not send. A missing field keeps its stored value. */
const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/**
 * The https URL of a profile or a map, or null.
 * @param required whether the field must be sent. Older clients do not know all of these fields.
 */
export const ProfileUrl = (label: string, example: string, required: boolean): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      required,
      maxLength: MAX_URL_LENGTH,
      description: `https URL, null: none; in the panel: ${label}`,
      example,
    }),
    ...(required ? [] : [MayBeMissing()]),
    OrNothing(),
    ...textRules(label, MAX_URL_LENGTH, false),
    IsHttpsLink({ message: messages.mustBeHttpsLink(label) }),
  );

export const OptionalText = (label: string, max: number, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      maxLength: max,
      description: `${plainText(label, max)}; null: not shown`,
      example,
    }),
    OrNothing(),
    ...textRules(label, max, false),
  );
