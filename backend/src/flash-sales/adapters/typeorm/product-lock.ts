/** The name of the lock that a writer of a product's sales must hold. */
export const productLock = (productId: string): string => `flash-sale:${productId}`;
