import { ApiSchema } from '@nestjs/swagger';
import { DESCRIPTION_FIELD, IDENTITY_FIELDS } from '../../../domain/fields.js';
import { type Accent, ACCENTS } from '../../../domain/accents.js';
import type { Identity } from '../../../domain/parts/identity.js';
import { OptionalText } from '../text-fields.js';
import { Choice, OptionalImage } from '../value-fields.js';

@ApiSchema({ name: 'Identity', description: 'What the shop looks like' })
export class IdentityBody implements Identity {
  @OptionalImage(IDENTITY_FIELDS.logo.label)
  logo: string | null;

  @OptionalImage(IDENTITY_FIELDS.logoDark.label)
  logoDark: string | null;

  @OptionalImage(IDENTITY_FIELDS.heroImage.label)
  heroImage: string | null;

  @Choice(IDENTITY_FIELDS.accent.label, Object.keys(ACCENTS), 'Accent')
  accent: Accent;

  @OptionalText(DESCRIPTION_FIELD, 'Sablon kaos satuan dan lusinan di Surabaya.')
  description: string | null;
}
