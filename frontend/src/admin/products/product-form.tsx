import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createProduct, getAdminGetProductUrl, updateProduct } from '../../api/generated/catalog/catalog';
import type { AdminCategoryResponse, AdminProductResponse } from '../../api/generated/models';
import type { Versioned } from '../../api/http-client';
import { saving } from '../../text/admin-common';
import { uploadCount, uploadDone, uploadFailed } from '../../text/admin-photos';
import {
  created,
  createFailed,
  noImage,
  saveChanges,
  saveNew,
  updated,
  updateFailed,
  uploading,
} from '../../text/admin-products';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { isSignedIn } from '../session/session';
import { EditForm } from '../ui/edit-form';
import { toastError, toastSuccess } from '../ui/toast-store';
import { useDraft } from '../ui/use-draft';
import { saveEdit } from '../ui/versioned';
import { PhotoField } from './photos/photo-field';
import { usePhotos } from './photos/use-photos';
import { ProductFields } from './product-fields';
import { bodyOf, imagesOf, mistakesIn, type ProductValues } from './product-values';

/** A product's photos: at most 5, of 5 MB each. */
const LIMITS = { maxNumberOfFiles: 5, maxFileSize: 5 * 1024 * 1024 };

interface Props {
  /** What is edited; none for a new product. */
  readonly item?: Versioned<AdminProductResponse>;
  readonly initial: ProductValues;
  readonly categories: readonly AdminCategoryResponse[];
  readonly onClose: () => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

/** Adds and edits. Saving uploads first what was chosen. */
export function ProductForm({ item, initial, categories, onClose, onCancel, onReload }: Props) {
  const client = useQueryClient();
  const photos = usePhotos(LIMITS);
  const [imageMissed, setImageMissed] = useState(false);
  const draft = useDraft(initial, mistakesIn, photos.chosen.length > 0);
  const { saved } = draft.value;
  const hasImage = photos.chosen.length > 0 || saved.length > 0;
  const waiting = photos.chosen.filter(({ meta }) => !meta.objectPath).length;

  const upload = async (): Promise<string[] | undefined> => {
    const uploaded = await photos.upload();
    if (uploaded && waiting > 0) toastSuccess(uploadDone, uploadCount(waiting));
    if (!uploaded && isSignedIn()) toastError(uploadFailed.title, uploadFailed.text);
    return uploaded;
  };

  const save = async (etag: string | undefined): Promise<string | undefined> => {
    setImageMissed(!hasImage);
    if (!hasImage) {
      toastError(noImage.title, noImage.text);
      return undefined;
    }
    const uploaded = await upload();
    if (!uploaded) return undefined;
    try {
      const body = bodyOf(draft.value, imagesOf(uploaded, saved));
      if (item) {
        const { id } = item.value;
        const newer = await saveEdit(getAdminGetProductUrl(id), etag, (options) =>
          updateProduct(id, body, options),
        );
        if (newer) return newer.etag;
      } else await createProduct(body);
    } catch (error) {
      reportFailure(item ? updateFailed : createFailed, error);
      return undefined;
    }
    onClose();
    toastSuccess(item ? updated : created);
    await refreshCatalog(client);
    return undefined;
  };

  const all = photos.chosen.length;
  return (
    <EditForm
      draft={draft}
      etag={item?.etag}
      save={save}
      saveText={item ? saveChanges : saveNew}
      busyText={waiting > 0 ? uploading(all - waiting + 1, all) : saving}
      onCancel={onCancel}
      onReload={onReload}
    >
      <ProductFields draft={draft} categories={categories}>
        <PhotoField
          {...LIMITS}
          photos={photos}
          saved={saved}
          onSavedChange={(next) => draft.change({ saved: next })}
          error={imageMissed && !hasImage ? noImage.text : undefined}
        />
      </ProductFields>
    </EditForm>
  );
}
