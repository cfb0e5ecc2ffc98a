import { bookOf, type SheetCells } from './xlsx-files.js';

/** By category: kind, type, and prices for one, from 100 on, and as the shop buys. */
const GOODS: Readonly<Record<string, string>> = {
  'Kartu Nama':
    'Kartu nama|art carton 260|35000|30000|21000;Kartu nama|linen|38000|33000|24000;Kartu nama|concorde|42000|37000|26000;Kartu nama|laminasi doff|45000|40000|28000;Kartu nama|laminasi glossy|44000|39000|27500;Kartu nama|spot UV|65000|58000|41000;ID card|PVC|12000|9500|6000;Lanyard|2 cm|15000|11500|8000',
  Stiker:
    'Stiker|vinyl glossy|14000|11000|7500;Stiker|vinyl doff|14500|11500|7750;Stiker|bontax|6000|4500|2500;Stiker|chromo|7000|5250|3000;Stiker|transparan|16000|12500|8800;Stiker|hologram|22000|18000|12500;Label|produk A3|9000|7000|4200;Label|undangan|3500|2750|1500',
  Spanduk:
    'Spanduk|flexi 280|18000|16000|11000;Spanduk|flexi 340|25000|22000|15500;Spanduk|kain|60000|52000|38000;X-banner|60x160|85000|72000|55000;Roll banner|80x200|275000|250000|198000;Umbul-umbul|kain|90000|80000|61000;Backdrop|flexi korea|45000|40000|29000;Poster|A2|20000|17500|9900',
  Undangan:
    'Undangan|softcover|2500|1900|1100;Undangan|hardcover|9500|8200|5600;Undangan|kalkir|7500|6400|4300;Undangan|akrilik|25000|21000|15000;Amplop|jaya|600|450|275;Amplop|custom|1800|1400|850;Kartu ucapan|lipat|3000|2400|1250;Thanks card|A6|1250|950|500',
  Merchandise:
    'Mug|putih|25000|20000|14000;Mug|dalam warna|32000|27000|18500;Tumbler|stainless|65000|57000|42000;Gantungan kunci|akrilik|6500|4900|2900;Pin|44 mm|4000|2900|1600;Pin|58 mm|5000|3600|1950;Totebag|blacu|22000|17500|11500;Payung|lipat|55000|47000|34000',
};

export interface Good {
  readonly category: string;
  readonly kind: string;
  readonly type: string;
  readonly price: number;
  readonly wholesale: number;
  readonly cost: number;
}

/** 40 products as an own list of a shop has them, with prices that are higher by `more`. */
export const goods = (more = 0): Good[] =>
  Object.entries(GOODS).flatMap(([category, texts]) =>
    texts.split(';').map((text) => {
      const [kind = '', type = '', ...prices] = text.split('|');
      const [price = 0, wholesale = 0, cost = 0] = prices.map((digits) => Number(digits) + more);
      return { category, kind, type, price, wholesale, cost };
    }),
  );

const byCategory = (more: number) => [...Map.groupBy(goods(more), ({ category }) => category)];
const nameOf = ({ kind, type }: Good): string => `${kind} ${type}`;

export const SHOP_LISTS = {
  'one sheet for each category': (more = 0) =>
    bookOf([
      { name: 'Info', rows: [['Percetakan Maju'], ['Harga dapat berubah']] },
      ...byCategory(more).map(([name, some]) => ({
        name,
        rows: [
          [`HARGA ${name.toUpperCase()}`],
          ['No', 'Nama Barang', 'Harga Jual', 'HPP', 'Satuan'],
          ...some.map((good, at) => [at + 1, nameOf(good), good.price, good.cost, 'pcs']),
        ],
      })),
    ]),
  'sections and two rows of headings': (more = 0) =>
    bookOf([
      {
        name: 'Sheet1',
        rows: [
          ['DAFTAR HARGA 2026'],
          [],
          ['NO', 'NAMA BARANG', 'HARGA', null, 'MODAL'],
          [null, null, 'ECERAN', 'GROSIR'],
          ...byCategory(more).flatMap(([name, some], at) => [
            [`${'ABCDE'[at] ?? ''}. ${name.toUpperCase()}`],
            ...some.map((good, n) => [
              n + 1,
              nameOf(good),
              good.price % 1000 > 0 ? good.price : `Rp ${String(good.price / 1000)}.000`,
              good.wholesale,
              good.cost,
            ]),
          ]),
        ],
        merged: ['A3:A4', 'B3:B4', 'C3:D3', 'E3:E4'],
      },
    ]),
  'two columns for the name': (more = 0) => {
    const some = goods(more);
    const rows = some.map(({ kind, type, price, cost }, at): SheetCells => {
      const isSame = some[at - 1]?.kind === kind;
      return [isSame ? null : kind, type, cost, price];
    });
    const merged: string[] = [];
    for (let start = 0, at = 1; at <= some.length; at += 1)
      if (some[at]?.kind !== some[start]?.kind) {
        if (at - start > 1) merged.push(`A${String(start + 2)}:A${String(at + 1)}`);
        start = at;
      }
    return bookOf([
      { name: 'Lembar1', rows: [['Produk', 'Tipe', 'Harga Beli', 'Harga Jual'], ...rows], merged },
    ]);
  },
} as const satisfies Record<string, (more?: number) => Buffer>;
