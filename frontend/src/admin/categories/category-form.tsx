import { CATEGORY_TEXTS } from '@etalase/backend/texts/catalog';
import { servicePagesOf } from '@etalase/backend/rules/service-page';
import { suggestSlug } from '@etalase/backend/rules/slug';
import {
  adminGetCategory,
  type AdminGetCategoryQueryResult,
  createCategory,
  updateCategory,
} from '../../api/generated/catalog/catalog';
import { CreateCategoryBody } from '../../api/generated/catalog/catalog.zod';
import { etagOf } from '../../api/response';
import { paths } from '../../paths';
import * as text from '../../text/admin-categories';
import { FormChatNumber } from '../parts/chat-number-field';
import { EditForm } from '../forms/edit-form';
import { FormSwitch, FormText } from '../forms/form-fields';
import { maxLengthOf } from '../forms/form-schema';
import { fieldOf } from '../forms/form-texts';
import { QrLink } from '../ui/qr-link';
import { sharedUrl, ShareLink } from '../ui/share-link';
import { Pair } from '../ui/section';
import { useEditForm } from '../forms/use-edit-form';
import { type EditorProps, useSaveItem } from '../forms/use-save-item';
import { sameContent } from '../forms/save-part';
import { categorySchema, emptyCategory, valuesOf } from './category-values';
import { ServicePagesField } from './service-pages-field';

const contract = CreateCategoryBody.shape;
const suggestedPages = (name: string) => servicePagesOf({ name, slug: suggestSlug(name) });

export default function CategoryForm({
  item,
  draft,
  onClose,
  onReload,
}: EditorProps<AdminGetCategoryQueryResult>) {
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
    onClose,
  });

  return (
    <EditForm
      form={form}
      etag={item && etagOf(item)}
      save={save}
      saveText={item ? text.saveChanges : text.saveNew}
      onReload={onReload}
      draft={draft}
    >
      <FormText
        first
        control={control}
        name="name"
        {...fieldOf(CATEGORY_TEXTS.name)}
        autoComplete="off"
        // A new category's slug and service pages follow its name until they are edited by hand. They count as unedited
        // while they equal the suggestion for the previous name.
        onTyped={(name, before) => {
          if (item) return;
          if (form.getValues('slug') === suggestSlug(before)) form.setValue('slug', suggestSlug(name));
          if (sameContent(form.getValues('servicePages'), suggestedPages(before)))
            form.setValue('servicePages', suggestedPages(name));
        }}
      />
      <FormText
        control={control}
        name="slug"
        label={text.slugLabel}
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
        {...fieldOf(CATEGORY_TEXTS.description)}
      />
      {/* The pair has only one field, so that the short number gets half the width. */}
      <Pair>
        <FormText
          control={control}
          name="sortOrder"
          label={text.sortOrder}
          hint={text.sortOrderHint}
          inputMode="numeric"
        />
      </Pair>
      <ServicePagesField control={control} />
      <FormChatNumber
        optional
        control={control}
        name="chatNumber"
        label={text.chatNumber}
        about={text.chatNumberHint}
        maxLength={maxLengthOf(contract.chatNumber)}
      />
      <FormSwitch control={control} name="isActive" label={text.active} hint={text.activeHint} />
      {item?.data.isActive && (
        <>
          <ShareLink url={sharedUrl(paths.category(item.data.slug))} message={item.data.name} />
          <QrLink kind="category" id={item.data.id} />
        </>
      )}
    </EditForm>
  );
}
