import { Platform1763600000001 } from './1-platform.js';
import { Records1763600000002 } from './2-records.js';
import { Catalog1763600000003 } from './3-catalog.js';
import { FlashSales1763600000004 } from './4-flash-sales.js';
import { Content1763600000005 } from './5-content.js';
import { AdminAuth1763600000006 } from './6-admin-auth.js';
import { Media1763600000007 } from './7-media.js';
import { Operations1763600000008 } from './8-operations.js';
import { Visits1763700000020 } from './20-visits.js';
import { EarlierSlugs1763700000021 } from './21-earlier-slugs.js';
import { Pricing1763700000026 } from './26-pricing.js';
import { Pins1763700000030 } from './30-pins.js';
import { ProductImports1763700000043 } from './43-product-imports.js';
import { ProductFillfactor1763700000044 } from './44-product-fillfactor.js';
import { PlainSearchWords1763700000050 } from './50-plain-search-words.js';
import { SessionDevice1763700000051 } from './51-session-device.js';
import { LoginDay1763700000052 } from './52-login-day.js';

/** The migrations in the order in which they run. Add a new migration for each change; never edit a merged one. */
export const migrations = [
  Platform1763600000001,
  Records1763600000002,
  Catalog1763600000003,
  FlashSales1763600000004,
  Content1763600000005,
  AdminAuth1763600000006,
  Media1763600000007,
  Operations1763600000008,
  Visits1763700000020,
  EarlierSlugs1763700000021,
  Pricing1763700000026,
  Pins1763700000030,
  ProductImports1763700000043,
  ProductFillfactor1763700000044,
  PlainSearchWords1763700000050,
  SessionDevice1763700000051,
  LoginDay1763700000052,
];
