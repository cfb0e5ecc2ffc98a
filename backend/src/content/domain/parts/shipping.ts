import { invalidField } from '../../../platform/domain/domain-error.js';
import type { ContentPart, Fees } from '../content-part.js';
import { zoneWithoutPrice } from '../messages.js';

/** A region with its fees in rupiah. A null fee means that the service does not deliver there. */
export interface ShippingZone {
  region: string;
  regular: number | null;
  express: number | null;
  /** How many days a parcel travels with the regular service, such as '1–2'. */
  days: string;
}

export interface TitledText {
  title: string;
  text: string;
}

export interface FigureText {
  figure: string;
  text: string;
}

export interface Shipping {
  origin: string;
  zones: ShippingZone[];
  /** The extra fee of heavy parcels; null if there is none. */
  surcharge: { aboveKg: number; text: string } | null;
  /** The order values in rupiah from which shipping to a region is free. */
  freeShipping: { region: string; minimum: number }[];
  delivery: (TitledText & { points: string[] })[];
  steps: TitledText[];
  terms: FigureText[];
  notes: string[];
}

export const DEFAULT_SHIPPING: Shipping = {
  origin: 'Jakarta',
  zones: [
    { region: 'Jabodetabek', regular: 15_000, express: 25_000, days: '1–2' },
    { region: 'Jawa Barat dan Banten', regular: 20_000, express: 32_000, days: '2–3' },
    { region: 'Jawa Tengah, DIY, Jawa Timur', regular: 25_000, express: 38_000, days: '2–4' },
    { region: 'Bali dan NTB', regular: 32_000, express: 48_000, days: '3–5' },
    { region: 'Sumatera', regular: 36_000, express: 55_000, days: '4–6' },
    { region: 'Kalimantan', regular: 42_000, express: 65_000, days: '5–8' },
    { region: 'Sulawesi, Papua, NTT', regular: 50_000, express: 75_000, days: '6–10' },
  ],
  surcharge: { aboveKg: 2, text: 'Jumlahnya kami sebutkan sebelum Anda membayar.' },
  freeShipping: [
    { region: 'Jabodetabek', minimum: 500_000 },
    { region: 'Seluruh Indonesia', minimum: 1_000_000 },
  ],
  delivery: [
    {
      title: 'File digital',
      text: 'Logo, feed, dan desain lain dikirim sebagai tautan unduhan lewat chat atau email, tanpa ongkos kirim.',
      points: [
        'Tautan unduhan berlaku 30 hari',
        'Cadangan file kami simpan 1 tahun',
        'Format PDF, AI, PNG, dan JPG',
      ],
    },
    {
      title: 'Barang cetak',
      text: 'Cetakan dikemas datar atau digulung dalam tabung, lalu dijemput kurir pada hari kerja.',
      points: [
        'Pilihan reguler dan ekspres',
        'Nomor resi dikirim lewat chat',
        'Bubble wrap Rp\u00a05.000 untuk isi yang rapuh',
      ],
    },
  ],
  steps: [
    { title: 'Diperiksa', text: 'Warna, potongan, dan jumlah dicocokkan dengan pesanan Anda.' },
    { title: 'Dikemas', text: 'Datar atau dalam tabung, dengan bubble wrap kalau Anda minta.' },
    { title: 'Dijemput kurir', text: 'Nomor resi kami kirim lewat chat pada hari yang sama.' },
    { title: 'Sampai', text: 'Buka dan periksa. Ada yang keliru? Kabari kami dalam 2x24 jam.' },
  ],
  terms: [
    { figure: '2x24 jam', text: 'Batas menyampaikan keluhan sejak paket diterima, disertai foto.' },
    { figure: '30 hari', text: 'Masa berlaku tautan unduhan file digital.' },
    { figure: '1 tahun', text: 'Lama kami menyimpan cadangan file Anda.' },
  ],
  notes: ['Bubble wrap Rp\u00a05.000 per paket.', 'Wilayah lain, termasuk Maluku: tanyakan lewat chat.'],
};

export const SHIPPING: ContentPart<Shipping> = {
  key: 'shipping',
  defaults: DEFAULT_SHIPPING,
  promises: Object.keys(DEFAULT_SHIPPING),
  validate: ({ zones }) => {
    for (const [index, { region, regular, express }] of zones.entries())
      if (regular === null && express === null)
        throw invalidField(`zones.${index}.regular`, zoneWithoutPrice(region));
  },
};

/** @param unconfirmed the paths of the promises that the owner has neither changed nor confirmed */
export function confirmedFees(
  { zones, freeShipping, surcharge }: Shipping,
  unconfirmed: readonly string[],
): Fees {
  return {
    zones: zones.filter((_, index) => !unconfirmed.includes(`zones.${index}`)),
    freeShipping: freeShipping.filter((_, index) => !unconfirmed.includes(`freeShipping.${index}`)),
    upToKg: unconfirmed.includes('surcharge.aboveKg') ? null : (surcharge?.aboveKg ?? null),
  };
}
