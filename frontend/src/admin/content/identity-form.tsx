import { DESCRIPTION_FIELD } from '@etalase/backend/rules/content-fields';
import { type Control, useWatch } from 'react-hook-form';
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
import { identitySchema, type IdentityValues, valuesOf } from './identity-values';
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
          <Logos control={control} />
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

function Logos({ control }: { readonly control: Control<IdentityValues, unknown, unknown> }) {
  const logoDark = useWatch({ control, name: 'logoDark' });
  return (
    <>
      <div id={promisesId('identity', ['logo'])}>
        <ConfirmSamples label={text.logo} names={['logo']} marginBottom="3" />
        <ImageField
          keepsTransparency
          control={control}
          name="logo"
          label={text.logo}
          hint={text.logoHint}
          backgrounds={['light', 'dark']}
          faint={logoDark === '' ? text.faintLogo : undefined}
        />
      </div>
      <ImageField
        keepsTransparency
        control={control}
        name="logoDark"
        label={text.logoDark}
        hint={text.logoDarkHint}
        backgrounds={['dark']}
        faint={text.faintLogoDark}
      />
    </>
  );
}
