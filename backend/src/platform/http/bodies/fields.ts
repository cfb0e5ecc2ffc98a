import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsOptional, ValidateBy, type ValidationOptions } from 'class-validator';
import { parseInstant } from '../../domain/instant.js';
import { isHttpsUrl, isSitePath } from '../../domain/link.js';
import * as messages from '../../domain/messages.js';
import { cleanText, isSupportedText, MAX_TEXT_LENGTH } from '../../domain/text.js';

/**
 * Allows the named fields of a response in a body. Clients may send these fields back, but their values are ignored.
 */
export const ReadOnlyFields =
  <Response>(...names: (keyof Response & string)[]): ClassDecorator =>
  ({ prototype }) => {
    for (const name of names) Allow()(prototype as object, name);
  };

/** Reads a text without a visible character as null, because forms send empty optional fields as ''. */
export const EmptyToNull = (maxLength = MAX_TEXT_LENGTH): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && cleanText(value, { maxLength }) === '' ? null : value,
  );

function check(name: string, test: (value: string) => boolean, message: string, options?: ValidationOptions) {
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown) => typeof value === 'string' && test(value),
        defaultMessage: () => message,
      },
    },
    options,
  );
}

/** Removes the invisible characters and outer spaces of a text, or of each text in a list. */
export const Clean = (maxLength: number): PropertyDecorator => {
  const cleaned = (value: unknown): unknown =>
    typeof value === 'string' ? cleanText(value, { maxLength }) : value;
  return Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map(cleaned) : cleaned(value),
  );
};

export const IsPlainText = (
  options?: ValidationOptions & { readonly multiline?: boolean },
): PropertyDecorator =>
  check(
    'isPlainText',
    (text) => isSupportedText(text, options?.multiline ?? false),
    messages.unsupportedCharacters,
    options,
  );

export const IsLink = (options?: ValidationOptions): PropertyDecorator =>
  check('isLink', (text) => isHttpsUrl(text) || isSitePath(text), messages.noLink, options);

export const IsHttpsLink = (options?: ValidationOptions): PropertyDecorator =>
  check('isHttpsLink', isHttpsUrl, messages.noHttpsLink, options);

/** Accepts an ISO 8601 time with an offset, which identifies one instant. */
export const IsInstant = (options: ValidationOptions & { message: string }): PropertyDecorator =>
  check('isInstant', (text) => parseInstant(text) !== undefined, options.message, options);

const BOOLEAN_OF: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A query parameter that is true or false. Other texts are kept, so that `IsBoolean` refuses them. */
export const BooleanParameter = (
  message: string,
  property: { readonly description: string; readonly default?: boolean },
): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ ...property, type: Boolean }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (BOOLEAN_OF[value] ?? value) : value,
    ),
    IsBoolean({ message }),
  );
