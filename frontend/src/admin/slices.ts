import { categoriesTab } from './categories/categories-slice';
import { contentTab } from './content/content-slice';
import { flashSalesTab } from './flash-sales/flash-sales-slice';
import { productsTab } from './products/products-slice';
import { settingsTab } from './settings/settings-slice';
import { socialTab } from './social/social-slice';
import type { TabSlice } from './tab-slice';

/** The tabs in the order of the screen. An unknown fragment in the URL shows the first tab. */
export const tabs: readonly [TabSlice, ...TabSlice[]] = [
  productsTab,
  categoriesTab,
  flashSalesTab,
  contentTab,
  socialTab,
  settingsTab,
];
