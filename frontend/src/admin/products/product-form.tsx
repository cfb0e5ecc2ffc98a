import { MAX_SOURCE_BYTES } from '@etalase/backend/rules/image-source';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { type RefObject, useRef, useState } from 'react';
import {
  adminGetProduct,
  type AdminGetProductQueryResult,
  createProduct,
  updateProduct,
} from '../../api/generated/catalog/catalog';
import type { AdminCategoryResponse, ProductBody } from '../../api/generated/models';
import { ApiError } from '../../api/http-client';
import { etagOf, ifMatch } from '../../api/response';
import { paths } from '../../paths';
import * as common from '../../text/admin-common';
import * as photosText from '../../text/admin-photos';
import * as text from '../../text/admin-products';
import { isSignedIn } from '../session/session';
import { askConfirmation } from '../ui/confirm';
import { EditForm } from '../forms/edit-form';
import { renamed } from '../forms/refused-fields';
import { newId } from '../forms/new-id';
import { toastError, toastSuccess } from '../ui/toast-store';
import { useEditForm } from '../forms/use-edit-form';
import { type EditorProps, useSaveItem } from '../forms/use-save-item';
import { ProductHistory } from './product-history';
import { PhotoField } from './photo-field';
import { usePhotos } from '../photos/use-photos';
import { QrLink } from '../ui/qr-link';
import { sharedUrl, ShareLink } from '../ui/share-link';
import { PreviewLink } from './preview-link';
import { ProductFields } from './product-fields';
import { isUnusualPrice, MAX_PHOTOS, productSchema, type ProductValues, valuesOf } from './product-values';

const LIMITS = { maxNumberOfFiles: MAX_PHOTOS, maxFileSize: MAX_SOURCE_BYTES };

// The photos are one value of the form.
const nameOf = renamed({ images: 'photos', publishAt: 'publish' });

interface Props extends EditorProps<AdminGetProductQueryResult> {
  readonly initial: ProductValues;
  readonly categories: readonly AdminCategoryResponse[];
  /** The initial chat number of a new product in the category with this slug. */
  readonly numberOf: (category: string) => string;
  /** Called after a save, with the slug of the product's category. */
  readonly onAnother: (category: string) => void;
}

/** The form that adds or edits a product. Saving uploads the chosen photos first. */
export function ProductForm(props: Props) {
  const { item, initial, categories, numberOf, draft, onClose, onAnother, onReload } = props;
  const photos = usePhotos(LIMITS);
  const form = useEditForm(productSchema, initial, nameOf);
  const [id] = useState(() => ({ current: newId() }));
  const another = useRef(false);
  const saveItem = useSaveItem({
    form,
    item,
    create: (body) => createOnce(id, body),
    update: updateProduct,
    read: adminGetProduct,
    valuesOf,
    texts: text,
    onClose: () => {
      if (another.current) onAnother(form.getValues('category'));
      else onClose();
    },
  });
  const all = photos.chosen.length;
  const unpublished = photos.chosen.filter(({ meta }) => !meta.objectPath).length;

  // A price that was saved or confirmed before needs no second confirmation.
  const acceptedPrice = useRef(item?.data.price);
  const [asksAboutPrice, setAsksAboutPrice] = useState(false);
  const confirmPrice = async (price: number): Promise<boolean> => {
    if (!isUnusualPrice(price) || price === acceptedPrice.current) return true;
    // The confirmation dialog returns the focus to the element that had the focus before, here the price field.
    // `setFocus` focuses the field only in a later task, so the dialog opens after that task.
    form.setFocus('price');
    await new Promise((resolve) => setTimeout(resolve));
    setAsksAboutPrice(true);
    const yes = await askConfirmation({
      title: text.unusualPriceTitle(formatRupiah(price)),
      text: price === 0 ? text.freeQuestion : text.highPriceQuestion,
      yes: text.saveUnusualPrice,
    });
    setAsksAboutPrice(false);
    if (yes) acceptedPrice.current = price;
    return yes;
  };
  const upload = async (): Promise<string[] | undefined> => {
    const outcome = await photos.upload();
    // The element is gone if the owner discarded the form during the upload.
    if (!form.element.current) return undefined;
    if ('paths' in outcome) {
      if (outcome.uploaded > 0) toastSuccess(photosText.uploadDone, photosText.uploadCount(outcome.uploaded));
      return outcome.paths;
    }
    if (isSignedIn()) {
      const { name, reason } = outcome.failed;
      toastError(
        photosText.uploadFailed.title,
        reason ? photosText.failedPhoto(name, reason) : photosText.uploadFailed.text,
      );
      form.setFocus('photos');
    }
    return undefined;
  };

  const saveText = item ? text.saveChanges : text.saveNew;
  const busyText = unpublished > 0 ? text.uploading(all - unpublished + 1, all) : common.saving;
  return (
    <EditForm
      form={form}
      etag={item && etagOf(item)}
      save={async ({ price, pricing }, etag, addsMore) => {
        if (!pricing?.onRequest && !(await confirmPrice(price))) return undefined;
        const uploadedPaths = await upload();
        // The values are validated and read after the upload, because the owner may have changed them meanwhile.
        if (!uploadedPaths || !(await form.trigger())) return undefined;
        const body = productSchema.parse(form.getValues());
        if (!body.pricing?.onRequest && !(await confirmPrice(body.price))) return undefined;
        another.current = addsMore;
        return saveItem({ ...body, images: [...body.images, ...uploadedPaths] }, etag);
      }}
      onInvalid={({ photos: photosError }) => {
        if (photosError?.message) toastError(text.noImage.title, photosError.message);
      }}
      saveText={saveText}
      offersMore={!item}
      busyText={asksAboutPrice ? saveText : busyText}
      onReload={onReload}
      draft={draft}
      held={{
        files: photos.held,
        restore: (files, values) => {
          photos.restore(files);
          return { ...values, photos: { ...values.photos, chosen: photos.count() } };
        },
      }}
    >
      <ProductFields
        control={form.control}
        categories={categories}
        onPricing={(changes) =>
          form.setValue('pricing', { ...form.getValues('pricing'), ...changes }, { shouldDirty: true })
        }
        onCategory={(slug, before) => {
          // A number that the owner typed stays, and so does the number of a saved product.
          if (!item && form.getValues('whatsappNumber') === numberOf(before))
            form.setValue('whatsappNumber', numberOf(slug), { shouldDirty: true });
        }}
      >
        <PhotoField control={form.control} photos={photos} {...LIMITS} />
      </ProductFields>
      {item && <PreviewLink id={item.data.id} />}
      {item?.data.isActive && (
        <>
          <ShareLink url={sharedUrl(paths.product(item.data.id))} message={item.data.name} />
          <QrLink kind="product" id={item.data.id} />
        </>
      )}
      {item && <ProductHistory id={item.data.id} />}
    </EditForm>
  );
}

/**
 * Creates a product with the id in `id`. If an earlier request of this form has created it, although its response was
 * lost, updates the product. If the product was deleted since, creates another product.
 */
async function createOnce(id: RefObject<string>, body: ProductBody): Promise<void> {
  const create = () => createProduct(body, { 'Idempotency-Key': id.current });
  // A product that was edited since it was created is not overwritten.
  const update = () => updateProduct(id.current, body, ifMatch('"1"'));
  if (await unlessStatus(409, create)) return;
  if (await unlessStatus(404, update)) return;
  id.current = newId();
  await create();
}

/** Returns the response; undefined if the request is refused with this status. */
async function unlessStatus<T>(status: number, send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.status === status) return undefined;
    throw error;
  }
}
