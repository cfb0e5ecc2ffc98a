import { describe, expect, it } from '@jest/globals';
import type { SiteContent } from '../../api/generated/models';
import { contentSchema, type ContentValues, isOtherNumber, valuesOf } from './content-values';

const content: SiteContent = {
  hero: { title: 'T', subtitle: 'S', primaryButton: 'P', secondaryButton: 'L' },
  company: {
    name: 'Etalase',
    chatNumber: '0812 3456 7890',
    address: 'Jl. Contoh 1',
    hours: [{ days: [1, 2], opens: '09:00', closes: '17:00' }],
  },
  faq: [{ question: 'Berapa lama?', answer: 'Tiga hari.' }],
  social: { instagram: null, marketplace: null, facebook: null, tiktok: null },
  followers: null,
};
const values = valuesOf(content);
const { hero, company } = values;

/** Error messages by the path of their field. */
const errorsIn = (typed: ContentValues) =>
  Object.fromEntries(
    contentSchema.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('the content form', () => {
  it('sends unchanged content as it was loaded, without the parts that the tab Media Sosial edits', () => {
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

  it('reports every day with an empty time, and whose closing time is not after its opening time', () => {
    const hours = company.hours
      .with(0, { open: true, opens: '', closes: '17:00' })
      .with(1, { open: true, opens: '09:00', closes: '' })
      .with(6, { open: true, opens: '12:00', closes: '10:00' });
    expect(errorsIn({ ...values, company: { ...company, hours } })).toEqual({
      'company.hours.0': 'Senin: isi jam buka dan jam tutup',
      'company.hours.1': 'Selasa: isi jam buka dan jam tutup',
      'company.hours.6': 'Minggu: jam buka harus lebih awal dari jam tutup',
    });
  });

  it('treats two spellings of one chat number as the same number', () => {
    expect(isOtherNumber('0812 3456 7890', '+62 812-3456-7890')).toBe(false);
    expect(isOtherNumber('6280000000000', '0812 3456 7890')).toBe(true);
  });
});
