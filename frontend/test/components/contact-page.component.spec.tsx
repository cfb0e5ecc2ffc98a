import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Company } from '../../src/api/generated/models';
import situations from './situations/contact-page.json' with { type: 'json' };
import { ordering, siteContent } from './support/fixtures';
import { openPage, shopApi } from './support/storefront';
import { fakeDate } from './support/watch';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '15:00' },
];

describe('The opening status on /contact', () => {
  afterEach(() => void jest.useRealTimers());

  /** Opens the page at this time. The clocks of server and browser agree. */
  async function openAt(time: string, changes: Partial<Company> = {}): Promise<void> {
    fakeDate(time);
    const api = shopApi([]);
    const content = siteContent();
    api.respond('GET /api/site-content', () => ({
      ...content,
      company: { ...content.company, hours, ...changes },
    }));
    await openPage(api, '/contact');
  }

  // 16 November 2026 is a Monday.
  it.each(situations.times as [string, string][])("is at %s: '%s'", async (time, line) => {
    await openAt(time);
    screen.getByText(line);
  });

  it.each(situations.special as [string, string][])(
    "is at %s by the special hours in the shop's time zone: '%s'",
    async (time, line) => {
      const halfDay = [{ opens: '13:00', closes: '15:00' }];
      await openAt(time, {
        timeZone: 'WITA',
        specialHours: [
          { from: '2026-11-16', to: '2026-11-17', hours: [], note: 'Hari Raya' },
          { from: '2026-11-18', to: '2026-11-18', hours: halfDay, note: null },
        ],
        mapUrl: 'https://maps.app.goo.gl/contoh',
      });
      await screen.findByText(line);
      screen.getByText('09.00–18.00 WITA');
      screen.getByText('Jam khusus');
      expect(screen.getByText('Hari Raya').closest('li')?.textContent).toBe(
        '16–17 November 2026 Hari Raya tutup',
      );
      screen.getByText('13.00–15.00 WITA');
      const map = screen.getByRole('link', { name: /^Lihat di peta/u });
      expect(map.getAttribute('href')).toBe('https://maps.app.goo.gl/contoh');
    },
  );

  it('changes at closing time without a reload', async () => {
    await openAt('2026-11-20T17:59:57+07:00');
    screen.getByText('Buka sekarang');
    act(() => jest.advanceTimersByTime(4000));
    screen.getByText('Tutup, dibalas besok pukul 09.00 WIB');
  });
});

describe('/contact', () => {
  it('leads from the address to a search on a map, and says when orders can be picked up', async () => {
    const api = shopApi([]);
    api.respond('GET /api/content/ordering', () => ordering({ pickup: true }));
    api.respond('GET /api/site-content', () => {
      const content = siteContent();
      return { ...content, company: { ...content.company, address: 'Jl. Mawar 1\nSolo', mapUrl: null } };
    });
    await openPage(api, '/contact');
    expect(screen.getByRole('link', { name: /^Jl\. Mawar 1/u }).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Jl.%20Mawar%201%20Solo',
    );
    screen.getByText('Ambil di toko');
  });

  afterEach(() => void jest.restoreAllMocks());
  const fill = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Buka di WhatsApp' }));
  const opened = async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await openPage(shopApi([]), '/contact');
    fill('Email', 'sari@contoh.id');
    fill('Subjek', 'Undangan');
    fill('Pesan', 'Butuh 200 lembar.\nUntuk bulan depan?');
    return open;
  };

  it.each(['\u2800', '\u3164', '\u0301', ' \u200B\u2060 ', 'Sa\u000Bri'])(
    'refuses the name %j, which has no visible character or a control character',
    async (name) => {
      const open = await opened();
      fill('Nama', name);
      submit();
      expect(open).not.toHaveBeenCalled();
      const field = screen.getByLabelText<HTMLInputElement>('Nama');
      expect(field.validationMessage).toBe('Isi dengan huruf atau angka yang terlihat.');
      fill('Nama', 'Sari');
      submit();
      expect(open).toHaveBeenCalledTimes(1);
    },
  );

  it('opens a message without invisible characters, except those of an emoji', async () => {
    const open = await opened();
    fill('Nama', '\u202DSa\u200Bri \u{1F469}\u200D\u{1F4BB}\u202C');
    submit();
    const message = new URL(String(open.mock.calls[0]?.[0])).searchParams.get('text');
    expect(message).toContain('Nama: Sari \u{1F469}\u200D\u{1F4BB}\n');
    expect(message).toContain('Butuh 200 lembar.\nUntuk bulan depan?');
  });

  it('shows no address and no marketplace link until the owner saves them', async () => {
    const api = shopApi([]);
    const { company, ...content } = siteContent();
    api.respond('GET /api/site-content', () => ({ ...content, company: { ...company, address: null } }));
    await openPage(api, '/contact');
    expect(screen.queryByText('Alamat')).toBeNull();
    expect(screen.queryByText('Toko marketplace')).toBeNull();
    expect(screen.queryByRole('link', { name: /Shopee|Toko/u })).toBeNull();
  });

  it('labels a marketplace link in the footer after the host of its URL', async () => {
    const api = shopApi([]);
    const { social, ...content } = siteContent();
    const marketplace = 'https://www.tokopedia.com/cetakjaya';
    api.respond('GET /api/site-content', () => ({ ...content, social: { ...social, marketplace } }));
    await openPage(api, '/contact');
    expect(screen.getByRole('link', { name: /^Tokopedia/u }).getAttribute('href')).toBe(marketplace);
  });
});
