import { describe, expect, it } from '@jest/globals';
import type { SiteContent } from '../../api/generated/models';
import { closedOn } from './special-days';
import { contentSchema, type ContentValues, isOtherNumber, valuesOf } from './content-values';

const content: SiteContent = {
  hero: { title: 'T', subtitle: 'S', primaryButton: 'P', secondaryButton: 'L' },
  company: {
    name: 'Etalase',
    chatNumber: '0812 3456 7890',
    address: 'Jl. Contoh 1',
    hours: [{ days: [1, 2], opens: '09:00', closes: '17:00' }],
    timeZone: 'WITA',
    specialHours: [{ from: '2026-12-24', to: '2026-12-26', hours: [], note: 'Natal' }],
    mapUrl: null,
  },
  faq: [{ question: 'Berapa lama?', answer: 'Tiga hari.' }],
  social: { instagram: null, marketplace: null, facebook: null, tiktok: null },
  followers: null,
};
const values = valuesOf(content);
const { hero, company } = values;

const errorsIn = (typed: ContentValues) =>
  Object.fromEntries(
    contentSchema.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('the content form', () => {
  it("sends unedited content unchanged, but without the fields of the 'Media Sosial' tab", () => {
    expect(contentSchema.parse(values)).toEqual({
      hero: content.hero,
      company: content.company,
      faq: content.faq,
    });
  });

  it('reports blank fields and an invalid chat number', () => {
    expect(errorsIn(values)).toEqual({});
    expect(
      errorsIn({ ...values, hero: { ...hero, title: ' ' }, company: { ...company, chatNumber: '12' } }),
    ).toEqual({
      'hero.title': 'Judul wajib diisi',
      'company.chatNumber': expect.stringContaining('0812 3456 7890'),
    });
    expect(Object.keys(errorsIn({ ...values, faq: [{ question: 'Q', answer: '' }] }))).toEqual([
      'faq.0.answer',
    ]);
  });

  it('reports each day with a missing time, reversed times or overlapping times', () => {
    const hours = company.hours
      .with(0, { open: true, opens: '', closes: '17:00', again: null })
      .with(1, { open: true, opens: '09:00', closes: '', again: null })
      .with(3, { open: true, opens: '09:00', closes: '13:00', again: { opens: '12:00', closes: '17:00' } })
      .with(6, { open: true, opens: '12:00', closes: '10:00', again: null });
    expect(errorsIn({ ...values, company: { ...company, hours } })).toEqual({
      'company.hours.0': 'Senin: isi jam buka dan jam tutup',
      'company.hours.1': 'Selasa: isi jam buka dan jam tutup',
      'company.hours.3': 'Kamis: buka lagi harus setelah jam tutup sebelumnya',
      'company.hours.6': 'Minggu: jam buka harus lebih awal dari jam tutup',
    });
  });

  it('reports wrong dates and times of special hours at a field of the same special hours', () => {
    const row = closedOn('2026-12-31', '');
    const specialHours = [
      closedOn('', ''),
      { ...row, from: '2026-02-30' },
      { ...row, to: '2026-12-30' },
      { ...row, from: '2026-12-24', to: '2026-12-26' },
      { ...row, from: '2026-12-26', day: { open: true, opens: '12:00', closes: '09:00', again: null } },
    ];
    expect(errorsIn({ ...values, company: { ...company, specialHours } })).toEqual({
      'company.specialHours.0.from': 'Isi tanggalnya',
      'company.specialHours.1.from': 'Tanggal ini tidak ada',
      'company.specialHours.2.to': 'Sampai tanggal harus setelah tanggal mulai',
      'company.specialHours.4.from': 'Tanggal ini sudah ada di jam khusus lain',
      'company.specialHours.4.day': 'Jam khusus 5: jam buka harus lebih awal dari jam tutup',
    });
  });

  it('sends a blank address as null, and shows null as an empty field', () => {
    const { company: sent } = contentSchema.parse({ ...values, company: { ...company, address: ' ' } });
    expect(sent.address).toBeNull();
    expect(valuesOf({ ...content, company: sent })).toMatchObject({ company: { address: '' } });
  });

  it('reports a map link that is not an https address', () => {
    expect(errorsIn({ ...values, company: { ...company, mapUrl: 'maps.google.com' } })).toEqual({
      'company.mapUrl': 'Tautan peta harus diawali https://',
    });
  });

  it('treats two spellings of one chat number as the same number', () => {
    expect(isOtherNumber('0812 3456 7890', '+62 812-3456-7890')).toBe(false);
    expect(isOtherNumber('6280000000000', '0812 3456 7890')).toBe(true);
  });
});
