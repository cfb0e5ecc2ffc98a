import { z } from 'zod';
import { id } from 'zod/locales';
import { required } from '../../text/admin-common';

// The policy for content forbids `new Function`, which zod would try first. What has no sentence of ours gets zod's Indonesian one.
z.config({ ...id(), jitless: true });

/** A text that must not be blank, trimmed. */
export const requiredText = (label: string) => z.string().trim().min(1, required(label));

/** A text that may be blank, trimmed. */
export const optionalText = z.string().trim();

/** From what is typed to what is sent: `fields` turns the form's values into a payload, which the contract's schema checks. */
export function formSchema<Body extends z.ZodType, Values>(
  fields: z.ZodType<z.input<Body>, Values>,
  contract: Body,
): z.ZodType<z.output<Body>, Values> {
  // zod wants the contract's input to be assignable to the fields' output; what must hold is the reverse, as declared above.
  return fields.pipe(contract as unknown as z.ZodType<z.output<Body>, z.input<Body>>);
}
