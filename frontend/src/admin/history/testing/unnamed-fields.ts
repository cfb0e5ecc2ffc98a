import { z } from 'zod';

/** Returns the fields of a contract body that have no name in the history. */
export function unnamedFields(body: z.ZodType, names: Readonly<Record<string, string>>): readonly string[] {
  const found = fieldsOf(body);
  if (found.length === 0) throw new Error('The body has no fields');
  // An object may have one name.
  return found.filter((field) => !names[field] && !names[field.split('.', 1)[0] ?? '']);
}

/**
 * Returns the names of a schema's fields as the history writes them: with dots within an object, and one name for a
 * list.
 */
function fieldsOf(schema: z.core.$ZodType, prefix = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), prefix);
  if (!(schema instanceof z.ZodObject)) return [prefix];
  return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) =>
    fieldsOf(field, prefix === '' ? name : `${prefix}.${name}`),
  );
}
