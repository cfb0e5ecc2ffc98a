import { describe, expect, it } from '@jest/globals';
import { messageOf } from './price-words';

const url = 'https://toko.example/product/1';
const label = { unit: 'kotak', from: false, onRequest: false };

describe('messageOf', () => {
  it.each([
    [null, 'Halo, saya tertarik dengan Kartu Nama seharga Rp 85.000.'],
    [label, 'Halo, saya tertarik dengan Kartu Nama seharga Rp 85.000 / kotak.'],
    [{ ...label, from: true }, 'Halo, saya tertarik dengan Kartu Nama, mulai Rp 85.000 / kotak.'],
    [
      { ...label, from: true, unit: '250 lembar' },
      'Halo, saya tertarik dengan Kartu Nama, mulai Rp 85.000 / 250 lembar.',
    ],
    [{ ...label, onRequest: true }, 'Halo, saya ingin menanyakan harga Kartu Nama.'],
  ])('of a product with the label %j says %s', (priceLabel, message) => {
    expect(messageOf({ name: 'Kartu Nama', priceLabel }, 85_000, url).replaceAll('\u00a0', ' ')).toBe(
      `${message}\n${url}`,
    );
  });
});
