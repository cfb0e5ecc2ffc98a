import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Matches, Max, Min } from 'class-validator';
import * as messages from '../../domain/messages.js';
import type { OpeningHours } from '../../domain/opening-hours.js';
import { SAMPLE_CHAT_NUMBER } from '../../domain/sample-number.js';
import { type Company, DEFAULT_SITE_CONTENT } from '../../domain/site-content.js';
import { PartList } from './nested.js';
import { Text } from './text-fields.js';

const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';
const DAY_RANGE = { each: true, message: messages.dayOutOfRange };

@ApiSchema({ name: 'OpeningHours', description: 'Days with the same opening hours' })
export class OpeningHoursBody implements OpeningHours {
  @ApiProperty({
    type: 'array',
    minItems: 1,
    maxItems: 7,
    items: { type: 'integer', minimum: 1, maximum: 7 },
    description: 'Days of the week, 1 is Monday, 7 is Sunday; a day belongs to one row only',
    example: [1, 2, 3, 4, 5],
  })
  @IsArray({ message: messages.mustBeList('Hari') })
  @ArrayMinSize(1, { message: messages.dayRequired })
  @ArrayMaxSize(7, { message: messages.tooManyDays })
  @IsInt(DAY_RANGE)
  @Min(1, DAY_RANGE)
  @Max(7, DAY_RANGE)
  days: number[];

  @ApiProperty({
    pattern: TIME,
    example: '09:00',
    description: 'Hours and minutes in WIB (UTC+7), before closing',
  })
  @Matches(new RegExp(TIME, 'u'), { message: messages.timeFormat('Jam buka', '09:00') })
  opens: string;

  @ApiProperty({ pattern: TIME, example: '18:00', description: 'Hours and minutes in WIB (UTC+7)' })
  @Matches(new RegExp(TIME, 'u'), { message: messages.timeFormat('Jam tutup', '18:00') })
  closes: string;
}

@ApiSchema({ name: 'Company', description: 'Who the shop is and how to reach it' })
export class CompanyBody implements Company {
  @Text('Nama usaha', 60, 'Etalase')
  name: string;

  @Text('Nomor chat', 40, SAMPLE_CHAT_NUMBER)
  chatNumber: string;

  @Text('Alamat', 300, DEFAULT_SITE_CONTENT.company.address)
  address: string;

  @PartList('Jam buka', 7, () => OpeningHoursBody)
  hours: OpeningHoursBody[];
}
