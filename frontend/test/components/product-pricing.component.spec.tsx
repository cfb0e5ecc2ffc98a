import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import lists from '../price-lists/lists.json' with { type: 'json' };
import situations from './situations/product-pricing.json' with { type: 'json' };
import { findOffer, openForm, reload, setUpDrafts, untilDraftContains } from './support/drafts';
import { json, refusal, refusedFields } from './support/fake-api';
import { changedRow, changeOf, product } from './support/fixtures';
import { answer, errorAt, fill, openPanel, openPart, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

setUpDrafts();

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const listed = (name: string, version = 1) => {
  const { price, pricing } = lists.find((list) => list.product === name) ?? { price: 0, pricing: null };
  const label = { unit: 'kotak isi 100', from: true, onRequest: false };
  return { ...product({ price, priceLabel: label, version }), pricing: structuredClone(pricing) };
};

/** Opens the form of a product, or of one with a price list. */
async function openList(saved?: ReturnType<typeof listed>) {
  const api = panelApi({ products: [saved ?? product()] });
  const user = await openPanel(api);
  const form = await openForm(user, 'Ubah Mug Custom Foto', 'Ubah produk');
  await form.findByLabelText('Nama produk');
  if (!saved) await user.click(form.getByRole('switch', { name: /^Beda menurut satuan/u }));
  await form.findByLabelText('Satuan');
  const field = (name: string) => form.getByLabelText(name);
  const press = (name: string | RegExp) => user.click(form.getByRole('button', { name }));
  const save = () => press('Simpan perubahan');
  const sent = () => api.bodies('PUT /api/products/:id').at(-1) as Record<string, unknown>;
  return { api, user, form, field, press, save, sent };
}

describe('The price list of a product', () => {
  it('rows are entered with Enter, and the price follows the lowest of them', async () => {
    const { user, form, field, save, sent } = await openList();
    await fill(user, field('Satuan'), 'lembar');
    await fill(user, field('Jumlah 1'), '100');
    await fill(user, field('Harga 1'), '1500');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Jumlah 2')));
    await user.keyboard('500');
    await fill(user, field('Harga 2'), '1200');
    expect([valueOf(field('Jumlah 2')), valueOf(field('Harga 2'))]).toEqual(['500', '1200']);
    await form.findByRole('rowheader', { name: 'mulai 500 lembar' });
    await form.findByText(/^Terisi dari daftar harga: mulai Rp.1\.200 \/ lembar$/u);
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject(situations.sent);
  });

  it('pasted lines are filled in after one question, and other lines are marked', async () => {
    const { user, form, field, press } = await openList();
    await fill(user, field('Satuan'), 'lembar');
    await user.click(form.getByText('Tempel dari chat atau spreadsheet'));
    await user.click(form.getByRole('textbox', { name: 'Tempel dari chat atau spreadsheet' }));
    await user.paste('100 lbr = 35rb\n500 lbr = 1,5jt\n2 rim = 250rb\nhubungi kami');
    await press('Baca');
    form.getByText(/^Rp.35\.000 untuk 100 lembar, atau per lembar\?$/u);
    form.getByText(/2 baris tidak dipahami:\s+2 rim = 250rb\s+hubungi kami/u);
    expect(valueOf(field('Harga 1'))).toBe('');
    await press(/^Pakai 1\.000 lembar = Rp.250\.000$/u);
    form.getByText(/1 baris tidak dipahami:\s+hubungi kami/u);
    form.getByText('1 baris hanya ikut kalau harganya untuk jumlah itu.');
    await press('Untuk 100 lembar');
    await waitFor(() => expect(valueOf(field('Harga 2'))).toBe('1.500.000'));
    expect(valueOf(field('Jumlah 1'))).toBe('100');
    expect(valueOf(field('Jumlah 3'))).toBe('1.000');
    expect(valueOf(field('Harga berlaku untuk'))).toBe('quantity');
  });

  it('pasted lines that say what their prices are for are filled in without a question', async () => {
    const { user, form, field, press } = await openList();
    await fill(user, field('Satuan'), 'pcs');
    await user.click(form.getByText('Tempel dari chat atau spreadsheet'));
    const box = form.getByRole('textbox', { name: 'Tempel dari chat atau spreadsheet' });
    await user.click(box);
    await user.paste('1-11 pcs 60rb\n1 lusin 55rb/pcs');
    await press('Baca');
    const read = await form.findByText(/^1 pcs: /u);
    expect(plain(read.textContent)).toBe('1 pcs: Rp 60.000 / pcs\nmulai 12 pcs: Rp 55.000 / pcs');
    await press('Pakai');
    await waitFor(() => expect(valueOf(field('Harga 2'))).toBe('55.000'));
    expect(valueOf(field('Harga berlaku untuk'))).toBe('unit');
    expect(valueOf(box)).toBe('');
  });

  it('falling prices are first offered for one, and marked lines stay when they do not count', async () => {
    const { user, form, field, press } = await openList();
    await fill(user, field('Satuan'), 'box');
    await user.click(form.getByText('Tempel dari chat atau spreadsheet'));
    const box = form.getByRole('textbox', { name: 'Tempel dari chat atau spreadsheet' });
    await user.click(box);
    await user.paste('1 box 35rb\n2 box 33rb\n10 box 28rb/box');
    await press('Baca');
    form.getByText('Harganya turun saat jumlahnya naik, biasanya itu harga per box.');
    form.getByText('1 baris hanya ikut kalau harganya per box.');
    const answers = form.getAllByRole('button', { name: /^(?:Per box|Untuk 2 box)$/u });
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Per box', 'Untuk 2 box']);
    await press('Untuk 2 box');
    await waitFor(() => expect(valueOf(field('Harga 2'))).toBe('33.000'));
    expect(valueOf(box)).toBe('10 box 28rb/box');
  });

  it('pasted lines keep the name and the note that were just typed', async () => {
    const { user, form, field, press } = await openList();
    await press('Tambah pilihan');
    await fill(user, form.getByLabelText('Nama pilihan 1'), 'A5');
    await fill(user, form.getByLabelText(/^Keterangan pilihan 1/u), 'HVS');
    await user.click(form.getAllByText('Tempel dari chat atau spreadsheet')[0] as HTMLElement);
    await user.click(form.getByRole('textbox', { name: 'Tempel dari chat atau spreadsheet' }));
    await user.paste('100 = 35rb');
    await press('Baca');
    await press('Per satuan');
    await waitFor(() => expect(valueOf(form.getAllByLabelText('Harga 1')[0] as HTMLElement)).toBe('35.000'));
    expect(valueOf(field('Nama pilihan 1'))).toBe('A5');
    expect(valueOf(form.getByLabelText(/^Keterangan pilihan 1/u))).toBe('HVS');
  });

  it('Enter goes from a variant to its quantities, and from a finishing to the next', async () => {
    const { api, user, form, field, press } = await openList();
    await press('Tambah pilihan');
    await user.type(form.getByLabelText('Nama pilihan 2'), 'A5{Enter}');
    expect(document.activeElement).toBe(form.getAllByLabelText('Jumlah 1')[1]);
    await user.type(form.getByLabelText(/^Keterangan pilihan 1/u), '{Enter}');
    expect(document.activeElement).toBe(form.getAllByLabelText('Jumlah 1')[0]);
    await press('Tambah finishing');
    await waitFor(() => expect(document.activeElement).toBe(field('Nama finishing 1')));
    await user.keyboard('Laminasi{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Nama finishing 2')));
    await user.type(field('Harga finishing 1'), '500{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Nama finishing 2')));
    expect(valueOf(field('Nama finishing 1'))).toBe('Laminasi');
    expect(form.getByLabelText('Nama finishing 3')).toBeTruthy();
    expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);
    expect(form.queryByText('Satuan wajib diisi')).toBeNull();
  });

  it('the name and the note of a single variant can be edited', async () => {
    const saved = listed('Kartu Nama');
    saved.pricing?.variants.splice(1);
    const { user, form, field, save, sent } = await openList(saved);
    await user.clear(field('Nama pilihan 1'));
    await fill(user, field('Nama pilihan 1'), 'Sisi depan');
    await fill(user, form.getByLabelText(/^Keterangan pilihan 1/u), 'Doff');
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject({ pricing: { variants: [{ name: 'Sisi depan', note: 'Doff' }] } });
  });

  it('a single variant without a name is not asked for a name or a note', async () => {
    const { form } = await openList();
    expect(form.queryByLabelText(/pilihan 1/u)).toBeNull();
  });

  it('a further variant offers the quantities, and those without a price neither count nor block', async () => {
    const { user, form, field, press, save, sent } = await openList(listed('Brosur Paket'));
    await press('Tambah pilihan');
    await fill(user, field('Nama pilihan 1'), 'HVS');
    await fill(user, field('Nama pilihan 2'), 'Doff');
    await save();
    const priceOf = (row: number) => form.getAllByLabelText(`Harga ${row}`)[1] as HTMLElement;
    await waitFor(() => expect(errorAt(priceOf(1))).toContain('Harga wajib diisi'));
    expect(form.getAllByText('Jumlah tanpa harga tidak ikut disimpan.')).toHaveLength(1);
    await fill(user, priceOf(2), '1,5');
    await save();
    await waitFor(() => expect(errorAt(priceOf(2))).not.toBe(''));
    await fill(user, priceOf(2), '400000');
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject({
      pricing: { variants: [{ name: 'HVS' }, { name: 'Doff', tiers: [{ from: 500, price: 400_000 }] }] },
    });
  });

  it.each([
    ['m²', 'area', /^Semua harga di daftar ini per m²\.$/u],
    ['meter lari', 'length', /^Semua harga di daftar ini per meter lari\.$/u],
  ])('pasted prices of %s are for one', async (unit, measure, why) => {
    const { user, form, field, press } = await openList();
    await user.click(field('Satuan'));
    await fill(user, field('Satuan'), unit);
    await user.click(form.getByText('Tempel dari chat atau spreadsheet'));
    await user.click(form.getByRole('textbox', { name: 'Tempel dari chat atau spreadsheet' }));
    await user.paste('10 = 200rb');
    await press('Baca');
    form.getByText(why);
    expect(form.queryByRole('button', { name: `Untuk 10 ${unit}` })).toBeNull();
    await press(`Per ${unit}`);
    await waitFor(() => expect(valueOf(field('Harga 1'))).toBe('200.000'));
    expect(valueOf(field('Cara menghitung'))).toBe(measure);
  });

  it('pasted prices do not change what the prices of another variant are for', async () => {
    const { user, form, field, press } = await openList();
    await fill(user, field('Satuan'), 'lembar');
    await fill(user, field('Harga 1'), '500');
    await press('Tambah pilihan');
    await user.click((await form.findAllByText('Tempel dari chat atau spreadsheet'))[1] as HTMLElement);
    await user.click(await form.findByRole('textbox', { name: 'Tempel dari chat atau spreadsheet' }));
    await user.paste('100 lbr = 35rb\n500 lbr = 90rb');
    await press('Baca');
    expect(plain((await form.findByText(/^100 lembar: Rp.35\.000/u)).textContent)).toBe(
      '100 lembar: Rp 35.000\n500 lembar: Rp 90.000',
    );
    expect(form.queryByRole('button', { name: 'Untuk 100 lembar' })).toBeNull();
    form.getByRole('button', { name: 'Per lembar' });
    expect(valueOf(field('Harga berlaku untuk'))).toBe('unit');
  });

  it('a short amount is offered, and taken only by a press', async () => {
    const { user, field, press } = await openList();
    await fill(user, field('Harga 1'), '12rb');
    await user.tab();
    expect(valueOf(field('Harga 1'))).toBe('12rb');
    await press(/^Pakai Rp.12\.000$/u);
    expect(valueOf(field('Harga 1'))).toBe('12.000');
  });

  it('a price below 100 rupiah may be one in thousands, and is free to stay', async () => {
    const { user, form, field, press } = await openList();
    await fill(user, field('Harga 1'), '100');
    expect(form.queryByRole('button', { name: /Pakai/u })).toBeNull();
    await fill(user, field('Harga 1'), '27');
    await press(/^Rp.27\? Pakai Rp.27\.000$/u);
    expect(valueOf(field('Harga 1'))).toBe('27.000');
  });

  it('the price of a product without a list is read the same way, and says what is wrong', async () => {
    const user = await openPanel(panelApi({ products: [product()] }));
    const form = await openForm(user, 'Ubah Mug Custom Foto', 'Ubah produk');
    const price = await form.findByLabelText('Harga');
    const type = async (text: string) => {
      await user.click(price);
      await fill(user, price, text);
      await user.tab();
    };
    await type('nego');
    expect(errorAt(price)).toContain('Untuk harga nego, pilih Harga lewat chat.');
    await type('Rp27.500,-');
    expect(valueOf(price)).toBe('27.500');
    await type('35,000');
    await user.click(form.getByRole('button', { name: /^Pakai Rp.35\.000$/u }));
    expect(valueOf(price)).toBe('35.000');
  });

  it('a unit of an area or a length decides how it is measured when the field is left', async () => {
    const { user, form, field } = await openList();
    const measureAfter = async (unit: string) => {
      await user.click(field('Satuan'));
      await fill(user, field('Satuan'), unit);
      await user.tab();
      return valueOf(field('Cara menghitung'));
    };
    expect(await measureAfter('M2')).toBe('area');
    expect(valueOf(field('Satuan'))).toBe('m²');
    expect(await measureAfter('m lari')).toBe('length');
    expect(await measureAfter('lembar')).toBe('count');
    await user.selectOptions(field('Cara menghitung'), 'area');
    expect(await measureAfter('pcs')).toBe('area');
    expect(await measureAfter('m')).toBe('area');
    expect(form.queryByText('Dihitung bagaimana?')).toBeNull();
  });

  it.each([
    ['Mug Custom Foto', ['Panjang saja (meter lari)', 'Lebar × tinggi (m²)'], 'length', 'meter'],
    ['Spanduk Kain', ['Lebar × tinggi (m²)', 'Panjang saja (meter lari)'], 'area', 'm²'],
  ])('metres of %s are asked about before the form is saved', async (name, answers, measure, unit) => {
    const { api, user, form, field, press, save, sent } = await openList();
    await fill(user, field('Nama produk'), name);
    await fill(user, field('Harga 1'), '25000');
    await user.click(field('Satuan'));
    await fill(user, field('Satuan'), 'meter');
    await user.keyboard('{Enter}');
    const question = await form.findByRole('group', { name: 'Dihitung bagaimana?' });
    const buttons = [...question.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(answers);
    await save();
    expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);
    await press(answers[0] ?? '');
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject({ pricing: { unit, measure } });
  });

  it('a template fills in everything but the prices, which the form then asks for', async () => {
    const { api, form, field, press, save } = await openList();
    for (const [name, unit] of situations.templates as [string, string][]) {
      await press(name);
      await waitFor(() => expect(valueOf(field('Satuan'))).toBe(unit));
    }
    expect(valueOf(field('Cara menghitung'))).toBe('area');
    expect(valueOf(field('Jumlah 2'))).toBe('10');
    expect(form.queryByLabelText('Harga berlaku untuk')).toBeNull();
    await save();
    await waitFor(() => expect(errorAt(field('Harga 1'))).toContain('Harga wajib diisi'));
    expect(document.activeElement).toBe(field('Harga 1'));
    expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);
  });

  it('a quantity that is dearer than the one before is warned of, and saved', async () => {
    const { user, form, field, save, sent } = await openList(listed('Brosur per Rim'));
    const second = form.getAllByLabelText('Harga 2')[0] as HTMLElement;
    const warnings = () => form.queryAllByText('Lebih mahal daripada jumlah sebelumnya. Periksa dulu.');
    await fill(user, second, '425000');
    expect(warnings()).toEqual([]);
    await fill(user, second, '425001');
    expect(warnings()).toHaveLength(1);
    await fill(user, field('Nama produk'), 'Brosur');
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject({ name: 'Brosur', price: 425_000 });
  });

  it('a larger pack is warned of only if it is dearer for one', async () => {
    const { user, form, field } = await openList(listed('Brosur Paket'));
    const warnings = () => form.queryAllByText(/lebih mahal/iu).map(({ textContent }) => textContent);
    expect(warnings()).toEqual([]);
    await fill(user, field('Harga 2'), '350000');
    expect(warnings()).toEqual([]);
    await fill(user, field('Harga 2'), '350001');
    expect(warnings()).toEqual(['Per satuan lebih mahal daripada jumlah sebelumnya. Periksa dulu.']);
  });

  it('a price by chat has no figure', async () => {
    const { user, form, save, sent } = await openList();
    await user.click(form.getByRole('switch', { name: /^Harga lewat chat/u }));
    expect(form.queryByLabelText('Satuan')).toBeNull();
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject({ price: 0, pricing: { unit: null, leadTime: null, onRequest: true } });
  });

  it('a row that the server refuses is marked, and gets the focus', async () => {
    const { api, user, field, save } = await openList();
    api.respond('PUT /api/products/:id', () =>
      refusedFields(400, { 'pricing.variants.0.tiers.0.from': 'Jumlah ini ditolak' }),
    );
    await fill(user, field('Satuan'), 'pcs');
    await fill(user, field('Harga 1'), '1500');
    await save();
    await waitFor(() => expect(errorAt(field('Jumlah 1'))).toContain('Jumlah ini ditolak'));
    await waitFor(() => expect(document.activeElement).toBe(field('Jumlah 1')));
  });

  it('a saved list comes back unchanged with another name, and leaves with null', async () => {
    const saved = listed('Kartu Nama');
    const { user, form, field, save, sent } = await openList(saved);
    expect(form.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Jumlah',
      'Satu sisi Art carton 260 gsm',
      'Dua sisi Art carton 260 gsm',
    ]);
    expect(form.getAllByRole('cell').map(({ textContent }) => plain(textContent))).toEqual(
      [40, 50, 37.5, 47.5, 35, 45].map(
        (thousands) => `Rp ${(thousands * 1000).toLocaleString('id')} / kotak isi 100`,
      ),
    );
    expect(form.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual(
      expect.arrayContaining([
        'Laminasi doff Rp 10.000 / kotak isi 100',
        'Sudut bulat Rp 5.000 / kotak isi 100',
      ]),
    );
    await fill(user, field('Nama produk'), 'Kartu');
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject({ name: 'Kartu', price: 35_000, pricing: saved.pricing });

    const again = await openForm(user, 'Ubah Mug Custom Foto', 'Ubah produk');
    await user.click(await again.findByRole('switch', { name: /^Beda menurut satuan/u }));
    await fill(user, await again.findByLabelText('Harga'), '40000');
    await user.click(again.getByRole('button', { name: 'Simpan perubahan' }));
    await waitFor(() => expect(sent()).toMatchObject({ price: 40_000, pricing: null }));
  });

  it('a draft keeps the list as it was typed', async () => {
    const { api, user, form: typed, field, press } = await openList();
    await press('Kartu nama');
    await waitFor(() => expect(valueOf(field('Satuan'))).toBe('kotak isi 100 lembar'));
    await fill(user, typed.getByLabelText(/^Keterangan pilihan 2/u), 'Doff dua sisi');
    await untilDraftContains('products', 'Doff dua sisi');
    const later = await reload(api);
    const form = await openForm(later, 'Ubah Mug Custom Foto', 'Ubah produk');
    await later.click(await findOffer());
    expect(valueOf(await form.findByLabelText(/^Keterangan pilihan 2/u))).toBe('Doff dua sisi');
    expect(valueOf(form.getByLabelText('Nama finishing 1'))).toBe('Laminasi');
  });

  it('a conflict says which prices differ, and either version can be kept', async () => {
    const { api, user, form, field, save, press } = await openList(listed('Kartu Nama'));
    const newer = listed('Kartu Nama', 2);
    newer.pricing?.variants[0]?.tiers.splice(1, 1);
    api.shop.products = [newer];
    api.respond('PUT /api/products/:id', ({ headers, body }) =>
      headers.get('If-Match') === '"2"' ? json(body) : refusal(409, 'Sudah berubah'),
    );
    await fill(user, field('Nama produk'), 'Kartu');
    await save();
    const notice = await form.findByText(/^Satu sisi, mulai 5 kotak/u);
    expect(plain(notice.textContent)).toBe(
      'Satu sisi, mulai 5 kotak (isi 500): (kosong) → Rp 37.500 / kotak isi 100',
    );
    form.getByText('Yang berbeda: Nama produk, Daftar harga.');
    await press('Muat versi terbaru');
    await waitFor(() => expect(form.getAllByLabelText('Jumlah 2')).toHaveLength(2));
    expect(form.getAllByLabelText('Jumlah 3')).toHaveLength(1);
  });

  it('the history says in words what changed in the list, and undoes it', async () => {
    const before = listed('Brosur Paket').pricing;
    const after = structuredClone(before);
    after?.variants[0]?.tiers.splice(0, 1, { from: 250, price: 180_000 });
    const api = panelApi({
      changes: [
        changeOf(1, {
          rows: [
            changedRow({ values: [{ field: 'pricing', before: before as never, after: after as never }] }),
          ],
        }),
      ],
    });
    api.respond('POST /api/admin/changes/:id/undo', () => ({ restored: 1, skipped: [] }));
    const user = await openPanel(api, 'Pengaturan');
    await openPart(user, 'Riwayat');
    const entry = await screen.findByText(/250 lembar/u);
    expect(plain(entry.textContent)).toBe('250 lembar: Rp 175.000 → Rp 180.000');
    await user.click(screen.getByRole('button', { name: /^Urungkan: / }));
    await answer(user, 'Urungkan perubahan ini?', 'Urungkan');
    await waitFor(() => expect(api.requestsTo('POST /api/admin/changes/:id/undo')).toHaveLength(1));
  });
});
