import type { Type } from '@nestjs/common';

/** A value as services return it: times are dates, and lists are readonly. */
type Source<Value> = Value extends string
  ? Value | Date
  : Value extends (infer Item)[]
    ? readonly Item[]
    : Value;

// Where ApiProperty notes the properties of a class, each with a colon before its name.
const API_PROPERTIES = 'swagger/apiModelPropertiesArray';

/** Returns the properties of a response that its class declares, with times as ISO 8601. */
export function toResponse<Response extends object>(
  type: Type<Response>,
  source: { readonly [Name in keyof Response]: Source<Response[Name]> },
): Response {
  const properties = Reflect.getMetadata(API_PROPERTIES, type.prototype as object) as readonly string[];
  return Object.fromEntries(
    properties.map((property) => {
      const name = property.slice(1) as keyof Response;
      const value: unknown = source[name];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  ) as Response;
}
