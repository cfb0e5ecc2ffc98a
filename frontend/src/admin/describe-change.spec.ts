import { describe, expect, it } from '@jest/globals';
import type { ChangedRowResponse, ChangedValueResponse, ChangeResponse } from '../api/generated/models';
import { record as categoryRecord } from './categories/category-record';
import { record as productRecord } from './products/product-record';
import { changeTexts } from './history/describe-change';

const { changeTitle, shownValues } = changeTexts(
  [productRecord, categoryRecord],
  new Map([['printing', 'Percetakan']]),
);

const row = (changes: Partial<ChangedRowResponse> = {}): ChangedRowResponse => ({
  type: 'product',
  rowId: 'p1',
  name: 'Kartu Nama',
  action: 'changed',
  values: [],
  imagesRemoved: false,
  ...changes,
});
const change = (changes: Partial<ChangeResponse> = {}): ChangeResponse => ({
  id: 1,
  at: '2026-11-22T02:30:00.000Z',
  kind: 'updateProduct',
  browser: null,
  undoes: null,
  rows: [row()],
  rowCount: 1,
  ...changes,
});
const shown = (changes: Partial<ChangedRowResponse>, ...values: ChangedValueResponse[]) =>
  shownValues(row({ ...changes, values })).map(({ label, change: text }) => `${label} ${text}`);
const value = (
  field: string,
  before: ChangedValueResponse['before'],
  after: ChangedValueResponse['after'],
) => ({ field, before, after });

describe('changeTitle', () => {
  it.each([
    [{ action: 'added' }, 'Produk "Kartu Nama" ditambahkan'],
    [{}, 'Produk "Kartu Nama" diubah'],
    [{ type: 'category', action: 'deleted' }, 'Kategori "Kartu Nama" dihapus'],
    [{ type: 'category', action: 'restored' }, 'Kategori "Kartu Nama" dipulihkan'],
    [{ type: 'voucher', action: 'restored' }, 'Data "Kartu Nama" dipulihkan'],
    [{ action: 'removed' }, 'Produk "Kartu Nama" dihapus selamanya'],
    [{ type: 'content', rowId: 'about-content', name: null }, 'Halaman Tentang Kami diubah'],
    [
      { type: 'content', rowId: 'footer-settings', name: null, action: 'added' },
      'Bagian bawah toko disimpan untuk pertama kali',
    ],
    [{ type: 'settings', rowId: '1', name: null }, 'Pengaturan keamanan diubah'],
  ] as const)('returns for the changed row %j: %s', (changes, title) => {
    expect(changeTitle(change({ rows: [row(changes)] }))).toBe(title);
  });

  it('names the row that the operation edited, and counts the other changed rows', () => {
    const rows = [row(), row({ type: 'category', rowId: 'c1', name: 'Percetakan' })];
    expect(changeTitle(change({ kind: 'updateCategory', rows, rowCount: 8 }))).toBe(
      'Kategori "Percetakan" diubah, dan 7 data lain',
    );
  });

  it('uses special wording for deleted sample data and for a replaced chat number', () => {
    const rows = [row(), row({ rowId: 'p2' })];
    expect(changeTitle(change({ kind: 'deleteSampleData', rows, rowCount: 33 }))).toBe('Data contoh dihapus');
    expect(changeTitle(change({ kind: 'adminReplaceChatNumber', rows, rowCount: 24 }))).toBe(
      'Nomor chat diganti di 24 produk',
    );
  });

  it('counts the products of a list, without the categories that it made', () => {
    const rows = [row({ type: 'category', action: 'added' }), row({ action: 'added' }), row()];
    expect(changeTitle(change({ kind: 'applyProductImport', rows, rowCount: 13 }))).toBe(
      'Daftar diunggah: 12 produk',
    );
  });

  it('states that the change is an undo of another change', () => {
    const undone = change({ kind: 'undoChange', undoes: 7 });
    expect(changeTitle(undone)).toBe('Mengurungkan perubahan produk "Kartu Nama"');
    expect(changeTitle({ ...undone, rowCount: 33 })).toBe('Mengurungkan perubahan 33 data');
  });

  it('states that the change returned a row to an earlier state', () => {
    expect(changeTitle(change({ kind: 'restoreState' }))).toBe(
      'Produk "Kartu Nama" dikembalikan ke keadaan lama',
    );
  });
});

