import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { WORK_FIELDS, WORKS_FIELD } from '../../../domain/fields.js';
import { MAX_WORKS, type ShownWork, type Work, type Works } from '../../../domain/parts/works.js';
import { PartList } from '../nested.js';
import { Text } from '../text-fields.js';
import { CategorySlug, Image } from '../value-fields.js';

@ApiSchema({ name: 'Work', description: 'A printed job that the shop shows' })
export class WorkBody implements Work {
  @Image(WORK_FIELDS.image.label)
  image: string;

  @Text(WORK_FIELDS.line, 'Kartu nama dua sisi, laminasi doff')
  line: string;

  @CategorySlug(WORK_FIELDS.category.label)
  category: string | null;
}

@ApiSchema({ name: 'Works', description: 'Printed jobs that the shop shows, the newest first' })
export class WorksBody implements Works {
  @PartList(WORKS_FIELD.label, MAX_WORKS, () => WorkBody)
  works: WorkBody[];
}

@ApiSchema({ name: 'ShownWork', description: 'A printed job that the shop shows' })
class ShownWorkResponse extends WorkBody implements ShownWork {
  @ApiProperty({
    type: [String],
    description: 'The service pages that list products of the category',
    example: ['printing'],
  })
  pages: string[];
}

@ApiSchema({ name: 'ShownWorks', description: 'Printed jobs that the shop shows, the newest first' })
export class ShownWorksResponse {
  @ApiProperty({ type: [ShownWorkResponse], description: 'At most 24' })
  works: ShownWorkResponse[];
}
