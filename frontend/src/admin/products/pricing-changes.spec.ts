import { describe, expect, it } from '@jest/globals';
import { pricingChange } from './pricing-changes';

const list = (...prices: number[]) => ({
  unit: 'lembar',
  measure: 'count',
  priceFor: 'unit',
  variants: [{ name: null, tiers: prices.map((price, i) => ({ from: [100, 500][i], price })) }],
  extras: [{ name: 'Lipat', price: 50, per: 'unit' }],
  leadTime: null,
  onRequest: false,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('pricingChange', () => {
  it('says which prices changed, in words', () => {
    expect(plain(pricingChange(list(1500, 1200), list(1500, 1100)))).toBe('500 lembar: Rp 1.200 → Rp 1.100');
  });

  it('names variants, and what was added or removed', () => {
    const variants = [{ name: 'HVS', note: 'Putih', tiers: [{ from: 1000, price: 900 }] }];
    expect(plain(pricingChange(list(1500), { ...list(), variants, leadTime: '2 hari' }))).toBe(
      '100 lembar: Rp 1.500 → (kosong) · HVS, 1.000 lembar: (kosong) → Rp 900 · ' +
        'Keterangan pilihan HVS: (kosong) → Putih · Waktu pengerjaan: (kosong) → 2 hari',
    );
    expect(plain(pricingChange(null, list(1500)))).toBe(
      '100 lembar: (kosong) → Rp 1.500 · Lipat: (kosong) → Rp 50 (Setiap satuan)',
    );
  });

  it('says what prices are for', () => {
    const packs = {
      ...list(1500),
      priceFor: 'quantity',
      extras: [{ name: 'Lipat', price: 50, per: 'order' }],
    };
    expect(plain(pricingChange(list(1500), packs))).toBe(
      'Lipat: Rp 50 (Setiap satuan) → Rp 50 (Sekali per pesanan) · ' +
        'Harga berlaku untuk: (kosong) → Tepat jumlah itu (paket)',
    );
    expect(plain(pricingChange(list(1500), { ...list(1500), measure: 'area' }))).toBe(
      'Cara menghitung: (kosong) → Luas (cm × cm)',
    );
  });
});
