/** The name of the lock that writers of a product's sales hold. */
export const productLock = (productId: string): string => `flash-sale:${productId}`;
