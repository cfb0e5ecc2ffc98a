import { type DescribedText, MAX_TEXT_LENGTH, type TextRule } from '../../platform/domain/text.js';

export const PRODUCT_TEXTS = {
  name: {
    label: 'Nama produk',
    maxLength: 200,
    required: true,
    about: 'What visitors read above the price',
    example: 'Kartu Nama Premium',
  },
  description: {
    label: 'Deskripsi',
    maxLength: MAX_TEXT_LENGTH,
    multiline: true,
    required: true,
    about: 'Plain text with line breaks',
    example: 'Dua sisi, art carton 310 gsm',
  },
  shopeeLink: {
    label: 'Link Shopee',
    maxLength: 2048,
    format: 'uri',
    about: 'https URL of its Shopee listing; null: none',
    example: 'https://shopee.co.id/etalase.contoh',
  },
} as const satisfies Readonly<Record<string, DescribedText>>;

export type ProductText = keyof typeof PRODUCT_TEXTS;
/** The texts of a product. Those that are not required may be null. */
export type ProductTexts = {
  readonly [Name in ProductText]: (typeof PRODUCT_TEXTS)[Name] extends { required: true }
    ? string
    : string | null;
};

export const mapProductTexts = <T>(convert: (rule: TextRule, name: ProductText) => T) =>
  Object.fromEntries(
    Object.entries(PRODUCT_TEXTS).map(([name, rule]) => [name, convert(rule, name as ProductText)]),
  ) as Record<ProductText, T>;

export const CATEGORY_TEXTS = {
  name: {
    label: 'Nama kategori',
    maxLength: 100,
    required: true,
    about: 'What visitors read',
    example: 'Percetakan',
  },
  description: {
    label: 'Deskripsi',
    maxLength: 2000,
    multiline: true,
    about: 'Plain text; null: none',
    example: 'Segala yang dicetak',
  },
} as const satisfies Readonly<Record<string, DescribedText>>;
