import { suggestSlug } from '@etalase/backend/rules/slug';
import {
  adminGetCategory,
  type AdminGetCategoryQueryResult,
  createCategory,
  updateCategory,
} from '../../api/generated/catalog/catalog';
import { CreateCategoryBody } from '../../api/generated/catalog/catalog.zod';
import { etagOf } from '../../api/response';
import * as text from '../../text/admin-categories';
import { EditForm } from '../forms/edit-form';
import { FormSwitch, FormText } from '../forms/form-fields';
import { maxLengthOf } from '../forms/form-schema';
import { Pair } from '../ui/section';
import { useEditForm } from '../forms/use-edit-form';
import { type EditorProps, useSaveItem } from '../forms/use-save-item';
import { categorySchema, emptyCategory, valuesOf } from './category-values';

const contract = CreateCategoryBody.shape;

/** The form that adds or edits a category. */
export default function CategoryForm({ item, onClose, onReload }: EditorProps<AdminGetCategoryQueryResult>) {
  const form = useEditForm(categorySchema, item ? valuesOf(item.data) : emptyCategory);
  const { control } = form;
  const save = useSaveItem({
    form,
    item,
    create: createCategory,
    update: updateCategory,
    read: adminGetCategory,
    valuesOf,
    texts: text,
    conflictField: 'slug',
    onClose,
  });

  return (
    <EditForm
      form={form}
      etag={item && etagOf(item)}
      save={save}
      saveText={item ? text.saveChanges : text.saveNew}
      onReload={onReload}
    >
      <FormText
        first
        control={control}
        name="name"
        label={text.name}
        maxLength={maxLengthOf(contract.name)}
        autoComplete="off"
        // A new category's slug follows its name until it is edited by hand.
        onTyped={(name, before) => {
          if (!item && form.getValues('slug') === suggestSlug(before))
            form.setValue('slug', suggestSlug(name));
        }}
      />
      <FormText
        control={control}
        name="slug"
        label={text.slug}
        hint={(slug) => (item && slug !== item.data.slug ? text.slugMoves : text.slugHint(slug))}
        maxLength={maxLengthOf(contract.slug)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormText
        optional
        rows={3}
        control={control}
        name="description"
        label={text.description}
        maxLength={maxLengthOf(contract.description)}
      />
      <Pair>
        <FormText
          control={control}
          name="sortOrder"
          label={text.sortOrder}
          hint={text.sortOrderHint}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
        />
      </Pair>
      <FormSwitch control={control} name="isActive" label={text.active} hint={text.activeHint} />
    </EditForm>
  );
}
