export interface PriceTable {
  /** The name of the variant whose prices the table has; undefined for the table of all variants. */
  readonly caption?: string;
  readonly head: readonly string[];
  readonly labels: number;
  readonly rows: readonly (readonly string[])[];
}

export interface ListedProduct {
  readonly name: string;
  readonly link: string;
  /** The main key of its first photo; undefined without a photo that is stored here. */
  readonly photo: string | undefined;
  readonly price: string;
  readonly note: string | undefined;
  readonly tables: readonly PriceTable[];
}

/** What the printed price list says. It has everything that the drawing needs except the bytes of images. */
export interface PriceList {
  readonly shop: string;
  readonly title: string;
  readonly date: string;
  readonly contact: readonly string[];
  readonly host: string;
  readonly link: string;
  readonly accent: string;
  readonly pageWord: string;
  readonly continuedWord: string;
  /** What the QR code is, for people who do not see it. */
  readonly qrText: string;
  readonly created: Date;
  readonly categories: readonly { readonly name: string; readonly products: readonly ListedProduct[] }[];
}

export interface DrawingRequest {
  readonly list: PriceList;
  readonly logo: Uint8Array | undefined;
}

/** What the drawing process sends. It asks for one photo after the other by their keys. */
export type DrawingMessage =
  | { readonly kind: 'photo'; readonly key: string }
  | { readonly kind: 'part'; readonly bytes: Uint8Array }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'failed'; readonly message: string };

export interface PhotoResponse {
  readonly key: string;
  readonly bytes: Uint8Array | undefined;
}
