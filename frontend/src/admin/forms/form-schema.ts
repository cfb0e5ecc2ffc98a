import './zod-config';
import { z } from 'zod';
import { required } from '../../text/admin-common';

/** Stands for the unfinished input of a date, time or number field. Browsers do not give such an input to scripts. */
export const UNREADABLE = '?';

/** A trimmed text that must not be blank. */
export const requiredText = (label: string) => z.string().trim().min(1, required(label));

/** A trimmed text that may be blank. */
export const optionalText = z.string().trim();

/**
 * Returns the maximum length of a text in the contract's schema. For a list, the maximum applies to each text.
 * @throws Error if the schema has no such limit.
 */
export function maxLengthOf(field: z.core.$ZodType): number {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return maxLengthOf(field.unwrap());
  if (field instanceof z.ZodArray) return maxLengthOf(field.element);
  const { maxLength } = field as z.ZodString;
  if (typeof maxLength !== 'number') throw new Error('The field has no limit in the contract');
  return maxLength;
}

/**
 * The schema of a form. `fields` turns the form's values into a payload, and the contract's schema validates the
 * payload.
 */
export function formSchema<Body extends z.ZodType, Values>(
  fields: z.ZodType<z.input<Body>, Values>,
  contract: Body,
): z.ZodType<z.output<Body>, Values> {
  // `pipe` requires that the contract's input is assignable to the fields' output. The correct requirement is the
  // reverse, which the type of `fields` states already, so the cast is safe.
  return fields.pipe(contract as unknown as z.ZodType<z.output<Body>, z.input<Body>>);
}
