import { ApiSchema } from '@nestjs/swagger';
import type { Display } from '../../../domain/parts/display.js';
import { YesNo } from '../value-fields.js';

@ApiSchema({ name: 'Display', description: 'Which parts of header and footer visitors see' })
export class DisplayBody implements Display {
  @YesNo('Tautan Admin')
  showAdminLink: boolean;

  @YesNo('Formulir newsletter')
  showNewsletter: boolean;
}
