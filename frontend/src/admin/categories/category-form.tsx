import { useQueryClient } from '@tanstack/react-query';
import { createCategory, getAdminGetCategoryUrl, updateCategory } from '../../api/generated/catalog/catalog';
import type { AdminCategoryResponse } from '../../api/generated/models';
import type { Versioned } from '../../api/http-client';
import { suggestSlug } from '../../format/slug';
import {
  active,
  activeHint,
  created,
  createFailed,
  description,
  name,
  saveChanges,
  saveNew,
  slug,
  slugHint,
  slugMoves,
  sortOrder,
  sortOrderHint,
  updated,
  updateFailed,
} from '../../text/admin-categories';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { TextArea, TextField } from '../ui/controls';
import { EditForm } from '../ui/edit-form';
import { Pair } from '../ui/section';
import { SwitchField } from '../ui/switch';
import { toastSuccess } from '../ui/toast-store';
import { useDraft } from '../ui/use-draft';
import { saveEdit } from '../ui/versioned';
import { bodyOf, type CategoryValues, mistakesIn } from './category-values';

interface Props {
  /** What is edited; none for a new category. */
  readonly item?: Versioned<AdminCategoryResponse>;
  readonly initial: CategoryValues;
  readonly onClose: () => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

/** Adds and edits. */
export function CategoryForm({ item, initial, onClose, onCancel, onReload }: Props) {
  const client = useQueryClient();
  const draft = useDraft(initial, mistakesIn);
  const { value, change, mistakes } = draft;
  // A new category's slug follows its name until somebody writes another one.
  const follows = !item && value.slug === suggestSlug(value.name);

  const save = async (etag: string | undefined) => {
    try {
      const body = bodyOf(value);
      if (item) {
        const { id } = item.value;
        const newer = await saveEdit(getAdminGetCategoryUrl(id), etag, (options) =>
          updateCategory(id, body, options),
        );
        if (newer) return newer.etag;
      } else await createCategory(body);
    } catch (error) {
      reportFailure(item ? updateFailed : createFailed, error);
      return undefined;
    }
    onClose();
    toastSuccess(item ? updated : created);
    await refreshCatalog(client);
    return undefined;
  };

  return (
    <EditForm
      draft={draft}
      etag={item?.etag}
      save={save}
      saveText={item ? saveChanges : saveNew}
      onCancel={onCancel}
      onReload={onReload}
    >
      <TextField
        first
        label={name}
        maxLength={100}
        autoComplete="off"
        value={value.name}
        error={mistakes['name']}
        onChange={(text) => change({ name: text, ...(follows && { slug: suggestSlug(text) }) })}
      />
      <TextField
        label={slug}
        hint={item && value.slug !== initial.slug ? slugMoves : slugHint(value.slug)}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value.slug}
        error={mistakes['slug']}
        onChange={(text) => change({ slug: text })}
      />
      <TextArea
        optional
        label={description}
        maxLength={2000}
        value={value.description}
        onChange={(text) => change({ description: text })}
      />
      <Pair>
        <TextField
          label={sortOrder}
          hint={sortOrderHint}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={value.sortOrder}
          onChange={(text) => change({ sortOrder: text })}
        />
      </Pair>
      <SwitchField
        label={active}
        hint={activeHint}
        checked={value.isActive}
        onChange={(isActive) => change({ isActive })}
      />
    </EditForm>
  );
}