describe('shownValues', () => {
  it('shows changed values with Indonesian labels, units and dates', () => {
    expect(
      shown(
        {},
        value('price', 85_000, 90_000),
        value('isActive', true, false),
        value('category', 'printing', 'lama'),
        value('shopeeLink', null, 'https://shopee.co.id/a'),
        value('publishAt', null, '2026-12-24T02:00:00+00:00'),
        value('images', ['a', 'b'], ['a']),
      ),
    ).toEqual([
      'Harga Rp\u00a085.000 → Rp\u00a090.000',
      'Tampil di toko Ya → Tidak',
      'Kategori Percetakan → lama',
      'Link Shopee (kosong) → https://shopee.co.id/a',
      'Waktu terbit (kosong) → Kamis, 24 Desember 2026 pukul 09.00 WIB',
      'Foto produk 2 foto → 1 foto',
    ]);
    expect(shown({ type: 'settings' }, value('sessionTimeoutMinutes', 30, 120))).toEqual([
      'Batas waktu sesi 30 menit → 2 jam',
    ]);
    expect(shown({ type: 'category' }, value('servicePages', [], ['design', 'printing']))).toEqual([
      'Tampil di halaman (kosong) → Desain · Percetakan',
    ]);
  });

  it('states that items or their order changed if a list kept its length', () => {
    expect(shown({}, value('images', ['a', 'b'], ['b', 'a']))).toEqual([
      'Foto produk diganti atau diurutkan ulang',
    ]);
    expect(shown({ type: 'content', rowId: 'site-content' }, value('faq', [1], [2]))).toEqual([
      'Tanya jawab isi atau urutannya diubah',
    ]);
  });

  it('shows opening hours as text', () => {
    const hours = [{ days: [1, 2, 3], opens: '09:00', closes: '17:00' }];
    expect(shown({ type: 'content', rowId: 'site-content' }, value('company.hours', hours, []))).toEqual([
      'Jam buka Sen–Rab 09.00–17.00 → (kosong)',
    ]);
  });

  it('shows the row counts of a changed list of objects, and the items of a changed list of texts', () => {
    const zones = [{ region: 'Bali' }, { region: 'Papua' }];
    expect(
      shown(
        { type: 'content', rowId: 'shipping' },
        value('zones', zones, zones.slice(1)),
        value('steps', zones, null),
        value('notes', ['a'], ['a', 'b']),
      ),
    ).toEqual([
      'Tarif per wilayah 2 baris → 1 baris',
      'Langkah 2 baris → (kosong)',
      'Catatan tarif a → a · b',
    ]);
  });

  it('shortens long texts to a part with the first difference', () => {
    const same = 'Kertas tebal. '.repeat(30);
    const [text = ''] = shown({}, value('description', `${same}Lama${same}`, `${same}Baru${same}`));
    expect(text).toMatch(/^Deskripsi ….*Lama.*… → ….*Baru.*…$/u);
    expect(text.length).toBeLessThan(300);
  });

  it('shows the difference at the end of a long text without spaces', () => {
    const url = `Katalog: https://contoh.id/${'a'.repeat(200)}`;
    expect(shown({}, value('description', `${url}1`, `${url}2`))).toEqual([
      `Deskripsi …${'a'.repeat(20)}1 → …${'a'.repeat(20)}2`,
    ]);
  });

  it('returns an empty list for an added row', () => {
    expect(shown({ action: 'added' }, value('price', null, 1))).toEqual([]);
  });

  it('shows the API field name for a field without an Indonesian label', () => {
    expect(shown({}, value('fieldOfLater', 'a', 'b'))).toEqual(['fieldOfLater a → b']);
  });
});
