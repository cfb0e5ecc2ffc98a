import { Param, type PipeTransform } from '@nestjs/common';
import { notFound } from '../../domain/domain-error.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** A UUID with a version and the variant of RFC 9562. The schemas of generated clients refuse all other UUIDs. */
const RFC_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;

export const isRfcUuid = (text: string): boolean => RFC_UUID.test(text);

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

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
