import {
  adminGetDisplayContentDefaults,
  getAdminGetDisplayContentQueryOptions,
  saveDisplayContent,
} from '../../api/generated/content/content';
import { SaveDisplayContentBody } from '../../api/generated/content/content.zod';
import type { Display } from '../../api/generated/models';
import * as text from '../../text/admin-display';
import { FormSwitch } from '../forms/form-fields';
import { PartForm } from './part-form';

const schema = SaveDisplayContentBody.required();

const calls = {
  query: getAdminGetDisplayContentQueryOptions(),
  save: saveDisplayContent,
  defaults: () => adminGetDisplayContentDefaults(),
};

const valuesOf = ({ showAdminLink, showNewsletter, showPriceList }: Display) => ({
  showAdminLink,
  showNewsletter,
  showPriceList,
});

export default function DisplayForm() {
  return (
    <PartForm calls={calls} schema={schema} valuesOf={valuesOf} draft="display">
      {(control) => (
        <>
          <FormSwitch
            control={control}
            name="showAdminLink"
            label={text.showAdminLink}
            hint={text.showAdminLinkHint}
          />
          <FormSwitch control={control} name="showNewsletter" label={text.showNewsletter} />
          <FormSwitch
            control={control}
            name="showPriceList"
            label={text.showPriceList}
            hint={text.showPriceListHint}
          />
        </>
      )}
    </PartForm>
  );
}
