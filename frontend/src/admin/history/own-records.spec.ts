import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { SavePinsBody } from '../../api/generated/catalog/catalog.zod';
import { SaveSettingsBody } from '../../api/generated/admin-auth/admin-auth.zod';
import {
  SaveAboutContentBody,
  SaveCampaignsContentBody,
  SaveDisplayContentBody,
  SaveFactsContentBody,
  SaveFooterSettingsBody,
  SaveIdentityContentBody,
  SaveOrderingContentBody,
  SaveSearchContentBody,
  SaveServicesContentBody,
  SaveShippingContentBody,
  SaveWorksContentBody,
  SaveSiteContentBody,
} from '../../api/generated/content/content.zod';
import { unnamedFields } from './testing/unnamed-fields';
import * as text from '../../text/admin-history';

/** The record types that belong to no tab (`ownRecords` in describe-change.ts), with the bodies that save them. */
const BODIES: readonly (readonly [type: string, body: z.ZodType])[] = [
  ['settings', SaveSettingsBody],
  ['pins', SavePinsBody],
  ['site-content', SaveSiteContentBody],
  ['footer-settings', SaveFooterSettingsBody],
  ['about-content', SaveAboutContentBody],
  ['identity', SaveIdentityContentBody],
  ['shipping', SaveShippingContentBody],
  ['services', SaveServicesContentBody],
  ['facts', SaveFactsContentBody],
  ['display', SaveDisplayContentBody],
  ['ordering', SaveOrderingContentBody],
  ['works', SaveWorksContentBody],
  ['campaigns', SaveCampaignsContentBody],
  ['search', SaveSearchContentBody],
];

describe('history labels', () => {
  it.each(BODIES)("every field of the record type '%s' has a label", (type, body) => {
    expect(unnamedFields(body, text.fields[type] ?? {})).toEqual([]);
  });

  it('every record type with a label has field labels, and no other type has them', () => {
    expect(Object.keys(text.fields).toSorted()).toEqual(Object.keys(text.types).toSorted());
  });
});
