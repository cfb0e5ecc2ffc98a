import { expect, it } from '@jest/globals';
import { CreateProductBody, UpdateProductBody } from '../../api/generated/catalog/catalog.zod';
import { unnamedFields } from '../history/testing/unnamed-fields';
import { record } from './product-record';

it.each([
  ['CreateProductBody', CreateProductBody],
  ['UpdateProductBody', UpdateProductBody],
])('every field of %s has a name in the history', (_name, body) => {
  expect(unnamedFields(body, record.fields)).toEqual([]);
});
