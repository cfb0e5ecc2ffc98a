import { z } from 'zod';
import { SaveServicesContentBody } from '../../api/generated/content/content.zod';
import type { Services } from '../../api/generated/models';
import * as contentParts from '../../text/admin-content-parts';
import * as text from '../../text/admin-services';
import { formSchema, optionalText, requiredText } from '../forms/form-schema';

const { shape } = SaveServicesContentBody;

const page = z.object({
  headerLabel: requiredText(contentParts.serviceFields.headerLabel),
  visible: z.boolean(),
  title: requiredText(contentParts.serviceFields.title),
  lead: requiredText(contentParts.serviceFields.lead),
  introTitle: requiredText(contentParts.serviceFields.introTitle),
  intro: requiredText(contentParts.serviceFields.intro),
  blocks: z.array(z.object({ figure: requiredText(text.figure), text: requiredText(text.figureText) })),
  listTitle: requiredText(contentParts.serviceFields.listTitle),
  prompt: requiredText(contentParts.serviceFields.prompt),
});

export const servicesSchema = formSchema(
  z.object({
    design: page,
    printing: page,
    branding: page,
    'digital-marketing': page,
    terms: optionalText.transform((typed) => typed || null),
    comingSoon: z.array(z.object({ title: requiredText(text.rowTitle), text: requiredText(text.rowText) })),
  }),
  SaveServicesContentBody.required().extend({
    design: shape.design.unwrap().required(),
    printing: shape.printing.unwrap().required(),
    branding: shape.branding.unwrap().required(),
    'digital-marketing': shape['digital-marketing'].unwrap().required(),
  }),
);

export type ServicesValues = z.input<typeof servicesSchema>;

export const valuesOf = ({ terms, ...services }: Services): ServicesValues => ({
  ...services,
  terms: terms ?? '',
});
