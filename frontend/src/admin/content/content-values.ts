import type { FaqItem, SiteContent } from '../../api/generated/models';
import { normaliseChatNumber } from '../../format/chat';
import { notUnderstood } from '../../text/admin-chat-number';
import { required } from '../../text/admin-common';
import {
  address,
  chatNumber,
  companyName,
  days,
  faqMistake,
  heroSubtitle,
  heroTitle,
  hoursMistake,
  primaryButton,
  secondaryButton,
} from '../../text/admin-content';
import type { Mistakes } from '../ui/use-draft';
import { type Day, hoursOf, weekOf, wrongDay } from './week';

/** A row of the form; the id only keeps rows apart while they move. */
export interface FaqRow extends FaqItem {
  readonly id: number;
}

export interface ContentValues {
  readonly title: string;
  readonly subtitle: string;
  readonly primaryButton: string;
  readonly secondaryButton: string;
  readonly name: string;
  readonly chatNumber: string;
  readonly address: string;
  readonly week: readonly Day[];
  readonly faq: readonly FaqRow[];
}

export const valuesOf = ({ hero, company, faq }: SiteContent): ContentValues => ({
  ...hero,
  name: company.name,
  chatNumber: company.chatNumber,
  address: company.address,
  week: weekOf(company.hours),
  faq: faq.map((row, id) => ({ id, ...row })),
});

export function partOf(values: ContentValues): Pick<SiteContent, 'hero' | 'company' | 'faq'> {
  return {
    hero: {
      title: values.title,
      subtitle: values.subtitle,
      primaryButton: values.primaryButton,
      secondaryButton: values.secondaryButton,
    },
    company: {
      name: values.name,
      chatNumber: values.chatNumber,
      address: values.address,
      hours: hoursOf(values.week),
    },
    faq: values.faq.map(({ question, answer }) => ({ question, answer })),
  };
}

const needed = {
  title: heroTitle,
  subtitle: heroSubtitle,
  primaryButton,
  secondaryButton,
  name: companyName,
  chatNumber,
  address,
} as const;

export function mistakesIn(values: ContentValues): Mistakes {
  const mistakes: Record<string, string> = {};
  for (const key of Object.keys(needed) as (keyof typeof needed)[])
    if (!values[key].trim()) mistakes[key] = required(needed[key]);
  if (!mistakes['chatNumber'] && normaliseChatNumber(values.chatNumber) === undefined)
    mistakes['chatNumber'] = notUnderstood;
  const day = wrongDay(values.week);
  if (day !== undefined) mistakes['week'] = hoursMistake(days[day] ?? '');
  for (const { id, question, answer } of values.faq)
    if (!question.trim() || !answer.trim()) mistakes[`faq-${id}`] = faqMistake;
  return mistakes;
}

/** Whether the number that links use is another one now, however it is written. */
export const isOtherNumber = (before: string, after: string): boolean =>
  normaliseChatNumber(before) !== normaliseChatNumber(after);
