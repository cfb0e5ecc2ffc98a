import { Platform1763700000001 } from './1-platform.js';
import { Catalog1763700000002 } from './2-catalog.js';
import { FlashSales1763700000003 } from './3-flash-sales.js';
import { Content1763700000004 } from './4-content.js';
import { AdminAuth1763700000005 } from './5-admin-auth.js';
import { Media1763700000006 } from './6-media.js';
import { SampleData1763700000007 } from './7-sample-data.js';
import { Installation1763700000009 } from './9-installation.js';
import { Backup1763700000010 } from './10-backup.js';
import { History1763700000011 } from './11-history.js';
import { Bin1763700000012 } from './12-bin.js';
import { SampleSales1763700000013 } from './13-sample-sales.js';
import { ServicePages1763700000014 } from './14-service-pages.js';
import { FirstSteps1763700000015 } from './15-first-steps.js';
import { CategoryIds1763700000016 } from './16-category-ids.js';
import { SearchTexts1763700000017 } from './17-search-texts.js';
import { Visits1763700000020 } from './20-visits.js';
import { EarlierSlugs1763700000021 } from './21-earlier-slugs.js';
import { Pricing1763700000026 } from './26-pricing.js';

/** The migrations in the order in which they run. Add a new migration for each change; never edit a merged one. */
export const migrations = [
  Platform1763700000001,
  Catalog1763700000002,
  FlashSales1763700000003,
  Content1763700000004,
  AdminAuth1763700000005,
  Media1763700000006,
  SampleData1763700000007,
  Installation1763700000009,
  Backup1763700000010,
  History1763700000011,
  Bin1763700000012,
  SampleSales1763700000013,
  ServicePages1763700000014,
  FirstSteps1763700000015,
  CategoryIds1763700000016,
  SearchTexts1763700000017,
  Visits1763700000020,
  EarlierSlugs1763700000021,
  Pricing1763700000026,
];
