import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { PinnedProductResponse } from '../../src/api/generated/models';
import { heldBack, json, refusal } from './support/fake-api';
import { IMAGE, product } from './support/fixtures';
import { dialog, fill, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

const CALL = 'PUT /api/admin/products/pins';
const NAMES: Readonly<Record<string, string>> = { p1: 'Mug Custom Foto', p2: 'Kartu', p3: 'Brosur' };
const pinOf = (id: string, changes: Partial<PinnedProductResponse> = {}): PinnedProductResponse => {
  return { id, name: NAMES[id] ?? id, image: IMAGE, isActive: true, isDeleted: false, ...changes };
};

/** A shop that stores pins. */
function api(...pins: readonly PinnedProductResponse[]) {
  const products = Object.entries(NAMES).map(([id, name]) => product({ id, name }));
  const server = panelApi({ products, pins: [...pins] });
  let version = 3;
  const stored = () => json({ products: server.shop.pins }, { ETag: `"${version}"` });
  server.respond('GET /api/admin/products/pins', stored);
  server.respond(CALL, ({ body }) => {
    const { productIds } = body as { productIds: string[] };
    server.shop.pins = productIds.map((id) => server.shop.pins.find((pin) => pin.id === id) ?? pinOf(id));
    version += 1;
    return stored();
  });
  return server;
}
const saved = (server: ReturnType<typeof api>) =>
  server.requestsTo(CALL).map(({ body, headers }) => {
    return [(body as { productIds: string[] }).productIds.join(), headers.get('If-Match')];
  });
const open = async (server: ReturnType<typeof api>) => {
  const user = await openPanel(server);
  await user.click(await screen.findByRole('button', { name: 'Sematan' }));
  return { user, frame: await dialog('Produk yang tampil paling depan') };
};

describe('Pins', () => {
  it('are set and removed in the row of a product, with the version that the panel knows', async () => {
    const server = api();
    const user = await openPanel(server);
    await user.click(await screen.findByRole('button', { name: 'Sematkan Kartu' }));
    await screen.findByRole('button', { name: 'Lepas sematan Kartu' });
    await screen.findByText(/^Disematkan · /u);
    await waitFor(() => expect(server.requestsTo('GET /api/admin/products/pins').length).toBeGreaterThan(1));
    await user.click(await screen.findByRole('button', { name: 'Lepas sematan Kartu' }));
    await screen.findByRole('button', { name: 'Sematkan Kartu' });
    await waitFor(() =>
      expect(saved(server)).toEqual([
        ['p2', '"3"'],
        ['', '"4"'],
      ]),
    );
  });

  it('show the message of the server when a thirteenth is refused', async () => {
    const server = api();
    server.respond(CALL, () => refusal(400, 'Paling banyak 12 produk bisa disematkan'));
    const user = await openPanel(server);
    await user.click(await screen.findByRole('button', { name: 'Sematkan Kartu' }));
    await screen.findByText('Paling banyak 12 produk bisa disematkan');
    await screen.findByRole('button', { name: 'Sematkan Kartu' });
  });

  it('are listed in their order with hidden and deleted ones, moved by keys, and removed', async () => {
    const server = api(pinOf('p1'), pinOf('p2', { isActive: false }), pinOf('p3', { isDeleted: true }));
    const { user, frame } = await open(server);
    frame.getByText('Terpakai 3 dari 12. Yang pertama menjadi kotak besar di beranda.');
    const rows = () => within(frame.getByRole('list', { name: 'Daftar sematan' })).getAllByRole('listitem');
    const texts = () => rows().map(({ textContent }) => textContent);
    expect(texts()).toEqual(['1. Mug Custom Foto', '2. KartuTidak tampil di toko', '3. BrosurDi Terhapus']);
    frame.getByRole('button', { name: 'Turunkan Mug Custom Foto' }).focus();
    await user.keyboard('{ArrowDown}');
    await frame.findByText('Produk sekarang di urutan 2 dari 3');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Turunkan Mug Custom Foto'),
    );
    await user.click(frame.getByRole('button', { name: 'Lepas sematan Brosur' }));
    await waitFor(() => expect(saved(server).map(([ids]) => ids)).toEqual(['p2,p1,p3', 'p2,p1']));
    await waitFor(() => expect(texts()).toEqual(['1. KartuTidak tampil di toko', '2. Mug Custom Foto']));
  });

  it('are added by a search', async () => {
    const server = api(pinOf('p1'));
    const { user, frame } = await open(server);
    await fill(user, frame.getByRole('combobox'), 'bros');
    await user.click(await screen.findByRole('option', { name: /Brosur/u }));
    await frame.findByText('2. Brosur');
    await waitFor(() => expect(saved(server)).toEqual([['p1,p3', '"3"']]));
  });

  it('that change during a save are saved once, after it', async () => {
    const server = api(pinOf('p1'), pinOf('p2'), pinOf('p3'));
    const { user, frame } = await open(server);
    const first = heldBack(() => json({ products: [] }, { ETag: '"4"' }));
    server.respond(CALL, first.respond);
    const down = (name: string) => user.click(frame.getByRole('button', { name: `Turunkan ${name}` }));
    await down('Mug Custom Foto');
    await down('Mug Custom Foto');
    await down('Kartu');
    expect(saved(server)).toHaveLength(1);
    first.release();
    await waitFor(() => expect(saved(server).map(([ids]) => ids)).toEqual(['p2,p1,p3', 'p3,p2,p1']));
  });
});
