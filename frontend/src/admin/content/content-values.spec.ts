import { describe, expect, it } from '@jest/globals';
import type { SiteContent } from '../../api/generated/models';
import { isOtherNumber, mistakesIn, partOf, valuesOf } from './content-values';

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

describe('the content form', () => {
  it('gives back what it was given, without the other tab’s part', () => {
    const { hero, company, faq } = content;
    expect(partOf(values)).toEqual({ hero, company, faq });
  });

  it('finds what is missing or not understood', () => {
    expect(mistakesIn(values)).toEqual({});
    expect(mistakesIn({ ...values, title: ' ', chatNumber: '12' })).toEqual({
      title: 'Judul wajib diisi',
      chatNumber: expect.stringContaining('0812 3456 7890'),
    });
    expect(mistakesIn({ ...values, faq: [{ id: 4, question: 'Q', answer: '' }] })).toHaveProperty('faq-4');
    expect(
      mistakesIn({ ...values, week: values.week.with(0, { open: true, opens: '9', closes: '' }) }),
    ).toHaveProperty('week');
  });

  it('knows another number from another spelling', () => {
    expect(isOtherNumber('0812 3456 7890', '+62 812-3456-7890')).toBe(false);
    expect(isOtherNumber('6280000000000', '0812 3456 7890')).toBe(true);
  });
});
