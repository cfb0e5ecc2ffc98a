import { z } from 'zod';
import { SaveAboutContentBody } from '../../api/generated/content/content.zod';
import type { AboutContent } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as settings from '../../text/admin-settings';
import { formSchema, requiredText } from '../forms/form-schema';

const text = (key: keyof AboutContent) => requiredText(settings.aboutFields[key]);

/** In the form, a list of texts is a list of objects, as `useFieldArray` requires. The payload has the texts. */
const lines = z
  .array(z.object({ text: requiredText(common.thisField, settings.itemError) }))
  .transform((typed) => typed.map((line) => line.text));

export const aboutSchema = formSchema(
  z.object({
    title: text('title'),
    introText: text('introText'),
    visionTitle: text('visionTitle'),
    visionText: text('visionText'),
    missionTitle: text('missionTitle'),
    missionItems: lines,
    servicesTitle: text('servicesTitle'),
    designServicesTitle: text('designServicesTitle'),
    designServices: lines,
    printingServicesTitle: text('printingServicesTitle'),
    printingServices: lines,
    whyChooseTitle: text('whyChooseTitle'),
    qualityTitle: text('qualityTitle'),
    qualityDesc: text('qualityDesc'),
    timelyTitle: text('timelyTitle'),
    timelyDesc: text('timelyDesc'),
    competitiveTitle: text('competitiveTitle'),
    competitiveDesc: text('competitiveDesc'),
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
