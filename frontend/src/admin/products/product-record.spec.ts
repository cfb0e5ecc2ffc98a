import { expect, it } from '@jest/globals';
import { CreateProductBody, UpdateProductBody } from '../../api/generated/catalog/catalog.zod';
import { unnamedFields } from '../history/testing/unnamed-fields';
import { productRecord } from './product-record';

it.each([CreateProductBody, UpdateProductBody])(
  'every field of a product has a name in the history',
  (body) => {
    expect(unnamedFields(body, productRecord.fields)).toEqual([]);
  },
);
