import { applyDecorators, Param, type PipeTransform } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsArray, IsUUID } from 'class-validator';
import { notFound } from '../../domain/domain-error.js';
import { isCanonicalUuid } from '../../domain/uuid.js';

/** A UUID with a version and the variant of RFC 9562. The schemas of generated clients refuse all other UUIDs. */
const RFC_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;

export const isRfcUuid = (text: string): boolean => RFC_UUID.test(text);

export const isUuid = (text: string): boolean => isCanonicalUuid(text.toLowerCase());

class UuidOrNotFoundPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!isUuid(value)) throw notFound();
    return value.toLowerCase();
  }
}

/**
 * Injects the route's `id` parameter in lower case. A value that is not a UUID gets 404, like the id of a missing item.
 */
export const Id = (): ParameterDecorator => Param('id', new UuidOrNotFoundPipe());

/**
 * A field with a list of UUIDs, which it turns into lower case.
 * @param noUuid the message about an item that is no UUID.
 * @param noList the message about any other value.
 */
export const Uuids = (noUuid: string, noList: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(inLowerCase) : value)),
    IsArray({ message: noList }),
    IsUUID('loose', { each: true, message: noUuid }),
  );

const inLowerCase = (item: unknown): unknown => (typeof item === 'string' ? item.toLowerCase() : item);
