import { ApiSchema } from '@nestjs/swagger';
import { DISPLAY_FIELDS } from '../../../domain/fields.js';
import type { Display } from '../../../domain/parts/display.js';
import { YesNo } from '../value-fields.js';

@ApiSchema({
  name: 'Display',
  description:
    'Which parts of header and footer visitors see, and whether everybody may download the price list',
})
export class DisplayBody implements Display {
  @YesNo(DISPLAY_FIELDS.showAdminLink.label)
  showAdminLink: boolean;

  @YesNo(DISPLAY_FIELDS.showNewsletter.label)
  showNewsletter: boolean;

  @YesNo(DISPLAY_FIELDS.showPriceList.label)
  showPriceList: boolean;
}
