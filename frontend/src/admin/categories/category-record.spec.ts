import { expect, it } from '@jest/globals';
import { CreateCategoryBody, UpdateCategoryBody } from '../../api/generated/catalog/catalog.zod';
import { unnamedFields } from '../history/testing/unnamed-fields';
import { record } from './category-record';

it.each([CreateCategoryBody, UpdateCategoryBody])(
  'every field of a category has a name in the history',
  (body) => {
    expect(unnamedFields(body, record.fields)).toEqual([]);
  },
);
