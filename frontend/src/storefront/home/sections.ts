import type { ComponentType } from 'react';
import { FlashSaleSection } from '../flash-sales/flash-sale-section';

/** The sections of features on the home page, between the hero and the products. */
export const sections: readonly ComponentType[] = [FlashSaleSection];
