import type { Control } from 'react-hook-form';
import { z } from 'zod';
import {
  saveSearchContentBodyGroupsMax,
  SaveSearchContentBody,
} from '../../api/generated/content/content.zod';
import type { SearchWords } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as content from '../../text/admin-content';
import { formSchema, requiredText } from '../forms/form-schema';

export const MAX_GROUPS = saveSearchContentBodyGroupsMax;
/** The longest word, and the most words beside the first. The contract has the same limits. */
export const MAX_LENGTH = 40;
export const MAX_OTHERS = 5;

const word = requiredText(common.thisField, content.pairError);

const isTyped = (text: string): boolean => text !== '';
const wordsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((text) => text.trim())
    .filter(isTyped);

const others = word
  .transform(wordsOf)
  .refine((words) => words.length > 0, { message: content.pairError, abort: true })
  .refine((words) => words.length <= MAX_OTHERS && words.every((one) => one.length <= MAX_LENGTH), {
    message: content.groupTooLong(MAX_OTHERS, MAX_LENGTH),
  });

/** The words of a row mean the same. The contract has pairs and larger groups in two lists. */
const groups = z
  .array(z.object({ word, synonym: others }))
  .max(MAX_GROUPS, content.tooManyGroups(MAX_GROUPS))
  .transform((rows) => rows.map(({ word: first, synonym }) => [first, ...synonym]));

export const searchWordsSchema = formSchema(
  z.object({ synonyms: groups }).transform(({ synonyms }) => ({
    synonyms: synonyms.filter(isPair),
    groups: synonyms.filter((words) => !isPair(words)),
  })),
  SaveSearchContentBody.required({ synonyms: true, groups: true }),
);

const isPair = (words: readonly string[]): boolean => words.length === 2;

export type SearchWordsValues = z.input<typeof searchWordsSchema>;
export type SearchWordsControl = Control<SearchWordsValues, unknown, unknown>;

export const valuesOf = ({ synonyms, groups: larger }: SearchWords): SearchWordsValues => ({
  synonyms: [...synonyms, ...larger].map(([first = '', ...rest]) => ({
    word: first,
    synonym: rest.join(', '),
  })),
});
