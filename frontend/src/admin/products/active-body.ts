import type { AdminProductResponse, ProductBody } from '../../api/generated/models';

/** The request body when the owner uses the switch in the list: the product with the given `isActive`. */
export const bodyWithActive = (
  {
    name,
    description,
    price,
    category,
    images,
    isNew,
    whatsappNumber,
    shopeeLink,
    publishAt,
  }: AdminProductResponse,
  isActive: boolean,
): Required<Omit<ProductBody, 'pricing'>> => ({
  name,
  description,
  price,
  category,
  images,
  isNew,
  whatsappNumber,
  shopeeLink,
  publishAt,
  isActive,
});
