import { Transform } from 'class-transformer';
import { Allow, ValidateBy, type ValidationOptions } from 'class-validator';
import { parseInstant } from '../../domain/instant.js';
import { isHttpsUrl, isSitePath } from '../../domain/link.js';
import * as messages from '../../domain/messages.js';

/**
 * Allows the named fields of a response in a body. Clients may send these fields back, but their values are ignored.
 */
export const ReadOnlyFields =
  <Response>(...names: (keyof Response & string)[]): ClassDecorator =>
  ({ prototype }) => {
    for (const name of names) Allow()(prototype as object, name);
  };

/** Reads an empty string as null, because forms send empty optional fields as ''. */
export const EmptyToNull = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? null : value,
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

// PostgreSQL's text type can store neither NUL nor a lone surrogate.
const UNSTORABLE = /\u0000|\p{Cs}/u;

/** Accepts only text that the database can store: without NUL and lone surrogates. */
export const IsPlainText = (options?: ValidationOptions): PropertyDecorator =>
  check('isPlainText', (text) => !UNSTORABLE.test(text), messages.unsupportedCharacters, options);

/** Accepts an https URL or a path on this site. */
export const IsLink = (options?: ValidationOptions): PropertyDecorator =>
  check('isLink', (text) => isHttpsUrl(text) || isSitePath(text), messages.noLink, options);

/** Accepts an absolute https URL. */
export const IsHttpsLink = (options?: ValidationOptions): PropertyDecorator =>
  check('isHttpsLink', isHttpsUrl, messages.noHttpsLink, options);

/** Accepts an ISO 8601 time with an offset, which identifies one instant. */
export const IsInstant = (options: ValidationOptions & { message: string }): PropertyDecorator =>
  check('isInstant', (text) => parseInstant(text) !== undefined, options.message, options);
