import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import { COMPANY_FIELDS, FAQ_FIELDS, HERO_FIELDS } from '@etalase/backend/rules/content-fields';
import { TIME_ZONES, type TimeZone } from '@etalase/backend/rules/time-zone';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { SaveSiteContentBody } from '../../api/generated/content/content.zod';
import type { SiteContent } from '../../api/generated/models';
import * as chatNumberText from '../../text/admin-chat-number';
import * as text from '../../text/admin-content';
import { looksLikeHttpsUrl } from '../../format/https-url';
import { zoneOf } from '@etalase/backend/rules/written-hours';
import { formSchema, optionalText, requiredText } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';
import { datesFault, specialDaysOf, specialHoursOf } from './special-days';
import { dayFault, hoursOf, weekOf } from './week';

const interval = z.object({ opens: z.string(), closes: z.string() });
const day = interval.extend({ open: z.boolean(), again: interval.nullable() });

const hoursErrors = { missing: text.hoursMissing, order: text.hoursError, overlap: text.hoursOverlap };

const week = z
  .array(day)
  .superRefine((typed, context) => {
    for (const [index, hours] of typed.entries()) {
      const fault = dayFault(hours);
      const message = fault && hoursErrors[fault](text.days[index] ?? '');
      if (message) context.addIssue({ code: 'custom', path: [index], message });
    }
  })
  .transform(hoursOf);

const dateErrors = {
  from: ['from', text.dateWrong],
  to: ['to', text.dateWrong],
  order: ['to', text.datesWrong],
  overlap: ['from', text.datesOverlap],
} as const;

const specialDays = z
  .array(z.object({ from: z.string(), to: z.string(), note: optionalText, day }))
  .superRefine((typed, context) => {
    for (const [index, row] of typed.entries()) {
      const dateFault = datesFault(row, typed.slice(0, index));
      if (dateFault) {
        const [field, message] = dateErrors[dateFault];
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: row.from === '' ? text.dateMissing : message,
        });
      }
      const hoursFault = dayFault(row.day);
      const message = hoursFault && hoursErrors[hoursFault](text.specialRow(index + 1));
      if (message) context.addIssue({ code: 'custom', path: [index, 'day'], message });
    }
  })
  .transform(specialHoursOf);

const company = formTexts(COMPANY_FIELDS);

export const contentSchema = formSchema(
  z.object({
    hero: z.object(formTexts(HERO_FIELDS).shape),
    company: z.object({
      ...company.shape,
      // The shape reports an empty field already, so the next rule accepts it.
      chatNumber: company.shape.chatNumber.refine(
        (typed) => typed === '' || normalizeChatNumber(typed) !== undefined,
        chatNumberText.notUnderstood,
      ),
      hours: week,
      timeZone: z.enum(Object.keys(TIME_ZONES) as TimeZone[]),
      specialHours: specialDays,
      mapUrl: optionalText
        .refine((typed) => typed === '' || looksLikeHttpsUrl(typed), text.mapUrlError)
        .transform((typed) => typed || null),
    }),
    faq: z.array(
      z.object({
        question: requiredText(FAQ_FIELDS.question.label, text.faqError),
        answer: requiredText(FAQ_FIELDS.answer.label, text.faqError),
      }),
    ),
  }),
  SaveSiteContentBody.pick({ hero: true, company: true, faq: true }),
);

export type ContentValues = z.input<typeof contentSchema>;
export type ContentControl = Control<ContentValues, unknown, unknown>;

export const valuesOf = ({ hero, company: saved, faq }: SiteContent): ContentValues => ({
  hero,
  company: {
    ...company.valuesOf({ ...saved, mapUrl: saved.mapUrl ?? null }),
    hours: weekOf(saved.hours),
    timeZone: zoneOf(saved),
    specialHours: specialDaysOf(saved.specialHours ?? []),
  },
  faq,
});

/** Days with the same hours share rows in the request. */
export const nameOf = (path: string, { company }: ContentValues): string =>
  path
    .replace(/^company\.hours\.(\d+).*/u, (_, row: string) => {
      const [day = 1] = hoursOf(company.hours)[Number(row)]?.days ?? [];
      return `company.hours.${day - 1}`;
    })
    .replace(/^(company\.specialHours\.\d+)\.hours.*/u, '$1.day');

/** Whether two chat numbers differ in more than their spelling. */
export const isOtherNumber = (before: string, after: string): boolean =>
  normalizeChatNumber(before) !== normalizeChatNumber(after);
