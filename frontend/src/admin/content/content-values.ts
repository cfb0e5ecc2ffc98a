import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { SaveSiteContentBody } from '../../api/generated/content/content.zod';
import type { SiteContent } from '../../api/generated/models';
import { notUnderstood } from '../../text/admin-chat-number';
import * as text from '../../text/admin-content';
import { formSchema, requiredText } from '../forms/form-schema';
import { hoursOf, isValidDay, weekOf } from './week';

const faqText = z.string().trim().min(1, text.faqError);

const week = z
  .array(z.object({ open: z.boolean(), opens: z.string(), closes: z.string() }))
  .superRefine((typed, context) => {
    for (const [index, day] of typed.entries()) {
      const name = text.days[index] ?? '';
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: [index], message });
      if (day.open && (day.opens === '' || day.closes === '')) refuse(text.hoursMissing(name));
      else if (!isValidDay(day)) refuse(text.hoursError(name));
    }
  })
  .transform(hoursOf);

export const contentSchema = formSchema(
  z.object({
    hero: z.object({
      title: requiredText(text.heroTitle),
      subtitle: requiredText(text.heroSubtitle),
      primaryButton: requiredText(text.primaryButton),
      secondaryButton: requiredText(text.secondaryButton),
    }),
    company: z.object({
      name: requiredText(text.companyName),
      chatNumber: requiredText(text.chatNumber).refine(
        (typed) => typed === '' || normalizeChatNumber(typed) !== undefined,
        notUnderstood,
      ),
      address: requiredText(text.address),
      hours: week,
    }),
    faq: z.array(z.object({ question: faqText, answer: faqText })),
  }),
  SaveSiteContentBody.pick({ hero: true, company: true, faq: true }),
);

export type ContentValues = z.input<typeof contentSchema>;
export type ContentControl = Control<ContentValues, unknown, unknown>;

export const valuesOf = ({ hero, company, faq }: SiteContent): ContentValues => ({
  hero,
  company: { ...company, hours: weekOf(company.hours) },
  faq,
});

/** Whether two chat numbers differ in more than their spelling. */
export const isOtherNumber = (before: string, after: string): boolean =>
  normalizeChatNumber(before) !== normalizeChatNumber(after);
