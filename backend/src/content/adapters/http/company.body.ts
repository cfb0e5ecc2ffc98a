import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { COMPANY_FIELDS, HOURS_FIELDS, SPECIAL_HOURS_NOTE } from '../../domain/fields.js';
import * as messages from '../../domain/messages.js';
import type { OpeningHours } from '../../domain/opening-hours.js';
import { SAMPLE_CHAT_NUMBER } from '../../domain/sample-number.js';
import { SAMPLE_ADDRESS } from '../../domain/sample-values.js';
import type { Changes } from '../../domain/changes.js';
import { type Company, DEFAULT_SITE_CONTENT } from '../../domain/site-content.js';
import {
  type Interval,
  MAX_INTERVALS,
  MAX_SPECIAL_HOURS,
  type SpecialHours,
} from '../../domain/special-hours.js';
import { TIME_ZONES, type TimeZone } from '../../domain/time-zone.js';
import { PartList } from './nested.js';
import { OptionalText, ProfileUrl, Text } from './text-fields.js';

const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';
const DATE = '^20\\d\\d-\\d\\d-\\d\\d$';
const EACH_DAY = { each: true, message: messages.dayOutOfRange };
const ZONES = Object.keys(TIME_ZONES) as TimeZone[];

const CalendarDate = (label: string, description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ pattern: DATE, example: '2026-12-25', description }),
    Matches(new RegExp(DATE, 'u'), { message: messages.dateFormat(label) }),
  );

/** A field that clients of older releases do not send. The field's other `ApiProperty` is merged with this one. */
const MayBeAbsent = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ required: false, nullable: true }),
    ValidateIf((_, value) => value !== undefined),
  );

const NullIs = (replacement: unknown): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (value === null ? replacement : value));

@ApiSchema({ name: 'Interval', description: "From opening to closing, in the shop's time zone" })
export class IntervalBody implements Interval {
  @ApiProperty({ pattern: TIME, example: '09:00', description: 'Hours and minutes, before closing' })
  @Matches(new RegExp(TIME, 'u'), { message: messages.timeFormat(HOURS_FIELDS.hours.label, '09:00') })
  opens: string;

  @ApiProperty({ pattern: TIME, example: '18:00', description: 'Hours and minutes' })
  @Matches(new RegExp(TIME, 'u'), { message: messages.timeFormat(HOURS_FIELDS.closes.label, '18:00') })
  closes: string;
}

@ApiSchema({ name: 'OpeningHours', description: 'Days with the same opening hours' })
export class OpeningHoursBody extends IntervalBody implements OpeningHours {
  @ApiProperty({
    type: 'array',
    minItems: 1,
    maxItems: 7,
    items: { type: 'integer', minimum: 1, maximum: 7 },
    description: 'Days of the week, 1 is Monday, 7 is Sunday; a day with a break is in two rows',
    example: [1, 2, 3, 4, 5],
  })
  @IsArray({ message: messages.notList(HOURS_FIELDS.days.label) })
  @ArrayMinSize(1, { message: messages.dayRequired })
  @ArrayMaxSize(7, { message: messages.tooManyDays })
  @IsInt(EACH_DAY)
  @Min(1, EACH_DAY)
  @Max(7, EACH_DAY)
  days: number[];
}

@ApiSchema({ name: 'SpecialHours', description: 'Days with other hours than those of the week' })
export class SpecialHoursBody implements SpecialHours {
  @CalendarDate(HOURS_FIELDS.from.label, 'The first day')
  from: string;

  @CalendarDate(HOURS_FIELDS.to.label, 'The last day; no day belongs to two special hours')
  to: string;

  @PartList(HOURS_FIELDS.specialHours.label, MAX_INTERVALS, () => IntervalBody)
  hours: IntervalBody[];

  @OptionalText(SPECIAL_HOURS_NOTE, 'Hari Raya Natal')
  note: string | null;
}

@ApiSchema({ name: 'Company', description: 'Who the shop is and how to reach it' })
export class CompanyBody implements Changes<Company> {
  @Text(COMPANY_FIELDS.name, 'Etalase')
  name: string;

  @Text(COMPANY_FIELDS.chatNumber, SAMPLE_CHAT_NUMBER)
  chatNumber: string;

  @ApiProperty({ type: String, nullable: true })
  @ValidateIf((_, value) => value !== null)
  @Text(COMPANY_FIELDS.address, SAMPLE_ADDRESS)
  address: string | null;

  // If all hours differ, each interval of each day of the week needs a row.
  @PartList(HOURS_FIELDS.hours.label, 7 * MAX_INTERVALS, () => OpeningHoursBody)
  hours: OpeningHoursBody[];

  @MayBeAbsent()
  @ApiProperty({
    type: String,
    enum: ZONES,
    example: 'WIB',
    description: "Of all hours. Absent: unchanged, null: 'WIB'",
  })
  @NullIs(DEFAULT_SITE_CONTENT.company.timeZone)
  @IsIn(ZONES, { message: messages.timeZoneUnknown(ZONES) })
  timeZone?: TimeZone;

  @MayBeAbsent()
  @ApiProperty({
    description:
      'They replace the hours of the week; visitors get those that are not over. Absent: unchanged, null: none',
  })
  @NullIs([])
  @PartList(HOURS_FIELDS.specialHours.label, MAX_SPECIAL_HOURS, () => SpecialHoursBody)
  specialHours?: SpecialHoursBody[];

  // The last argument means that the field is not required.
  @ProfileUrl(COMPANY_FIELDS.mapUrl, 'https://maps.app.goo.gl/contoh', false)
  mapUrl?: string | null;
}
