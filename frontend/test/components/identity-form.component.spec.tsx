import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { heldBack, refusal, refusedFields } from './support/fake-api';
import { identity } from './support/fixtures';
import { answer, fill, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';
import { setUpUploads } from './support/uploads';

const LOGO = `/objects/${'a'.repeat(32)}-400x200-ffffff.jpg`;
const OTHER = `/objects/${'b'.repeat(32)}-400x200-ffffff.jpg`;

/** Waits until all immediate responses have arrived. */
const settled = () => act(() => new Promise((later) => setTimeout(later, 200)));

setUpUploads();

async function open(api = panelApi()) {
  api.respond('POST /api/objects/upload', () => ({ uploadURL: 'http://localhost/put/1' }));
  api.respond('PUT /api/objects/set-public', () => ({ objectPath: LOGO }));
  const user = await openPanel(api, 'Konten');
  const section = within(await screen.findByRole('region', { name: 'Identitas' }));
  await user.click(section.getByRole('button', { name: 'Ubah Identitas' }));
  await section.findByRole('button', { name: 'Kembalikan ke semula' });
  const group = (name: string) => within(section.getByRole('group', { name }));
  return {
    api,
    user,
    section,
    group,
    choose: (name: string, content: BlobPart = 'logo') =>
      user.upload(
        group(name).getByLabelText('Pilih foto', { selector: 'input' }),
        new File([content], 'logo.png', { type: 'image/png' }),
      ),
    save: () => user.click(section.getByRole('button', { name: 'Simpan' })),
    saved: () => screen.findByText('Konten berhasil disimpan'),
    sent: () => api.bodies('POST /api/admin/content/identity'),
  };
}

describe('The form of the shop identity', () => {
  it('uploads only a logo with transparency, and previews it on dark and light backgrounds', async () => {
    const { api, group, choose, save, saved, sent } = await open();
    await choose('Logo');
    const onDark = await group('Logo').findByRole('img', { name: 'Logo di latar gelap' });
    expect(onDark.getAttribute('srcset')).toContain('.webp');
    group('Logo').getByRole('img', { name: 'Logo di latar terang' });
    expect(api.bodies('PUT /api/objects/set-public')).toEqual([
      { imageURL: '/put/1', keepsTransparency: true },
    ]);
    expect(sent()).toEqual([]);
    await save();
    await saved();
    expect(sent()).toEqual([identity({ logo: LOGO })]);
    await choose('Gambar beranda');
    await group('Gambar beranda').findByRole('img');
    expect(api.bodies('PUT /api/objects/set-public').at(-1)).toMatchObject({ keepsTransparency: false });
  });

  it('is saved only after a running image upload has ended', async () => {
    const { api, user, section, choose, save, saved, sent } = await open();
    const published = heldBack(() => ({ objectPath: LOGO }));
    api.respond('PUT /api/objects/set-public', published.respond);
    await choose('Logo');
    await user.click(section.getByRole('radio', { name: 'Biru' }));
    await save();
    expect(sent()).toEqual([]);
    published.release();
    await saved();
    expect(sent()).toEqual([identity({ logo: LOGO, accent: 'biru' })]);
  });

  it('is not saved when the server refuses an image that is still uploading', async () => {
    const { api, user, section, group, choose, save, sent } = await open();
    const refused = heldBack(() => refusal(415, 'Berkas ini bukan foto.'));
    api.respond('PUT /api/objects/set-public', refused.respond);
    await choose('Logo');
    await user.click(section.getByRole('radio', { name: 'Biru' }));
    await save();
    refused.release();
    await group('Logo').findByText('Berkas ini bukan foto.');
    await waitFor(() => expect(section.getByRole('button', { name: 'Simpan' }).textContent).toBe('Simpan'));
    expect(sent()).toEqual([]);
  });

  it('is not saved when the owner discards the changes during an image upload', async () => {
    const { api, user, section, choose, save, sent } = await open();
    const published = heldBack(() => ({ objectPath: LOGO }));
    api.respond('PUT /api/objects/set-public', published.respond);
    await choose('Logo');
    await fill(user, section.getByLabelText(/^Deskripsi toko/u), 'Dibuang');
    await save();
    await user.click(screen.getByRole('tab', { name: 'Kategori' }));
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    await screen.findByRole('heading', { name: 'Kategori', level: 2 });
    published.release();
    await settled();
    expect(sent()).toEqual([]);
    expect(screen.queryByText('Konten berhasil disimpan')).toBeNull();
  });

  it('is not saved when an image that is too large replaces the uploading image', async () => {
    const { api, user, section, group, choose, save, sent } = await open();
    const published = heldBack(() => ({ objectPath: LOGO }));
    api.respond('PUT /api/objects/set-public', published.respond);
    await choose('Logo');
    await user.click(section.getByRole('radio', { name: 'Biru' }));
    await save();
    await choose('Logo', new Uint8Array(6 * 1024 * 1024));
    await group('Logo').findByText(/lebih besar dari 5 MB/u);
    published.release();
    await settled();
    expect(sent()).toEqual([]);
    expect(section.getByRole('button', { name: 'Simpan' }).textContent).toBe('Simpan');
  });

  it('uses the image that was chosen last, also when the upload of an earlier image ends first', async () => {
    const { api, group, choose, save, saved, sent } = await open();
    const answers = [LOGO, OTHER].map((objectPath) => heldBack(() => ({ objectPath })));
    const [first, second] = answers;
    const waiting = [...answers];
    api.respond('PUT /api/objects/set-public', () => waiting.shift()?.respond() ?? refusal(500, ''));
    await choose('Logo');
    await waitFor(() => expect(waiting).toHaveLength(1));
    await choose('Logo', 'another');
    await waitFor(() => expect(waiting).toHaveLength(0));
    first?.release();
    await settled();
    group('Logo').getByText('Mengunggah…');
    expect(group('Logo').queryByText('Gagal memproses upload gambar')).toBeNull();
    second?.release();
    await group('Logo').findByRole('img', { name: 'Logo di latar gelap' });
    await save();
    await saved();
    expect(sent()).toEqual([identity({ logo: OTHER })]);
  });

  it('sends the chosen accent, and null for a removed logo or blank description', async () => {
    const shop = { identity: identity({ logo: LOGO, logoDark: LOGO, description: 'Lama' }) };
    const { user, section, group, save, saved, sent } = await open(panelApi(shop));
    const biru = section.getByRole('radio', { name: 'Biru' });
    await user.click(biru);
    await user.click(section.getByRole('button', { name: 'Hapus Logo' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pilih foto'));
    expect(group('Logo').queryByRole('img')).toBeNull();
    await fill(user, section.getByLabelText(/^Deskripsi toko/u), ' ');
    await save();
    await saved();
    expect(sent()).toEqual([identity({ logoDark: LOGO, accent: 'biru' })]);
  });

  it('shows a server error at the refused field', async () => {
    const message = 'Logo untuk latar gelap terlalu kecil. Sisi terpanjangnya paling sedikit 192 piksel.';
    const { api, group, choose, save } = await open();
    await choose('Logo untuk latar gelap');
    await group('Logo untuk latar gelap').findByRole('img');
    api.respond('POST /api/admin/content/identity', () => refusedFields(400, { logoDark: message }));
    await save();
    await group('Logo untuk latar gelap').findByText(message);
    expect(group('Logo').queryByText(message)).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  });

  it('shows why an image was refused, and keeps the saved image', async () => {
    const { api, group, choose } = await open(panelApi({ identity: identity({ logo: LOGO }) }));
    api.respond('PUT /api/objects/set-public', () => refusal(415, 'Berkas ini bukan foto.'));
    await choose('Logo');
    await group('Logo').findByText('Berkas ini bukan foto.');
    group('Logo').getByRole('img', { name: 'Logo di latar terang' });
  });

  it('refuses a photo of 40 MB that cannot be shrunk, without uploading it', async () => {
    const { api, group, choose } = await open();
    await choose('Logo', new Uint8Array(40 * 1024 * 1024));
    await group('Logo').findByText(/lebih besar dari 5 MB/u);
    expect(api.bodies('PUT /api/objects/set-public')).toEqual([]);
    expect(group('Logo').queryByRole('img')).toBeNull();
  });

  it("shows logo and accent in the panel's header", async () => {
    await open(panelApi({ identity: identity({ logo: LOGO, accent: 'biru' }) }));
    const header = screen.getByRole('banner');
    expect(header.querySelector('img')?.srcset).toContain(`/objects/${'a'.repeat(32)}`);
    expect(header.style.borderTop).toBe('3px solid rgb(27, 95, 193)');
  });

  it('says at the field that the footer shows the name in place of a logo that is faint there', async () => {
    // jsdom draws nothing, so the canvas gives these pixels of the logo.
    const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext');
    const api = panelApi();
    api.shop.identity = { ...identity(), logo: LOGO };
    const { user, group, choose } = await open(api);
    const draw = async (field: string, gray: number) => {
      const data = new Uint8ClampedArray(16 * 16 * 4).map((_, index) => (index % 4 === 3 ? 255 : gray));
      const context = { drawImage: () => undefined, getImageData: () => ({ data, width: 16, height: 16 }) };
      getContext.mockReturnValue(context as unknown as RenderingContext);
      fireEvent.load(await group(field).findByAltText(`${field} di latar gelap`));
    };
    const warning = /sulit terlihat di latar gelap. Bagian bawah toko menampilkan nama toko/u;
    await draw('Logo', 20);
    group('Logo').getByText(warning);
    await draw('Logo', 200);
    expect(group('Logo').queryByText(warning)).toBeNull();
    await draw('Logo', 20);
    await choose('Logo untuk latar gelap');
    await draw('Logo untuk latar gelap', 20);
    group('Logo untuk latar gelap').getByText(warning);
    expect(group('Logo').queryByText(warning)).toBeNull();
    await user.click(group('Logo untuk latar gelap').getByRole('button', { name: /^Hapus /u }));
    group('Logo').getByText(warning);
    getContext.mockRestore();
  });
});
