import { z } from 'zod';
import { SaveIdentityContentBody } from '../../api/generated/content/content.zod';
import type { Identity } from '../../api/generated/models';
import { formSchema, optionalText } from '../forms/form-schema';

const orNull = optionalText.transform((typed) => (typed === '' ? null : typed));

export const identitySchema = formSchema(
  z.object({
    logo: orNull,
    logoDark: orNull,
    heroImage: orNull,
    accent: SaveIdentityContentBody.shape.accent.unwrap(),
    description: orNull,
  }),
  SaveIdentityContentBody.required(),
);

/** The form's values. A missing path or description is an empty text. */
export type IdentityValues = z.input<typeof identitySchema>;

export const valuesOf = ({ logo, logoDark, heroImage, accent, description }: Identity): IdentityValues => ({
  logo: logo ?? '',
  logoDark: logoDark ?? '',
  heroImage: heroImage ?? '',
  accent,
  description: description ?? '',
});
