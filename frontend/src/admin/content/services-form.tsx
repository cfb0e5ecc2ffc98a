import { SERVICES_FIELDS, TITLED_TEXT_FIELDS } from '@etalase/backend/rules/content-fields';
import type { Control } from 'react-hook-form';
import {
  adminGetServicesContentDefaults,
  getAdminGetServicesContentQueryOptions,
  saveServicesContent,
} from '../../api/generated/content/content';
import { saveServicesContentBodyComingSoonMax } from '../../api/generated/content/content.zod';
import { Service } from '../../api/generated/models';
import * as text from '../../text/admin-services';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowGroup } from '../forms/row-group';
import { promisesId } from '../forms/sample-texts';
import { PartForm } from './part-form';
import { ServicePageFields } from './service-page-fields';
import { servicesSchema, type ServicesValues, valuesOf } from './services-values';

const calls = {
  query: getAdminGetServicesContentQueryOptions(),
  save: saveServicesContent,
  defaults: () => adminGetServicesContentDefaults(),
};

export default function ServicesForm() {
  return (
    <PartForm calls={calls} schema={servicesSchema} valuesOf={valuesOf} draft="services">
      {(control) => (
        <>
          {Object.values(Service).map((service) => (
            <ServicePageFields key={service} control={control} service={service} label={text.page(service)} />
          ))}
          <ConfirmSamples label={text.terms} names={['terms']} />
          <FormText
            id={promisesId('services', ['terms'])}
            rows={3}
            control={control}
            name="terms"
            {...fieldOf(SERVICES_FIELDS.terms)}
            hint={text.termsHint}
          />
          <ComingSoon control={control} />
        </>
      )}
    </PartForm>
  );
}

function ComingSoon({ control }: { readonly control: Control<ServicesValues, unknown, unknown> }) {
  return (
    <RowGroup
      control={control}
      name="comingSoon"
      label={text.comingSoon}
      texts={text.comingSoonRows}
      titleField="title"
      emptyRow={{ title: '', text: '' }}
      max={saveServicesContentBodyComingSoonMax}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`comingSoon.${index}.title`}
            {...fieldOf(TITLED_TEXT_FIELDS.title)}
          />
          <FormText
            rows={3}
            control={control}
            name={`comingSoon.${index}.text`}
            {...fieldOf(TITLED_TEXT_FIELDS.text)}
          />
        </>
      )}
    </RowGroup>
  );
}
