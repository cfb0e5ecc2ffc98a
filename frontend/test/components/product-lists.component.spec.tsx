import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type {
  ImportQuestionSchema,
  ImportReportResponse,
  ImportRowSchema,
} from '../../src/api/generated/models';
import { refusal } from './support/fake-api';
import { errorAt, fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const row = (fields: Partial<ImportRowSchema>): ImportRowSchema => ({
  row: 2,
  sheet: null,
  sheetRow: fields.row ?? 2,
  product: null,
  kind: 'product',
  name: 'Kartu nama',
  status: 'same',
  changes: [],
  problems: [],
  note: null,
  ...fields,
});
const price = {
  field: 'price',
  message: "Harga '12rb' belum pasti. Maksudnya Rp 12.000?",
  suggestion: 12_000,
};
const category = { field: 'category', message: "Kategori 'Undangan' belum ada" };
const report: ImportReportResponse = {
  id: '0198c1a2-5b7e-7cc1-9f4e-2f1d7a6b3c4d',
  createdAt: '2026-11-21T05:00:00.000Z',
  expiresAt: '2026-11-22T05:00:00.000Z',
  counts: { new: 0, changed: 2, same: 1, refused: 2, ignored: 1 },
  newCategories: [{ name: 'Undangan', rows: [5] }],
  notes: ['Baris kosong dilewati: 7'],
  questions: [],
  recognized: [],
  names: null,
  rows: [
    row({ status: 'changed', changes: [{ field: 'price', from: '35000', to: '37500' }] }),
    row({ row: 12, product: 2, kind: 'tier', name: '', status: 'changed', changes: [] }),
    row({ row: 3, name: 'Mug', status: 'changed', changes: [{ field: 'name', from: 'Mugg', to: 'Mug' }] }),
    row({ row: 4, name: 'Stiker', status: 'refused', problems: [price] }),
    row({ row: 5, name: 'Softcover', status: 'refused', problems: [category] }),
    row({ row: 6, name: 'TOTAL', kind: null, status: 'ignored', note: 'Baris jumlah total' }),
    row({ row: 8, name: 'Brosur' }),
  ],
  result: null,
};

async function open() {
  const api = panelApi();
  api.respond('POST /api/admin/imports', () => report);
  const user = await openPanel(api, 'Produk');
  await user.click(await screen.findByRole('button', { name: 'Unggah daftar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unggah daftar' }));
  const choose = async () => {
    const file = new File(['Nama;Harga'], 'daftar.csv', { type: 'text/csv' });
    await user.upload(await dialog.findByLabelText('Berkas daftar'), file);
  };
  return { api, user, dialog, choose };
}

describe('A list of products', () => {
  it('is downloaded as Excel and as CSV', async () => {
    const { dialog } = await open();
    const link = screen.getByRole('link', { name: 'Unduh daftar', hidden: true });
    expect(link.getAttribute('href')).toBe('/api/admin/exports/products.xlsx');
    const csv = await dialog.findByRole('link', { name: 'Unduh sebagai CSV' });
    expect(csv.getAttribute('href')).toBe('/api/admin/exports/products.csv');
  });

  it('is corrected, applied and undone', async () => {
    const { api, user, dialog, choose } = await open();
    dialog.getByRole('button', { name: 'Pilih berkas' });
    dialog.getByText('Belum ada berkas yang dipilih');
    await choose();
    await dialog.findByText('Belum ada yang berubah di toko.');
    const listed = () => dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed()).toHaveLength(2);
    const typed = dialog.getByLabelText('Harga, baris 4');
    await fill(user, typed, '12rb');
    expect(errorAt(typed)).toBe('');
    await user.tab();
    expect(errorAt(typed)).toContain("Harga '12rb' belum pasti. Maksudnya Rp 12.000?");
    dialog.getByRole('button', { name: 'Terapkan 2 produk' });
    await user.click(dialog.getByRole('button', { name: 'Pakai 12.000' }));
    expect(errorAt(typed)).toBe('');
    expect(valueOf(dialog.getByLabelText('Harga, baris 4'))).toBe('12000');
    dialog.getByRole('button', { name: 'Terapkan 3 produk' });
    dialog.getByLabelText('Kategori, baris 5');
    await user.click(dialog.getByRole('checkbox', { name: 'Buat kategori Undangan (1 baris)' }));
    expect(dialog.queryByLabelText('Kategori, baris 5')).toBeNull();
    dialog.getByText('Kategorinya dibuat saat daftar diterapkan.');
    dialog.getByRole('button', { name: 'Terapkan 4 produk' });
    await user.click(dialog.getByRole('button', { name: 'Berubah (2)' }));
    expect(listed()[0]).toContain('Harga: 35.000 → 37.500');
    expect(listed()[1]).toContain('Harga per jumlah');
    await user.click(dialog.getByRole('checkbox', { name: 'Lewati Mug' }));
    await user.click(dialog.getByRole('button', { name: 'Sama (1)' }));
    expect(listed()).toEqual(['BrosurSamabaris 8']);

    const leftOut = [
      { row: 2, name: 'Kartu nama', reason: 'Produk ini sudah diubah sejak daftar diperiksa' },
    ];
    const result = { added: 1, changed: 1, categories: 1, leftOut, change: 8 };
    api.respond('POST /api/admin/imports/:id/apply', () => result);
    await user.click(dialog.getByRole('button', { name: 'Terapkan 3 produk' }));
    await screen.findByText('1 produk ditambahkan, 1 diubah. 1 kategori dibuat.');
    screen.getByText('Baris 2, Kartu nama: Produk ini sudah diubah sejak daftar diperiksa');
    expect(api.bodies('POST /api/admin/imports/:id/apply')).toEqual([
      { rows: { 3: 'skip', 4: { price: '12000' } }, categories: ['Undangan'] },
    ]);

    const skipped = [{ rowId: 'p2', name: 'Mug', reason: 'Mug sudah diubah lagi sesudahnya' }];
    const undo = async (restored: number) => {
      api.respond('POST /api/admin/changes/:id/undo', () => ({ restored, skipped }));
      await user.click(screen.getByRole('button', { name: 'Urungkan semuanya' }));
    };
    await undo(0);
    await screen.findByText('Belum bisa diurungkan');
    screen.getByText('Mug sudah diubah lagi sesudahnya');
    await undo(1);
    await screen.findByText('Sebagian perubahan dari daftar ini diurungkan');
    screen.getByText('1 dikembalikan, 1 tidak: Mug');
    expect(api.requestsTo('POST /api/admin/changes/:id/undo').map(({ path }) => path)).toEqual(
      Array(2).fill('/api/admin/changes/8/undo'),
    );
  });

  it('waits for its turn while others are read', async () => {
    const { api, dialog, choose } = await open();
    const waiting = 'Daftar yang tadi masih diperiksa. Yang ini menunggu giliran.';
    let refusals = 0;
    api.respond('POST /api/admin/imports', () => {
      refusals += 1;
      return refusals === 1 ? refusal(429, waiting, { 'Retry-After': '1' }) : report;
    });
    await choose();
    await dialog.findByText(waiting);
    await dialog.findByText('Baris kosong dilewati: 7', undefined, { timeout: 5000 });
    expect(refusals).toBe(2);
  });

  it('that is refused says why, and the check of a list can be stopped', async () => {
    const { api, user, dialog, choose } = await open();
    api.respond('POST /api/admin/imports', () => refusal(400, 'Berkas ini foto, bukan daftar.'));
    await choose();
    await dialog.findByText('Berkas ini foto, bukan daftar.');
    let signal: AbortSignal | null | undefined;
    api.respond('POST /api/admin/imports', (sent) => {
      signal = sent.signal;
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    await choose();
    await dialog.findByRole('progressbar', { name: 'Daftar sedang diperiksa…' });
    await user.click(dialog.getByRole('button', { name: 'Hentikan' }));
    await waitFor(() => expect(dialog.queryByText('Daftar sedang diperiksa…')).toBeNull());
    expect(signal?.aborted).toBe(true);
  });
});

const question = (fields: Partial<ImportQuestionSchema>): ImportQuestionSchema => ({
  key: `column:${fields.text?.toLowerCase()}`,
  kind: 'column',
  text: 'Harga',
  examples: [],
  options: [],
  value: null,
  isRequired: false,
  note: null,
  ...fields,
});
const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const yesOrNo = options({ yes: 'Ya', no: 'Tidak' });
const meanings = options({
  name: 'Nama',
  join: 'Sambung ke nama',
  category: 'Kategori',
  choice: 'Pilihan',
  price: 'Harga',
  tier: 'Harga mulai jumlah …',
  unit: 'Satuan',
  ignore: 'Abaikan',
});
const column = (text: string, value: string, fields: Partial<ImportQuestionSchema> = {}) =>
  question({ text, value, options: meanings, ...fields });
const sheet = (text: string, value: string) =>
  question({ key: `sheet:${text}`, kind: 'sheet', text, value, options: yesOrNo });
const grosirFrom = question({
  key: 'from:grosir',
  kind: 'from',
  text: 'Grosir mulai berapa?',
  isRequired: true,
});
const unit = question({
  key: 'unit',
  kind: 'unit',
  text: 'Satuan untuk semua',
  options: options({ pcs: 'pcs', lembar: 'lembar' }),
  isRequired: true,
});
const forAll = question({
  key: 'category',
  kind: 'category',
  text: 'Kategori untuk semua',
  isRequired: true,
});
const columns = [
  column('Nama Barang', 'name', { examples: ['Stiker', 'Spanduk'] }),
  column('Eceran', 'price'),
  column('Modal', 'ignore', { examples: ['900'], note: 'Tidak ditampilkan di toko' }),
];
const asked: ImportReportResponse = {
  ...report,
  questions: [
    sheet('Stiker', 'yes'),
    sheet('Catatan', 'no'),
    column('Grosir', 'tier', { examples: ['850', '700'] }),
    grosirFrom,
    unit,
    forAll,
  ],
  recognized: columns,
};
const answered: ImportReportResponse = {
  ...report,
  recognized: [
    sheet('Stiker', 'yes'),
    sheet('Catatan', 'no'),
    ...columns,
    column('Grosir', 'tier'),
    { ...grosirFrom, value: '100' },
    { ...unit, value: 'rim' },
    { ...forAll, value: 'printing' },
  ],
};
const ANSWERS = {
  'sheet:Stiker': 'yes',
  'sheet:Catatan': 'no',
  'column:grosir': 'tier',
  'from:grosir': '100',
  unit: 'rim',
  category: 'printing',
};

describe('The columns of a list of another form', () => {
  beforeEach(() => localStorage.clear());

  async function openAsked() {
    const opened = await open();
    const { api } = opened;
    const answersOf = (body: unknown) => {
      const answers = (body as FormData).get('answers');
      return typeof answers === 'string' ? (JSON.parse(answers) as unknown) : undefined;
    };
    api.respond('POST /api/admin/imports', ({ body }) => (answersOf(body) ? answered : asked));
    // The signal of a check is aborted after its end, too.
    const sent = () =>
      api.sent.filter(({ call }) => call === 'POST /api/admin/imports').map(({ body }) => answersOf(body));
    return { ...opened, sent };
  }
  const matching = async () => within(await screen.findByRole('dialog', { name: 'Cocokkan kolom' }));

  it('are asked about on one screen, and the answers are sent with the file again', async () => {
    const { user, choose, sent } = await openAsked();
    await choose();
    const dialog = await matching();
    dialog.getByText('Kami sudah menebak. Periksa yang ditandai saja.');
    dialog.getByRole('heading', { name: 'Perlu dijawab (5)' });
    dialog.getByText('Contoh: 850 · 700');
    expect(dialog.queryByLabelText('Modal')).toBeNull();
    const next = dialog.getByRole('button', { name: 'Lanjut' });
    await user.click(next);
    const from = dialog.getByLabelText('Grosir mulai berapa?');
    expect(errorAt(from)).toBe('Jawab dulu yang ini');
    expect(document.activeElement).toBe(from);
    await fill(user, from, 'seratus');
    expect(errorAt(from)).not.toBe('');
    await fill(user, from, '100');
    const units = within(dialog.getByRole('group', { name: 'Satuan untuk semua' }));
    const pcs = units.getByRole('button', { name: 'pcs' });
    expect(pcs.getAttribute('aria-invalid')).toBe('true');
    await user.click(pcs);
    expect(pcs.getAttribute('aria-pressed')).toBe('true');
    await fill(user, dialog.getByLabelText('Satuan untuk semua, kata lain'), 'rim');
    expect(pcs.getAttribute('aria-pressed')).toBe('false');
    await user.click(dialog.getByRole('button', { name: 'Percetakan' }));
    await user.click(next);
    await screen.findByText('Belum ada yang berubah di toko.');
    expect(sent()).toEqual([undefined, ANSWERS]);
  });

  it('that are understood are folded, and can have another meaning', async () => {
    const { user, choose, sent } = await openAsked();
    await choose();
    const dialog = await matching();
    await user.selectOptions(dialog.getByLabelText('Grosir'), 'unit');
    expect(dialog.queryByRole('group', { name: 'Satuan untuk semua' })).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Grosir'), 'ignore');
    expect(dialog.queryByLabelText('Grosir mulai berapa?')).toBeNull();
    dialog.getByRole('heading', { name: 'Perlu dijawab (4)' });
    await user.click(dialog.getByText('Sudah dikenali (3)'));
    const cost = await dialog.findByLabelText('Modal');
    dialog.getByText('Contoh: 900. Tidak ditampilkan di toko');
    await user.selectOptions(cost, 'tier');
    dialog.getByText('Contoh: 900');
    await fill(user, dialog.getByLabelText('Modal mulai berapa?'), '50');
    await user.click(dialog.getByRole('checkbox', { name: 'Catatan' }));
    await user.click(dialog.getByRole('button', { name: 'lembar' }));
    await fill(user, dialog.getByLabelText('Kategori untuk semua, kata lain'), 'Stiker');
    await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
    await screen.findByText('Belum ada yang berubah di toko.');
    expect(sent()[1]).toEqual({
      'sheet:Stiker': 'yes',
      'sheet:Catatan': 'yes',
      'column:grosir': 'ignore',
      'column:modal': 'tier',
      'from:modal': '50',
      unit: 'lembar',
      category: 'Stiker',
    });
  });

  it('are known at the next list with these headings, and can be changed from the report', async () => {
    const form = 'eceran\ngrosir\nmodal\nnama barang';
    const others = Array.from({ length: 10 }, (_, at) => ({ form: `lain ${at}`, answers: {} }));
    localStorage.setItem('etalase.list-answers', JSON.stringify([...others, { form, answers: ANSWERS }]));
    const { user, choose, sent } = await openAsked();
    await choose();
    await screen.findByText(
      'Lembar: Stiker. Kolom: Nama Barang → Nama, Eceran → Harga, Grosir → Harga mulai jumlah 100',
    );
    expect(sent()).toEqual([undefined, ANSWERS]);
    await user.click(screen.getByRole('button', { name: 'Ubah' }));
    const dialog = await matching();
    expect(dialog.queryByText('Kami sudah menebak. Periksa yang ditandai saja.')).toBeNull();
    await fill(user, dialog.getByLabelText('Grosir mulai berapa?'), '200');
    await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
    await screen.findByText('Belum ada yang berubah di toko.');
    const changed = { ...ANSWERS, 'from:grosir': '200' };
    expect(sent()[2]).toEqual(changed);
    expect(JSON.parse(localStorage.getItem('etalase.list-answers') ?? '')).toEqual([
      { form, answers: changed },
      ...others.slice(0, 9),
    ]);
  });

  it('are asked about again when the kept answers are refused', async () => {
    const form = 'eceran\ngrosir\nmodal\nnama barang';
    localStorage.setItem('etalase.list-answers', JSON.stringify([{ form, answers: ANSWERS }]));
    const { api, choose } = await openAsked();
    api.respond('POST /api/admin/imports', ({ body }) =>
      (body as FormData).has('answers') ? refusal(400, 'Jawaban ini tidak dikenal.') : asked,
    );
    await choose();
    const dialog = await matching();
    expect(valueOf(dialog.getByLabelText('Grosir mulai berapa?'))).toBe('');
  });

  it('keep their answers when the check fails or is stopped', async () => {
    const { api, user, choose } = await openAsked();
    await choose();
    const dialog = await matching();
    await fill(user, dialog.getByLabelText('Grosir mulai berapa?'), '100');
    await user.click(dialog.getByRole('button', { name: 'pcs' }));
    await user.click(dialog.getByRole('button', { name: 'Percetakan' }));
    api.respond('POST /api/admin/imports', () => refusal(400, 'Tidak ada lembar yang dipilih.'));
    await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
    await dialog.findByText('Daftar belum bisa diperiksa. Tidak ada lembar yang dipilih.');
    api.respond(
      'POST /api/admin/imports',
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    await user.click(dialog.getByRole('button', { name: 'Lanjut' }));
    await user.click(await dialog.findByRole('button', { name: 'Hentikan' }));
    await dialog.findByRole('button', { name: 'Lanjut' });
    expect(valueOf(dialog.getByLabelText('Grosir mulai berapa?'))).toBe('100');
  });
});

describe('The report about a list', () => {
  it('asks about names of the shop, makes all categories in one tap, and names sheets', async () => {
    const { api, user, dialog, choose } = await open();
    const names = question({
      key: 'names',
      kind: 'names',
      text: '31 nama di berkas ini sudah ada di toko.',
      options: options({
        update: 'Perbarui harganya',
        add: 'Tambah sebagai produk baru',
        skip: 'Lewati',
      }),
      value: 'update',
    });
    const placed = { sheet: 'Cetak', sheetRow: 3, row: 40, name: 'Undangan' };
    api.respond('POST /api/admin/imports', () => ({
      ...report,
      recognized: columns,
      names,
      newCategories: [
        { name: 'Undangan', rows: [40] },
        { name: 'Kaos', rows: [41] },
      ],
      rows: [
        row({ ...placed, status: 'refused', problems: [category] }),
        row({ ...placed, row: 41, sheetRow: 4, status: 'refused', problems: [category] }),
        row({ row: 39, status: 'refused', problems: [{ field: null, message: 'Mug punya 3 harga' }] }),
        row({ row: 42, status: 'changed', changes: [{ field: 'price', from: '35000', to: '37500' }] }),
      ],
    }));
    await choose();
    const group = within(await dialog.findByRole('group', { name: names.text }));
    const update = group.getByRole('button', { name: 'Perbarui harganya' });
    expect(update.getAttribute('aria-pressed')).toBe('true');
    dialog.getByLabelText('Kategori, Cetak baris 3');
    await user.click(dialog.getByRole('button', { name: 'Buat semua kategori (2)' }));
    expect(dialog.queryByLabelText('Kategori, Cetak baris 3')).toBeNull();
    dialog.getByRole('button', { name: 'Perlu diperbaiki (1)' });
    await user.click(dialog.getByRole('button', { name: 'Berubah (1)' }));
    dialog.getByRole('button', { name: 'Baru (2)' });
    dialog.getByText('Harga: 35.000 → 37.500');
    await user.click(group.getByRole('button', { name: 'Lewati' }));
    dialog.getByRole('button', { name: 'Terapkan 2 produk' });
    await user.click(group.getByRole('button', { name: 'Tambah sebagai produk baru' }));
    dialog.getByRole('button', { name: 'Baru (3)' });
    expect(dialog.queryByText('Harga: 35.000 → 37.500')).toBeNull();
    const leftOut = [{ row: 4, name: 'Undangan', reason: 'Sudah diubah' }];
    api.respond('POST /api/admin/imports/:id/apply', () => ({
      ...{ added: 1, changed: 0, categories: 2, change: null },
      leftOut,
    }));
    await user.click(dialog.getByRole('button', { name: 'Terapkan 3 produk' }));
    await screen.findByText('Baris 4, Undangan: Sudah diubah');
    expect(api.bodies('POST /api/admin/imports/:id/apply')).toEqual([
      { rows: {}, categories: ['Undangan', 'Kaos'], names: 'add' },
    ]);
  });
});
