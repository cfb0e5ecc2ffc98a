import './zod-config';
import { amountOf, problemOf, readAmount } from '@etalase/backend/rules/amounts';
import { cleanText, isSupportedText } from '@etalase/backend/rules/text';
import { z } from 'zod';
import * as common from '../../text/admin-common';

/** Stands for the unfinished input of a date, time or number field. Browsers do not give such an input to scripts. */
export const UNREADABLE = '?';

const isSupported = (text: string) => isSupportedText(text, true);

/** A text with a visible character. Invisible characters and outer spaces are removed. */
export const requiredText = (label: string, missing = common.required(label)) =>
  z.string().overwrite(cleanText).min(1, missing).refine(isSupported, common.unsupportedIn(label));

/** A required amount in whole rupiah. */
export const requiredAmount = (label: string) =>
  requiredText(label)
    .superRefine((typed, context) => {
      const message = problemOf(readAmount(typed));
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((typed) => amountOf(typed) ?? 0);

/** A text that may be blank. Invisible characters and outer spaces are removed. */
export const optionalText = z
  .string()
  .overwrite(cleanText)
  .refine(isSupported, common.unsupportedIn(common.thisField));

/** A text with one entry per line becomes a list. */
export const textLines = (most: number, longest: number, error: (most: number, longest: number) => string) =>
  optionalText
    .transform((typed) =>
      typed
        .split('\n')
        .map((line) => cleanText(line))
        .filter((line) => line !== ''),
    )
    .refine(
      (lines) => lines.length <= most && lines.every(({ length }) => length <= longest),
      error(most, longest),
    );

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
