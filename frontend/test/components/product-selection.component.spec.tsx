import { describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import situations from './situations/product-selection.json' with { type: 'json' };
import { refusedFields } from './support/fake-api';
import { product } from './support/fixtures';
import { dialog, errorAt, fill, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

const CHANGE = 'POST /api/admin/products/changes';
const many = Array.from({ length: 8 }, (_, n) =>
  product({ id: `p${n}`, name: `Produk ${n}`, version: n + 1 }),
);
const box = (n: number) => screen.getByLabelText<HTMLInputElement>(`Pilih Produk ${n}`);
const checked = () =>
  many.flatMap((_, n) => (screen.queryByLabelText(`Pilih Produk ${n}`) && box(n).checked ? [n] : []));
const rowOf = (n: number) => screen.getByLabelText(`Ubah Produk ${n}`).closest('li') as HTMLElement;

async function open() {
  const api = panelApi({ products: many });
  const user = await openPanel(api);
  await screen.findByLabelText('Ubah Produk 0');
  return { api, user };
}

describe('The selection of products', () => {
  it('selects from the last chosen row to the row that is pressed with Shift', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pilih' }));
    await user.click(box(2));
    await user.keyboard('{Shift>}');
    await user.click(box(5));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(checked()).toEqual([2, 3, 4, 5]));
    await screen.findByText('4 dipilih');
    await user.keyboard('{Shift>}');
    await user.click(rowOf(3));
    await user.keyboard('{/Shift}');
    await user.click(box(4));
    expect(checked()).toEqual([2, 3, 5]);
  });

  it('begins with a press with Shift, without opening what is in the row', async () => {
    const { user } = await open();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByLabelText('Ubah Produk 1'));
    await user.keyboard('{/Shift}');
    await waitFor(() => expect(checked()).toEqual([1]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins with a long press, but not with a press that moves or is short', async () => {
    await open();
    const send = (n: number, type: 'pointerDown' | 'pointerMove' | 'pointerUp', at = 0) => {
      const event = createEvent[type](rowOf(n));
      for (const [name, value] of Object.entries({ pointerType: 'touch', clientX: at, clientY: 0 }))
        Object.defineProperty(event, name, { value });
      fireEvent(rowOf(n), event);
    };
    const press = (n: number, ms: number, movedBy = 0) => {
      jest.useFakeTimers();
      send(n, 'pointerDown');
      send(n, 'pointerMove', movedBy);
      act(() => {
        jest.advanceTimersByTime(ms);
      });
      jest.useRealTimers();
      send(n, 'pointerUp', movedBy);
      fireEvent.click(rowOf(n));
    };
    press(0, 300);
    press(1, 900, 11);
    expect(checked()).toEqual([]);
    press(2, 900, 3);
    await waitFor(() => expect(checked()).toEqual([2]));
    // Android recognizes a long press earlier, and opens a menu.
    send(3, 'pointerDown');
    expect(fireEvent.contextMenu(rowOf(3))).toBe(false);
    await waitFor(() => expect(checked()).toEqual([2, 3]));
    send(3, 'pointerUp');
    fireEvent.pointerDown(rowOf(4), { pointerType: 'mouse' });
    expect(fireEvent.contextMenu(rowOf(4))).toBe(true);
  });

  it('selects all that the filter finds, changes them once, and names what was left out', async () => {
    const { api, user } = await open();
    fireEvent.change(screen.getByLabelText('Cari nama produk'), { target: { value: 'Produk' } });
    await screen.findByText('8 produk cocok');
    await user.click(screen.getByRole('button', { name: 'Pilih' }));
    await user.click(await screen.findByRole('button', { name: 'Pilih semua 8' }));
    await screen.findByText('8 dipilih');
    const price = { lowest: 1, highest: 1 };
    const changed = many
      .slice(3)
      .map(({ id, name }) => ({ id, name, before: price, after: price, prices: [] }));
    const skipped = many.slice(0, 3).map(({ id, name }) => ({ id, name, reason: 'Sudah dihapus' }));
    api.respond(CHANGE, () => ({ changed, unchanged: 0, skipped, change: 9 }));
    await user.click(screen.getByRole('button', { name: 'Sembunyikan' }));
    const question = await dialog('Sembunyikan 8 produk');
    const left = within(await question.findByRole('list', { name: 'Tidak ikut diubah' }));
    expect(left.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      [0, 1, 2].map((n) => `Produk ${n}Sudah dihapus`),
    );
    await user.click(question.getByRole('button', { name: 'Ubah 5 produk' }));
    await screen.findByText('5 produk diubah');
    screen.getByText('3 produk tidak ikut: Produk 0, Produk 1, Produk 2');
    const bodies = api.requestsTo(CHANGE).map(({ body }) => body as { items: unknown; dryRun?: boolean });
    expect(bodies.map(({ dryRun }) => dryRun)).toEqual([true, undefined]);
    expect(bodies[1]).toEqual({
      items: many.map(({ id, version }) => ({ id, version })),
      change: { isActive: false },
    });
    api.respond('POST /api/admin/changes/:id/undo', () => ({
      restored: 4,
      skipped: [{ rowId: 'p7', name: 'Produk 7', reason: 'Sudah dihapus selamanya' }],
    }));
    await user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('4 dikembalikan, 1 tidak: Produk 7');
  });
});

it('Each product unfolds with its prices, marks what rounding does, and can be left out', async () => {
  const { api, user } = await open();
  const priced = (n: number, prices: object[]) => ({
    id: `p${n}`,
    name: `Produk ${n}`,
    before: { lowest: 200, highest: 400 },
    after: { lowest: 500, highest: 500 },
    prices,
  });
  const price = { label: '', before: 1000, after: 1100, isOff: false, endsDiscount: false };
  const changed = [
    priced(1, [price]),
    priced(2, [
      { ...price, label: '1 lembar', before: 400, after: 500 },
      { ...price, label: 'mulai 5 lembar', before: 200, after: 500, isOff: true, endsDiscount: true },
    ]),
  ];
  api.respond(CHANGE, () => ({ changed, unchanged: 0, skipped: [], change: 9 }) as never);
  await user.click(screen.getByRole('button', { name: 'Pilih' }));
  await user.click(box(1));
  await user.click(box(2));
  await user.click(screen.getByRole('button', { name: 'Harga' }));
  const question = await dialog('Ubah harga 2 produk');
  await fill(user, question.getByLabelText('Naik berapa persen'), '10');
  const rows = within(await question.findByRole('list', { name: 'Yang berubah' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Produk 2Rp 200 – Rp 400 → Rp 5001 lembar: Rp 400 → Rp 500mulai 5 lembar: Rp 200 → Rp 500: +150%' +
      'Setelah dibulatkan tidak lebih murah lagi daripada jumlah sebelumnya.',
    'Produk 1Rp 1.000 → Rp 1.100',
  ]);
  question.getByText('1 produk perlu diperiksa');
  await user.click(question.getByRole('checkbox', { name: 'Produk 2' }));
  await user.click(question.getByRole('button', { name: 'Ubah 1 produk' }));
  await waitFor(() => expect(api.requestsTo(CHANGE).at(-1)?.body).toMatchObject({ items: [{ id: 'p1' }] }));
  expect(api.requestsTo(CHANGE).at(-1)?.body).not.toHaveProperty('dryRun');
});

it('A percent that the server refuses is explained at its field', async () => {
  const { api, user } = await open();
  const message = 'Persen harus −90 sampai 500, paling banyak satu angka di belakang koma';
  api.respond(CHANGE, () => refusedFields(400, { 'change.price.percent': message }));
  await user.click(screen.getByRole('button', { name: 'Pilih' }));
  await user.click(box(1));
  await user.click(screen.getByRole('button', { name: 'Harga' }));
  const question = await dialog('Ubah harga 1 produk');
  const percent = question.getByLabelText('Naik berapa persen');
  await fill(user, percent, '-100');
  await waitFor(() => expect(errorAt(percent)).toContain(message));
  expect(question.queryByText('Belum bisa menghitung perubahannya')).toBeNull();
});

it.each(situations.filters as [string, string, string][])(
  "the filter '%s' is in the URL, and asks the server",
  async (label, name, parameter) => {
    const { api, user } = await open();
    await user.selectOptions(screen.getByLabelText('Saring menurut status'), label);
    await waitFor(() => expect(location.hash).toBe(`#produk?saring=${name}`));
    const asked = api.requestsTo('GET /api/admin/products').at(-1)?.query.get(parameter);
    expect(asked).toBe(String(parameter === 'sample'));
  },
);
