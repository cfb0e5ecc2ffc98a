import { ApiSchema } from '@nestjs/swagger';
import { ORDERING_FIELDS } from '../../../domain/fields.js';
import type { Ordering } from '../../../domain/parts/ordering.js';
import { OptionalText } from '../text-fields.js';

@ApiSchema({ name: 'Ordering', description: 'What customers send with an order' })
export class OrderingBody implements Ordering {
  @OptionalText(
    ORDERING_FIELDS.messageFormat,
    'Desain: sudah ada / belum\nDibutuhkan tanggal:\nKirim ke kota:',
  )
  messageFormat: string | null;
}
