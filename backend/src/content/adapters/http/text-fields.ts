import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { Clean, EmptyToNull, IsHttpsLink, IsLink, IsPlainText } from '../../../platform/index.js';
import type { TextRule } from '../../../platform/domain/text.js';
import * as messages from '../../domain/messages.js';

// A pattern for the API contract: at least one character that is not white space. The validators below require the
// same.
const NOT_BLANK = '\\S';

const textRules = ({ label, maxLength, multiline }: TextRule, each: boolean): PropertyDecorator[] => [
  Clean(maxLength),
  IsNotEmpty({ each, message: messages.required(label) }),
  IsString({ each, message: messages.notText(label) }),
  MaxLength(maxLength, { each, message: messages.tooLong(label, maxLength) }),
  IsPlainText({
    each,
    message: messages.unsupportedCharacters(label),
    multiline: multiline ?? false,
  }),
];

// The rules of links refuse line breaks with their own message.
const urlRules = (field: TextRule): PropertyDecorator[] => textRules({ ...field, multiline: true }, false);

// The field's description in the API contract.
const plainText = ({ label, maxLength }: TextRule): string =>
  `Plain text of at most ${maxLength} characters; in the panel: ${label}`;

/** A required text without invisible characters. */
export const Text = (field: TextRule, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      pattern: NOT_BLANK,
      maxLength: field.maxLength,
      description: plainText(field),
      example,
    }),
    ...textRules(field, false),
  );

/** A list of required texts; the list may be empty. */
export const TextList = (field: TextRule, maxItems: number, example: readonly string[]): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      maxItems,
      items: { type: 'string', pattern: NOT_BLANK, maxLength: field.maxLength },
      description: `At most ${maxItems} lines; each: ${plainText(field)}`,
      example,
    }),
    IsArray({ message: messages.notList(field.label) }),
    ArrayMaxSize(maxItems, { message: messages.tooManyRows(field.label, maxItems) }),
    ...textRules(field, true),
  );

/** The target of a link: an https URL or a path of this site. */
export const LinkTarget = (field: TextRule, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      maxLength: field.maxLength,
      pattern: '^(https://|/)',
      example,
      description: `https URL or path of this site; in the panel: ${field.label}`,
    }),
    ...urlRules(field),
    IsLink({ message: messages.mustBeLink(field.label) }),
  );

export const OptionalLinkTarget = (field: TextRule, example: string): PropertyDecorator =>
  applyDecorators(
    LinkTarget(field, example),
    ApiProperty({ type: String, nullable: true }),
    OrNothing(field.maxLength),
  );

/** Turns an empty text into null. Null itself is valid, too. */
const OrNothing = (max: number): PropertyDecorator =>
  applyDecorators(
    EmptyToNull(max),
    ValidateIf((_, value) => value !== null),
  );

/** A field that clients of older releases do not send. A missing field keeps its stored value. */
const MayBeMissing = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/**
 * The https URL of a profile or a map, or null.
 * @param required whether the field must be sent. Older clients do not know all of these fields.
 */
export const ProfileUrl = (field: TextRule, example: string, required: boolean): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      required,
      maxLength: field.maxLength,
      description: `https URL, null: none; in the panel: ${field.label}`,
      example,
    }),
    ...(required ? [] : [MayBeMissing()]),
    OrNothing(field.maxLength),
    ...urlRules(field),
    IsHttpsLink({ message: messages.mustBeHttpsLink(field.label) }),
  );

export const OptionalText = (field: TextRule, example: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      maxLength: field.maxLength,
      description: `${plainText(field)}; null: not shown`,
      example,
    }),
    OrNothing(field.maxLength),
    ...textRules(field, false),
  );
