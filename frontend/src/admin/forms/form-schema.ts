import { z } from 'zod';
import { id } from 'zod/locales';
import { required } from '../../text/admin-common';

// The Content-Security-Policy forbids `new Function`, which zod would try first. Errors without a message of ours get zod's Indonesian one.
z.config({ ...id(), jitless: true });

/** A trimmed text that must not be blank. */
export const requiredText = (label: string) => z.string().trim().min(1, required(label));

/** A trimmed text that may be blank. */
export const optionalText = z.string().trim();

/** A form's schema: `fields` turns its values into a payload, which the contract's schema then validates. */
export function formSchema<Body extends z.ZodType, Values>(
  fields: z.ZodType<z.input<Body>, Values>,
  contract: Body,
): z.ZodType<z.output<Body>, Values> {
  // zod wants the contract's input to be assignable to the fields' output; the signature above demands the reverse, which is right.
  return fields.pipe(contract as unknown as z.ZodType<z.output<Body>, z.input<Body>>);
}
