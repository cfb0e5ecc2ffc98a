import type { AdminProductResponse, ProductBody } from '../../api/generated/models';
import { normaliseChatNumber } from '../../format/chat';
import { isHttpsAddress } from '../../format/https-address';
import { groupDigits, parsePrice } from '../../format/rupiah';
import { notUnderstood } from '../../text/admin-chat-number';
import { required } from '../../text/admin-common';
import {
  chooseCategoryMistake,
  description,
  name,
  price,
  priceMistake,
  shopeeMistake,
} from '../../text/admin-products';
import type { Mistakes } from '../ui/use-draft';

/** What the form holds: texts as typed. */
export interface ProductValues {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly category: string;
  /** Published photos, in order. */
  readonly saved: readonly string[];
  readonly isNew: boolean;
  readonly whatsappNumber: string;
  readonly shopeeLink: string;
  readonly isActive: boolean;
}

export const emptyProduct = (whatsappNumber: string, category = ''): ProductValues => ({
  name: '',
  description: '',
  price: '',
  category,
  saved: [],
  isNew: false,
  whatsappNumber,
  shopeeLink: '',
  isActive: true,
});

export const valuesOf = (product: AdminProductResponse): ProductValues => ({
  name: product.name,
  description: product.description,
  price: groupDigits(product.price),
  category: product.category,
  saved: product.images,
  isNew: product.isNew,
  whatsappNumber: product.whatsappNumber ?? '',
  shopeeLink: product.shopeeLink ?? '',
  isActive: product.isActive,
});

/** Sentences by field. Photos are not among them: that none was chosen is said in a toast. */
export function mistakesIn(values: ProductValues): Mistakes {
  const mistakes: Record<string, string> = {};
  if (!values.name.trim()) mistakes['name'] = required(name);
  if (!values.description.trim()) mistakes['description'] = required(description);
  if (!values.price.trim()) mistakes['price'] = required(price);
  else if (parsePrice(values.price) === undefined) mistakes['price'] = priceMistake;
  if (!values.category) mistakes['category'] = chooseCategoryMistake;
  if (values.whatsappNumber.trim() && normaliseChatNumber(values.whatsappNumber) === undefined)
    mistakes['whatsappNumber'] = notUnderstood;
  if (values.shopeeLink.trim() && !isHttpsAddress(values.shopeeLink.trim()))
    mistakes['shopeeLink'] = shopeeMistake;
  return mistakes;
}

/** New uploads replace the existing images; if none were uploaded, the existing ones are kept. */
export const imagesOf = (uploaded: readonly string[], saved: readonly string[]): string[] =>
  uploaded.length > 0 ? [...uploaded] : [...saved];

export const bodyOf = (values: ProductValues, images: string[]): ProductBody => ({
  name: values.name.trim(),
  description: values.description.trim(),
  price: parsePrice(values.price) ?? 0,
  category: values.category,
  images,
  whatsappNumber: values.whatsappNumber.trim(),
  shopeeLink: values.shopeeLink.trim(),
  isNew: values.isNew,
  isActive: values.isActive,
});

/** What the list's switch sends: the product as it is, shown or hidden. */
export const bodyWithActive = (product: AdminProductResponse, isActive: boolean): ProductBody =>
  bodyOf({ ...valuesOf(product), isActive }, product.images);
