import { z } from 'zod';

/** The fields of a contract body that have no name. */
export function unnamedFields(body: z.ZodType, names: Readonly<Record<string, string>>): readonly string[] {
  const found = fieldsOf(body);
  if (found.length === 0) throw new Error('The body has no fields');
  return found.filter((field) => !names[field]);
}

/** The fields of a schema as the history names them: with dots within an object, a list as a whole. */
function fieldsOf(schema: z.core.$ZodType, prefix = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), prefix);
  if (!(schema instanceof z.ZodObject)) return [prefix];
  return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) =>
    fieldsOf(field, prefix === '' ? name : `${prefix}.${name}`),
  );
}
