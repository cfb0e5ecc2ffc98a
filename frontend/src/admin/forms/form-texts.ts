import type { TextRule } from '@etalase/backend/rules/text';
import { looksLikeHttpsUrl } from '../../format/https-url';
import * as common from '../../text/admin-common';
import { optionalText, requiredText } from './form-schema';

type Rule = TextRule & { readonly format?: 'uri' };
/** The fields of a form, of which those with a maximum length are texts. */
type Fields = Readonly<Record<string, { readonly label: string; readonly maxLength?: number }>>;
type TextName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { readonly maxLength: number } ? Name : never;
}[keyof All];

/** An optional text, of which an empty one becomes null. */
export const textOrNull = optionalText.transform((typed) => typed || null);
const optionalLink = (label: string) =>
  optionalText
    .refine((typed) => typed === '' || looksLikeHttpsUrl(typed), common.httpsError(label))
    .transform((typed) => typed || null);

type Schema<Of> = Of extends { readonly required: true }
  ? ReturnType<typeof requiredText>
  : typeof textOrNull;

const schemaOf = ({ label, required, format }: Rule) =>
  required ? requiredText(label) : format === 'uri' ? optionalLink(label) : textOrNull;

/** Returns what a form needs for its texts: their schemas, their empty values, and the values of a saved row. */
export function formTexts<const All extends Fields>(fields: All) {
  const rules = Object.entries(fields).filter((entry): entry is [string, Rule] => 'maxLength' in entry[1]);
  const build = <Result>(value: (name: string, rule: Rule) => unknown) =>
    Object.fromEntries(rules.map(([name, rule]) => [name, value(name, rule)])) as Result;
  return {
    shape: build<{ [Name in TextName<All>]: Schema<All[Name]> }>((_, rule) => schemaOf(rule)),
    empty: build<Record<TextName<All>, string>>(() => ''),
    valuesOf: (row: Readonly<Record<TextName<All>, string | null>>) =>
      build<Record<TextName<All>, string>>((name) => row[name as TextName<All>] ?? ''),
  };
}

/** The label and the limit of a text, for its field. */
export const fieldOf = ({ label, maxLength }: TextRule) => ({ label, maxLength });
