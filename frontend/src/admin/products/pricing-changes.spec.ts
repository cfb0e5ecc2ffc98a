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
    expect(plain(pricingChange(list(1500, 1200), list(1500, 1100)))).toBe(
      'mulai 500 lembar: Rp 1.200 / lembar → Rp 1.100 / lembar',
    );
  });

  it('names variants, and what was added or removed', () => {
    const variants = [{ name: 'HVS', note: 'Putih', tiers: [{ from: 1000, price: 900 }] }];
    expect(plain(pricingChange(list(1500), { ...list(), variants, leadTime: '2 hari' }))).toBe(
      'mulai 100 lembar: Rp 1.500 / lembar → (kosong) · ' +
        'HVS, mulai 1.000 lembar: (kosong) → Rp 900 / lembar · ' +
        'Keterangan pilihan HVS: (kosong) → Putih · Waktu pengerjaan: (kosong) → 2 hari',
    );
    expect(plain(pricingChange(null, list(1500)))).toBe(
      'mulai 100 lembar: (kosong) → Rp 1.500 / lembar · Lipat: (kosong) → Rp 50 (Setiap satuan)',
    );
  });

  it('says what prices are for', () => {
    const packs = {
      ...list(1500),
      priceFor: 'quantity',
      extras: [{ name: 'Lipat', price: 50, per: 'order' }],
    };
    expect(plain(pricingChange(list(1500), packs))).toBe(
      'mulai 100 lembar: Rp 1.500 / lembar → (kosong) · ' +
        'Lipat: Rp 50 (Setiap satuan) → Rp 50 (Sekali per pesanan) · ' +
        'Harga berlaku untuk: (kosong) → Tepat jumlah itu (paket) · 100 lembar: (kosong) → Rp 1.500',
    );
    expect(plain(pricingChange(list(1500), { ...list(1500), measure: 'area' }))).toBe(
      'Cara menghitung: (kosong) → Luas (cm × cm)',
    );
  });

  const extra = (name: string, price: number) => ({ name, price, per: 'order' });
  const withExtras = (...extras: object[]) => ({ ...list(1500), extras });

  it('tells finishings of one name apart', () => {
    const [doff, glossy] = [extra('Laminasi', 500), extra('Laminasi', 700)];
    expect(plain(pricingChange(withExtras(doff, glossy), withExtras(extra('Laminasi', 600), glossy)))).toBe(
      'Laminasi: Rp 500 (Sekali per pesanan) → Rp 600 (Sekali per pesanan)',
    );
    expect(plain(pricingChange(withExtras(doff), withExtras(doff, glossy)))).toBe(
      'Laminasi (2): (kosong) → Rp 700 (Sekali per pesanan)',
    );
  });

  it('says that rows changed places', () => {
    const [fold, cut] = [extra('Lipat', 50), extra('Potong', 60)];
    expect(pricingChange(withExtras(fold, cut), withExtras(cut, fold))).toBe('Urutan berubah');
    const variants = ['A5', 'A4'].map((name) => ({ name, tiers: [{ from: 1, price: 500 }] }));
    const swapped = { ...list(), variants: variants.toReversed() };
    expect(pricingChange({ ...list(), variants }, swapped)).toBe('Urutan berubah');
    expect(plain(pricingChange(withExtras(fold, cut), withExtras(cut)))).not.toContain('Urutan');
  });

  it('names the unit of a price by chat, and shows packs in pieces', () => {
    const byChat = (unit: string | null) => ({ ...list(), variants: [], extras: [], unit, onRequest: true });
    expect(pricingChange(byChat('pcs'), byChat('buku'))).toBe('Satuan: pcs → buku');
    expect(pricingChange(byChat(null), byChat('buku'))).toBe('Satuan: (kosong) → buku');
    const packed = (price: number) => ({ ...list(price), unit: '100 lembar' });
    expect(plain(pricingChange(packed(900), packed(800)))).toBe(
      'mulai 10.000 lembar: Rp 900 / 100 lembar → Rp 800 / 100 lembar',
    );
  });
});
