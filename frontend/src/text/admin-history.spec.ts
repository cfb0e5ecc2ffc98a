import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { SaveSettingsBody } from '../api/generated/admin-auth/admin-auth.zod';
import {
  CreateCategoryBody,
  CreateProductBody,
  UpdateCategoryBody,
  UpdateProductBody,
} from '../api/generated/catalog/catalog.zod';
import {
  SaveAboutContentBody,
  SaveDisplayContentBody,
  SaveFactsContentBody,
  SaveFooterSettingsBody,
  SaveIdentityContentBody,
  SaveSearchContentBody,
  SaveServicesContentBody,
  SaveShippingContentBody,
  SaveSiteContentBody,
} from '../api/generated/content/content.zod';
import { CreateFlashSaleBody, UpdateFlashSaleBody } from '../api/generated/flash-sales/flash-sales.zod';
import { fields, types } from './admin-history';

const BODIES: readonly (readonly [type: string, body: z.ZodType])[] = [
  ['product', CreateProductBody],
  ['product', UpdateProductBody],
  ['category', CreateCategoryBody],
  ['category', UpdateCategoryBody],
  ['flash-sale', CreateFlashSaleBody],
  ['flash-sale', UpdateFlashSaleBody],
  ['settings', SaveSettingsBody],
  ['site-content', SaveSiteContentBody],
  ['footer-settings', SaveFooterSettingsBody],
  ['about-content', SaveAboutContentBody],
  ['identity', SaveIdentityContentBody],
  ['shipping', SaveShippingContentBody],
  ['services', SaveServicesContentBody],
  ['facts', SaveFactsContentBody],
  ['display', SaveDisplayContentBody],
  ['search', SaveSearchContentBody],
];

/** The fields of a schema as the history names them: with dots within an object, a list as a whole. */
function fieldsOf(schema: z.core.$ZodType, prefix = ''): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap(), prefix);
  if (!(schema instanceof z.ZodObject)) return [prefix];
  return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) =>
    fieldsOf(field, prefix === '' ? name : `${prefix}.${name}`),
  );
}

describe('The names of fields in the history', () => {
  it.each(BODIES)('exist for every field of a %s in the contract', (type, body) => {
    const found = fieldsOf(body);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((field) => !fields[type]?.[field])).toEqual([]);
  });

  it('exist for the types that the history names, and for no other', () => {
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(types).toSorted());
  });
});
