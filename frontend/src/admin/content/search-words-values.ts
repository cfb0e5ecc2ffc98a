import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { SaveSearchContentBody } from '../../api/generated/content/content.zod';
import type { SearchWords } from '../../api/generated/models';
import { thisField } from '../../text/admin-common';
import { pairError } from '../../text/admin-content';
import { formSchema, requiredText } from '../forms/form-schema';

const word = requiredText(thisField, pairError);

/** Pairs are objects in the form, as `useFieldArray` requires. */
const pairs = z
  .array(z.object({ word, synonym: word }))
  .transform((typed) => typed.map((pair) => [pair.word, pair.synonym]));

export const searchWordsSchema = formSchema(
  z.object({ synonyms: pairs }),
  SaveSearchContentBody.required({ synonyms: true }),
);

export type SearchWordsValues = z.input<typeof searchWordsSchema>;
export type SearchWordsControl = Control<SearchWordsValues, unknown, unknown>;

export const valuesOf = ({ synonyms }: SearchWords): SearchWordsValues => ({
  synonyms: synonyms.map(([one = '', other = '']) => ({ word: one, synonym: other })),
});
