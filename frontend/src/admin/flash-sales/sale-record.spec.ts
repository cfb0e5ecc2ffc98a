import { expect, it } from '@jest/globals';
import { CreateFlashSaleBody, UpdateFlashSaleBody } from '../../api/generated/flash-sales/flash-sales.zod';
import { changeTexts } from '../history/describe-change';
import { unnamedFields } from '../history/testing/unnamed-fields';
import { record } from './sale-record';

it.each([CreateFlashSaleBody, UpdateFlashSaleBody])(
  'every field of a flash sale has a name in the history',
  (body) => {
    expect(unnamedFields(body, record.fields)).toEqual([]);
  },
);

it('the history shows a flash sale change with Indonesian labels and formatted values', () => {
  const { changeTitle, shownValues } = changeTexts([record], new Map());
  const row = {
    type: 'flash-sale',
    rowId: 's1',
    name: 'Kartu Nama',
    action: 'restored' as const,
    values: [
      { field: 'discountPercentage', before: 20, after: 25 },
      { field: 'endDate', before: '2026-12-24T02:00:00+00:00', after: null },
      { field: 'productId', before: 'a', after: 'b' },
    ],
    imagesRemoved: false,
  };
  const change = { id: 1, at: '', kind: 'restoreFlashSale', browser: null, undoes: null, rowCount: 1 };
  expect(changeTitle({ ...change, rows: [row] })).toBe('Flash sale "Kartu Nama" dipulihkan');
  expect(shownValues(row).map(({ label, change: text }) => `${label} ${text}`)).toEqual([
    'Diskon 20% → 25%',
    'Berakhir Kamis, 24 Desember 2026 pukul 09.00 WIB → (kosong)',
    'Produk diganti dengan produk lain',
  ]);
});
