import { DESCRIPTION_FIELD } from '@etalase/backend/rules/content-fields';
import {
  adminGetIdentityContentDefaults,
  getAdminGetIdentityContentQueryOptions,
  saveIdentityContent,
} from '../../api/generated/content/content';
import * as text from '../../text/admin-identity';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { AccentField } from './accent-field';
import { identitySchema, valuesOf } from './identity-values';
import { PartForm } from './part-form';
import { promisesId } from '../forms/sample-texts';
import { ImageField } from './image-field';

const calls = {
  query: getAdminGetIdentityContentQueryOptions(),
  save: saveIdentityContent,
  defaults: () => adminGetIdentityContentDefaults(),
};

export default function IdentityForm() {
  return (
    <PartForm calls={calls} schema={identitySchema} valuesOf={valuesOf} draft="identity">
      {(control) => (
        <>
          <div id={promisesId('identity', ['logo'])}>
            <ConfirmSamples label={text.logo} names={['logo']} marginBottom="3" />
            <ImageField control={control} name="logo" label={text.logo} hint={text.logoHint} />
          </div>
          <ImageField control={control} name="logoDark" label={text.logoDark} hint={text.logoDarkHint} />
          <ImageField control={control} name="heroImage" label={text.heroImage} hint={text.heroImageHint} />
          <AccentField control={control} />
          <FormText
            rows={2}
            control={control}
            name="description"
            {...fieldOf(DESCRIPTION_FIELD)}
            hint={text.descriptionHint}
            optional
          />
        </>
      )}
    </PartForm>
  );
}
