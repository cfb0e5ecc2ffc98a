import { z } from 'zod';
import { SaveIdentityContentBody } from '../../api/generated/content/content.zod';
import type { Identity } from '../../api/generated/models';
import { formSchema } from '../forms/form-schema';
import { textOrNull } from '../forms/form-texts';

export const identitySchema = formSchema(
  z.object({
    logo: textOrNull,
    logoDark: textOrNull,
    heroImage: textOrNull,
    accent: SaveIdentityContentBody.shape.accent.unwrap(),
    description: textOrNull,
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
