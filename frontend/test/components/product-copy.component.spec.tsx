import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { AdminProductDetailResponse, PricingSchema } from '../../src/api/generated/models';
import situations from './situations/product-copy.json' with { type: 'json' };
import { IMAGE, product, PRODUCT_FIELDS } from './support/fixtures';
import { dialog, errorAt, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const pricing: PricingSchema = situations.pricing as PricingSchema;

async function openCopy(changes: Partial<AdminProductDetailResponse> = {}) {
  const saved = product(changes);
  const api = panelApi({ products: [saved] });
  const user = await openPanel(api);
  await user.click(await screen.findByRole('button', { name: `Duplikat ${saved.name}` }));
  await screen.findByLabelText('Nama produk');
  const form = await dialog('Duplikat produk');
  const field = (name: string) => form.getByLabelText(new RegExp(`^${name}`, 'u'));
  const save = () => user.click(form.getByRole('button', { name: 'Simpan produk' }));
  return { api, user, form, field, save };
}

describe('The copy of a product', () => {
  it('has all values and images of the product, and is stored by saving only', async () => {
    const { api, field, save } = await openCopy({
      isNew: true,
      isActive: false,
      publishAt: '2099-01-01T00:00:00.000Z',
      isSample: true,
      version: 7,
    });
    expect(valueOf(field('Nama produk'))).toBe('Mug Custom Foto (salinan)');
    expect(valueOf(field('Terbitkan pada'))).toBe('');
    expect(api.requestsTo('POST /api/products')).toEqual([]);
    await save();
    await screen.findByText('Product created successfully');
    const sent = api.bodies('POST /api/products');
    expect(sent).toEqual([
      {
        ...PRODUCT_FIELDS,
        name: 'Mug Custom Foto (salinan)',
        images: [IMAGE],
        isNew: true,
        isActive: false,
      },
    ]);
  });

  it('is saved and followed by the form of another product, with its category only', async () => {
    const { api, user, form } = await openCopy();
    await user.click(form.getByRole('button', { name: 'Simpan & tambah lagi' }));
    await screen.findByText('Product created successfully');
    const next = await dialog('Tambah produk');
    expect(valueOf(next.getByLabelText('Nama produk'))).toBe('');
    expect(valueOf(next.getByLabelText('Kategori'))).toBe('merchandise');
    expect(next.queryByRole('img')).toBeNull();
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
    await user.click(next.getByRole('button', { name: 'Simpan & tambah lagi' }));
    expect(errorAt(next.getByLabelText('Nama produk'))).toContain('Nama produk wajib diisi');
    expect(api.requestsTo('POST /api/products')).toHaveLength(1);
  });

  it('has the price list of the product', async () => {
    const { api, save, form } = await openCopy({ pricing });
    await form.findByLabelText(/Satuan/u);
    await save();
    await screen.findByText('Product created successfully');
    expect(api.bodies('POST /api/products')).toMatchObject([{ price: 55_000, pricing: { unit: 'pcs' } }]);
  });

  it('is closed without a question and without a request while nothing was typed', async () => {
    const { api, user } = await openCopy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo('POST /api/products')).toEqual([]);
  });

  it.each([
    ['a', 'a'.repeat(190)],
    ['😀', 'a'.repeat(189)],
  ])('shortens a long name with %s at the cut, but cuts no character in two', async (atCut, kept) => {
    const { field } = await openCopy({ name: `${'a'.repeat(189)}${atCut}${'a'.repeat(9)}` });
    expect(valueOf(field('Nama produk'))).toBe(`${kept} (salinan)`);
  });

  it('asks for another category when that of the product was deleted', async () => {
    const { api, field, save } = await openCopy({ category: 'lama', uncategorised: true });
    await save();
    expect(errorAt(field('Kategori'))).toContain('Pilih kategori produk ini');
    expect(api.requestsTo('POST /api/products')).toEqual([]);
  });
});
