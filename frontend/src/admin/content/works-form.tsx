import { WORK_FIELDS, WORKS_FIELD } from '@etalase/backend/rules/content-fields';
import { z } from 'zod';
import { getAdminGetWorksContentQueryOptions, saveWorksContent } from '../../api/generated/content/content';
import {
  SaveWorksContentBody,
  saveWorksContentBodyWorksMax as MAX_WORKS,
} from '../../api/generated/content/content.zod';
import type { Works } from '../../api/generated/models';
import * as text from '../../text/admin-works';
import { FormText } from '../forms/form-fields';
import { formSchema, requiredText } from '../forms/form-schema';
import { fieldOf, formTexts, textOrNull } from '../forms/form-texts';
import { RowGroup } from '../forms/row-group';
import { CategorySelect } from './category-select';
import { ImageField } from './image-field';
import { PartForm } from './part-form';

const work = {
  ...formTexts(WORK_FIELDS).shape,
  image: requiredText(WORK_FIELDS.image.label),
  category: textOrNull,
};
const schema = formSchema(z.object({ works: z.array(z.object(work)) }), SaveWorksContentBody.required());
const valuesOf = ({ works }: Works) => ({
  works: works.map(({ category, ...row }) => ({ ...row, category: category ?? '' })),
});
const calls = { query: getAdminGetWorksContentQueryOptions(), save: saveWorksContent };

export default function WorksForm() {
  return (
    <PartForm calls={calls} schema={schema} valuesOf={valuesOf} draft="works">
      {(control) => (
        <RowGroup
          addsFirst
          control={control}
          name="works"
          label={WORKS_FIELD.label}
          texts={text.rows}
          titleField="line"
          emptyRow={{ image: '', line: '', category: '' }}
          max={MAX_WORKS}
        >
          {(index) => (
            <>
              <ImageField
                control={control}
                name={`works.${index}.image`}
                label={WORK_FIELDS.image.label}
                hint={text.imageHint}
              />
              <FormText
                control={control}
                name={`works.${index}.line`}
                {...fieldOf(WORK_FIELDS.line)}
                hint={text.lineHint}
              />
              <CategorySelect
                control={control}
                name={`works.${index}.category`}
                label={WORK_FIELDS.category.label}
                none={text.noCategory}
                hint={text.categoryHint}
              />
            </>
          )}
        </RowGroup>
      )}
    </PartForm>
  );
}
