import { ABOUT_FIELDS } from '@etalase/backend/rules/content-fields';
import { z } from 'zod';
import { SaveAboutContentBody } from '../../api/generated/content/content.zod';
import type { AboutContent } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-settings';
import { formSchema, requiredText } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';

/** In the form, a list of texts is a list of objects, as `useFieldArray` requires. The payload has the texts. */
const lines = z
  .array(z.object({ text: requiredText(common.thisField, text.itemError) }))
  .transform((typed) => typed.map((line) => line.text));

export const aboutSchema = formSchema(
  z.object({
    ...formTexts(ABOUT_FIELDS).shape,
    missionItems: lines,
    designServices: lines,
    printingServices: lines,
  }),
  SaveAboutContentBody,
);

export type AboutValues = z.input<typeof aboutSchema>;
export type AboutList = 'missionItems' | 'designServices' | 'printingServices';
export type AboutText = Exclude<keyof AboutValues, AboutList>;

const linesOf = (items: readonly string[]) => items.map((item) => ({ text: item }));

export const valuesOf = (content: AboutContent): AboutValues => ({
  ...content,
  missionItems: linesOf(content.missionItems),
  designServices: linesOf(content.designServices),
  printingServices: linesOf(content.printingServices),
});
