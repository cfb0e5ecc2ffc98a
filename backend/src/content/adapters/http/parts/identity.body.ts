import { ApiSchema } from '@nestjs/swagger';
import { type Accent, ACCENTS } from '../../../domain/accents.js';
import type { Identity } from '../../../domain/parts/identity.js';
import { OptionalText } from '../text-fields.js';
import { Choice, OptionalImage } from '../value-fields.js';

@ApiSchema({ name: 'Identity', description: 'What the shop looks like' })
export class IdentityBody implements Identity {
  @OptionalImage('Logo')
  logo: string | null;

  @OptionalImage('Logo untuk latar gelap')
  logoDark: string | null;

  @OptionalImage('Gambar beranda')
  heroImage: string | null;

  @Choice('Warna aksen', Object.keys(ACCENTS), 'Accent')
  accent: Accent;

  @OptionalText('Deskripsi toko', 160, 'Sablon kaos satuan dan lusinan di Surabaya.')
  description: string | null;
}
