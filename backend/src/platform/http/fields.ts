import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, ValidateBy, type ValidationOptions } from 'class-validator';
import { isHttpsUrl, isSitePath } from '../domain/link.js';

/** A read-only field that a client sends back as it got it: accepted, and ignored. */
export const ReadOnlyField = (): PropertyDecorator => applyDecorators(Allow(), ApiHideProperty());

/** An optional field that a form sends empty means: no value. */
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

// PostgreSQL's text holds neither; a lone surrogate is not Unicode text at all.
const UNSTORABLE = /\u0000|\p{Cs}/u;

/** Text that the database can keep: no NUL, no half of a surrogate pair. */
export const IsPlainText = (options?: ValidationOptions): PropertyDecorator =>
  check(
    'isPlainText',
    (text) => !UNSTORABLE.test(text),
    '$property berisi karakter yang tidak didukung',
    options,
  );

/** An https address or a path of this site. */
export const IsLink = (options?: ValidationOptions): PropertyDecorator =>
  check(
    'isLink',
    (text) => isHttpsUrl(text) || isSitePath(text),
    '$property harus berupa alamat https:// atau jalur situs yang diawali /',
    options,
  );

/** An absolute https address. */
export const IsHttpsLink = (options?: ValidationOptions): PropertyDecorator =>
  check('isHttpsLink', isHttpsUrl, '$property harus berupa alamat https://', options);
