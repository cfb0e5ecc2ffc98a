export const MAX_BULK_ITEMS = 2000;
/** The steps in rupiah to which changed prices are rounded. */
export const PRICE_STEPS = [100, 500, 1000] as const;
