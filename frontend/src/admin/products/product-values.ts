import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import { lowestPrice } from '@etalase/backend/rules/pricing';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { PRODUCT_TEXTS } from '@etalase/backend/texts/catalog';
import type { Control } from 'react-hook-form';
import { z } from 'zod';
import { CreateProductBody, createProductBodyImagesMax } from '../../api/generated/catalog/catalog.zod';
import type { AdminProductDetailResponse, AdminProductResponse } from '../../api/generated/models';
import { serverNow } from '../../api/server-clock';
import { fromWibInput, toWibInput } from '../../format/wib-input';
import * as chatNumber from '../../text/admin-chat-number';
import * as photosText from '../../text/admin-photos';
import * as text from '../../text/admin-products';
import { formSchema, optionalText, requiredAmount } from '../forms/form-schema';
import { formTexts } from '../forms/form-texts';
import { emptyPricing, pricingSchema, pricingValues } from './pricing/pricing-values';

export const MAX_PHOTOS = createProductBodyImagesMax;

const photosSchema = z.object({
  /** Published photos, in order. */
  saved: z.array(z.string()),
  chosen: z.number(),
  /** Whether the chosen photos are appended to the saved ones instead of replacing them. */
  add: z.boolean(),
});
export type ProductPhotos = z.output<typeof photosSchema>;

/** Returns the saved photos that are kept. New photos replace the saved photos unless `add` is set. */
const keptPhotos = ({ saved, chosen, add }: ProductPhotos): string[] => (chosen > 0 && !add ? [] : saved);

export const countPhotos = (photos: ProductPhotos): number => keptPhotos(photos).length + photos.chosen;

const texts = formTexts(PRODUCT_TEXTS);
const HALF_CHARACTER = /\p{Surrogate}$/u;
const MAX_USUAL_PRICE = 1_000_000_000;

/** Whether a price is probably a typing error. */
export const isUnusualPrice = (price: number): boolean => price === 0 || price > MAX_USUAL_PRICE;

/**
 * The payload contains only the saved images that are kept. The paths of new images are known only after the upload.
 */
export const productSchema = formSchema(
  z
    .object({
      ...texts.shape,
      price: requiredAmount(text.price),
      pricing: pricingSchema,
      category: z.string().min(1, text.chooseCategoryError),
      photos: photosSchema
        .refine((photos) => countPhotos(photos) > 0, text.noImage.text)
        .refine((photos) => countPhotos(photos) <= MAX_PHOTOS, photosText.explained.full(MAX_PHOTOS)),
      isNew: z.boolean(),
      whatsappNumber: optionalText
        .refine((typed) => typed === '' || normalizeChatNumber(typed) !== undefined, chatNumber.notUnderstood)
        .transform((typed) => typed || null),
      isActive: z.boolean(),
      /** A time in WIB, as in a `datetime-local` input. The time is not used while the product is active. */
      publish: z.string(),
    })
    .superRefine(({ isActive, publish }, context) => {
      if (isActive || publish === '') return;
      const time = fromWibInput(publish);
      const isFuture = time !== undefined && Date.parse(time) > serverNow();
      const message = time === undefined ? text.publishAtUnknown : text.publishAtPassed;
      if (!isFuture) context.addIssue({ code: 'custom', path: ['publish'], message });
    })
    .transform(({ photos, publish, ...rest }) => ({
      ...rest,
      price: rest.pricing ? lowestPrice({ variants: rest.pricing.variants ?? [] }) : rest.price,
      images: keptPhotos(photos),
      publishAt: rest.isActive ? null : (fromWibInput(publish) ?? null),
    })),
  // The contract's limits for `images` do not apply here, because the payload lacks the new images.
  CreateProductBody.extend({ images: z.array(z.string()) }),
);

export type ProductValues = z.input<typeof productSchema>;
export type ProductControl = Control<ProductValues, unknown, unknown>;

export const emptyProduct = (whatsappNumber: string, category = ''): ProductValues => ({
  ...texts.empty,
  price: '',
  pricing: emptyPricing,
  category,
  photos: { saved: [], chosen: 0, add: false },
  isNew: false,
  whatsappNumber,
  isActive: true,
  publish: '',
});

export function copiedValues(product: AdminProductDetailResponse): ProductValues {
  const name = product.name
    .slice(0, PRODUCT_TEXTS.name.maxLength - text.copyMark.length)
    .replace(HALF_CHARACTER, '')
    .trimEnd();
  return { ...valuesOf(product), name: `${name}${text.copyMark}`, publish: '' };
}

export const valuesOf = (
  product: AdminProductResponse & Partial<Pick<AdminProductDetailResponse, 'pricing'>>,
): ProductValues => ({
  ...texts.valuesOf(product),
  price: groupDigits(product.price),
  pricing: pricingValues(product.pricing),
  category: product.category,
  photos: { saved: product.images, chosen: 0, add: false },
  isNew: product.isNew,
  whatsappNumber: product.whatsappNumber ?? '',
  isActive: product.isActive,
  publish: product.publishAt && !product.isActive ? toWibInput(product.publishAt) : '',
});
