import {
  FIGURE_FIELDS,
  SERVICE_FIELDS,
  SERVICES_FIELDS,
  TITLED_TEXT_FIELDS,
} from '@etalase/backend/rules/content-fields';
import { z } from 'zod';
import { SaveServicesContentBody } from '../../api/generated/content/content.zod';
import type { Services } from '../../api/generated/models';
import { formSchema } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';

const { shape } = SaveServicesContentBody;

const page = z.object({
  ...formTexts(SERVICE_FIELDS).shape,
  visible: z.boolean(),
  blocks: z.array(z.object(formTexts(FIGURE_FIELDS).shape)),
});
const services = formTexts(SERVICES_FIELDS);

export const servicesSchema = formSchema(
  z.object({
    design: page,
    printing: page,
    branding: page,
    'digital-marketing': page,
    ...services.shape,
    comingSoon: z.array(z.object(formTexts(TITLED_TEXT_FIELDS).shape)),
  }),
  SaveServicesContentBody.required().extend({
    design: shape.design.unwrap().required(),
    printing: shape.printing.unwrap().required(),
    branding: shape.branding.unwrap().required(),
    'digital-marketing': shape['digital-marketing'].unwrap().required(),
  }),
);

export type ServicesValues = z.input<typeof servicesSchema>;

export const valuesOf = (saved: Services): ServicesValues => ({ ...saved, ...services.valuesOf(saved) });
