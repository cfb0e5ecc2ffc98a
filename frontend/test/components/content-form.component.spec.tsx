import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import situations from './situations/content-form.json' with { type: 'json' };
import { heldBack, json } from './support/fake-api';
import { siteContent } from './support/fixtures';
import { answer, fill, errorAt, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';
import { fakeDate } from './support/watch';

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Konten');
  await screen.findByLabelText('Judul');
  const field = (name: string) => screen.getByLabelText(name);
  const save = () => user.click(screen.getByRole('button', { name: 'Simpan' }));
  return { api, user, field, save };
}

/** The labels of the text fields, with the saved values. */
const FIELDS = situations.fields;

describe('A text field with a maximum length', () => {
  it('shows a character counter near the limit, linked by aria-describedby', async () => {
    const user = await openPanel(panelApi(), 'Konten');
    const field = await screen.findByLabelText('Tombol chat');
    expect(screen.queryByText(/dari 30 karakter/u)).toBeNull();
    await fill(user, field, 'Pesan lewat WhatsApp sekarang juga');
    expect(valueOf(field)).toHaveLength(30);
    const counter = screen.getByText('30 dari 30 karakter');
    expect(field.getAttribute('aria-describedby')).toBe(counter.parentElement?.id);
  });
});

describe('The form of the site content', () => {
  it('shows its fields with their sample marks at once, so that none of them moves', async () => {
    const api = panelApi();
    const parts = heldBack(() => json([{ part: 'site-content', version: 1, samples: ['hero.title'] }]));
    api.respond('GET /api/admin/content', parts.respond);
    await openPanel(api, 'Konten');
    await screen.findByRole('heading', { name: 'Kata yang artinya sama' });
    expect(screen.queryByLabelText('Judul')).toBeNull();
    parts.release();
    await screen.findByLabelText('Judul');
    screen.getByText('Masih teks contoh.');
  });

  it('shows the saved values, and a save button only while there are unsaved changes', async () => {
    const { user, field } = await open();
    for (const [name, text] of Object.entries(FIELDS))
      expect([name, valueOf(field(name))]).toEqual([name, text]);
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    await fill(user, field('Judul'), 'Lain');
    screen.getByText('Belum disimpan');
    screen.getByRole('button', { name: 'Simpan' });
    await fill(user, field('Judul'), FIELDS.Judul);
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it.each(Object.keys(FIELDS).filter((name) => name !== 'Alamat'))('requires %s', async (name) => {
    const { api, user, field, save } = await open();
    await fill(user, field(name), ' ');
    await save();
    expect(errorAt(field(name))).toContain(`${name} wajib diisi`);
    expect(document.activeElement).toBe(field(name));
    expect(api.requestsTo('POST /api/admin/site-content')).toEqual([]);
  });

  it('keeps values typed during a save as unsaved changes', async () => {
    const { api, user, field, save } = await open();
    const { hero } = siteContent();
    const later = heldBack(() => json({ ...siteContent(), hero: { ...hero, title: 'Dikirim' } }));
    api.respond('POST /api/admin/site-content', later.respond);
    await fill(user, field('Judul'), 'Dikirim');
    await save();
    await fill(user, field('Judul'), 'Diketik kemudian');
    later.release();
    await screen.findByText('Konten berhasil disimpan');
    expect(valueOf(field('Judul'))).toBe('Diketik kemudian');
    expect(valueOf(field('Subjudul'))).toBe(FIELDS.Subjudul);
    screen.getByText('Belum disimpan');
    await user.click(screen.getByRole('button', { name: 'Buang' }));
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    expect(valueOf(field('Judul'))).toBe('Dikirim');
  });

  it('adds and removes opening days, and rejects a closing time before the opening time', async () => {
    const { api, user, field, save } = await open();
    // The saved hours are from Monday to Friday.
    const sunday = screen.getByRole('checkbox', { name: 'Minggu' });
    expect((sunday as HTMLInputElement).checked).toBe(false);
    await user.click(sunday);
    await user.clear(field('Minggu, jam buka'));
    await user.type(field('Minggu, jam buka'), '12:00');
    await user.clear(field('Minggu, jam tutup'));
    await user.type(field('Minggu, jam tutup'), '10:00');
    await save();
    const sentence = 'Minggu: jam buka harus lebih awal dari jam tutup';
    screen.getByText(sentence);
    expect(field('Minggu, jam buka').getAttribute('aria-invalid')).toBe('true');
    expect(errorAt(field('Minggu, jam buka'))).toBe(sentence);
    expect(errorAt(field('Minggu, jam tutup'))).toBe(sentence);
    expect(screen.getByText(sentence).closest('li')).toBe(sunday.closest('li'));
    expect(document.activeElement).toBe(field('Minggu, jam buka'));
    await user.clear(field('Minggu, jam tutup'));
    await user.type(field('Minggu, jam tutup'), '14:30');
    await user.click(screen.getByRole('checkbox', { name: 'Senin' }));
    await save();
    await screen.findByText('Konten berhasil disimpan');
    expect(api.bodies('POST /api/admin/site-content')).toMatchObject(situations.openingDays);
  });

  it('copies the typed hours of the first open day to all open days', async () => {
    const { api, user, field, save } = await open();
    const copy = { name: 'Samakan untuk semua hari' };
    expect(screen.queryByRole('button', copy)).toBeNull();
    await user.clear(field('Senin, jam buka'));
    await user.type(field('Senin, jam buka'), '08:15');
    await user.click(screen.getByRole('button', copy));
    expect(['Senin', 'Jumat'].map((day) => valueOf(field(`${day}, jam buka`)))).toEqual(['08:15', '08:15']);
    await save();
    await screen.findByText('Konten berhasil disimpan');
    expect(api.bodies('POST /api/admin/site-content')).toMatchObject([
      { company: { hours: [{ days: [1, 2, 3, 4, 5], opens: '08:15', closes: '18:00' }] } },
    ]);
  });

  it('sends a day with a break as two rows of hours', async () => {
    const { api, user, field, save } = await open();
    await user.click(screen.getByRole('button', { name: 'Jumat: Tambah istirahat' }));
    // The form proposes a break from 12:00 to 13:00.
    expect(valueOf(field('Jumat, jam tutup'))).toBe('12:00');
    expect(valueOf(field('Jumat, buka lagi'))).toBe('13:00');
    await user.clear(field('Jumat, buka lagi'));
    await user.type(field('Jumat, buka lagi'), '11:00');
    await save();
    const sentence = 'Jumat: buka lagi harus setelah jam tutup sebelumnya';
    expect(errorAt(field('Jumat, buka lagi'))).toBe(sentence);
    await user.clear(field('Jumat, buka lagi'));
    await user.type(field('Jumat, buka lagi'), '13:30');
    await save();
    await screen.findByText('Konten berhasil disimpan');
    expect(api.bodies('POST /api/admin/site-content')).toMatchObject(situations.withBreak);
  });

  it('sends time zone, map link and special hours, and refuses a duplicate date', async () => {
    const { api, user, field, save } = await open();
    await user.selectOptions(field('Zona waktu'), 'WITA');
    await fill(user, screen.getByLabelText(/^Tautan peta/u), 'https://maps.app.goo.gl/contoh');
    const add = () => user.click(screen.getByRole('button', { name: 'Tambah jam khusus' }));
    await add();
    const first = within(screen.getByRole('listitem', { name: 'Jam khusus 1' }));
    fireEvent.change(first.getByLabelText('Tanggal'), { target: { value: '2098-12-24' } });
    fireEvent.change(first.getByLabelText(/^Sampai tanggal/u), { target: { value: '2098-12-26' } });
    await fill(user, first.getByLabelText(/^Keterangan/u), 'Natal');
    await add();
    const second = within(screen.getByRole('listitem', { name: 'Jam khusus 2' }));
    fireEvent.change(second.getByLabelText('Tanggal'), { target: { value: '2098-12-26' } });
    await user.click(second.getByRole('checkbox', { name: 'Buka' }));
    await save();
    expect(errorAt(second.getByLabelText('Tanggal'))).toBe('Tanggal ini sudah ada di jam khusus lain');
    expect(document.activeElement).toBe(second.getByLabelText('Tanggal'));
    expect(api.requestsTo('POST /api/admin/site-content')).toEqual([]);
    fireEvent.change(second.getByLabelText('Tanggal'), { target: { value: '2098-12-31' } });
    await save();
    await screen.findByText('Konten berhasil disimpan');
    expect(api.bodies('POST /api/admin/site-content')).toMatchObject(situations.special);
  });

  it('adds only the ticked public holidays to the special hours, and keeps the focus on their boxes', async () => {
    fakeDate('2027-12-01T05:00:00Z');
    try {
      const { api, user, save } = await open();
      await user.click(screen.getByText('Tambah dari daftar libur'));
      const nyepi = await screen.findByRole('checkbox', { name: 'Minggu, 26 Maret 2028 · Nyepi' });
      expect(nyepi.closest('li')?.textContent).toContain('perkiraan, cocokkan dengan SKB');
      // Past holidays are not offered.
      expect(screen.queryByRole('checkbox', { name: /2026 · Natal/u })).toBeNull();
      expect(screen.queryByRole('listitem', { name: 'Jam khusus 1' })).toBeNull();
      const labor = screen.getByRole('checkbox', { name: 'Senin, 1 Mei 2028 · Hari Buruh' });
      expect(labor.closest('li')?.textContent).not.toContain('perkiraan');
      await user.click(nyepi);
      await screen.findByRole('listitem', { name: 'Jam khusus 1' });
      expect(document.activeElement).toBe(nyepi);
      await user.click(labor);
      // The second click unticks the holiday.
      await user.click(nyepi);
      await save();
      await screen.findByText('Konten berhasil disimpan');
      expect(api.bodies('POST /api/admin/site-content')).toMatchObject(situations.holiday);
    } finally {
      jest.restoreAllMocks();
      jest.useRealTimers();
    }
  });

  it('sends the whole content with its version in If-Match, and shows the time of the save', async () => {
    const { api, user, field, save } = await open();
    const before = api.shop.siteContent;
    // The chat number is not changed, because a changed number would open a dialog after the save.
    for (const name of Object.keys(FIELDS))
      if (!name.startsWith('Nomor')) await fill(user, field(name), `${name} baru`);
    await save();
    await screen.findByText('Konten berhasil disimpan');
    await screen.findByText(/^Tersimpan pukul \d\d\.\d\d WIB$/u);
    const [sent] = api.requestsTo('POST /api/admin/site-content');
    expect(sent?.headers.get('If-Match')).toBe('"1"');
    expect(sent?.body).toEqual({
      ...before,
      hero: {
        title: 'Judul baru',
        subtitle: 'Subjudul baru',
        primaryButton: 'Tombol chat baru',
        secondaryButton: 'Tombol ke layanan baru',
      },
      company: { ...before.company, name: 'Nama usaha baru', address: 'Alamat baru' },
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
