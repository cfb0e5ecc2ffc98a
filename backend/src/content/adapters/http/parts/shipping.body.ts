import { ApiSchema } from '@nestjs/swagger';
import {
  DEFAULT_SHIPPING as EXAMPLE,
  type FigureText,
  type Shipping,
  type ShippingZone,
  type TitledText,
} from '../../../domain/parts/shipping.js';
import { OptionalPart, PartList } from '../nested.js';
import { Text, TextList } from '../text-fields.js';
import { WholeNumber } from '../value-fields.js';

// The numbers in the decorators of texts and lists are their maximum lengths.

/** The highest fee or order value in rupiah. */
const MAX_AMOUNT = 100_000_000;

@ApiSchema({ name: 'ShippingZone', description: 'A region with its fees; at least one of them is given' })
export class ShippingZoneBody implements ShippingZone {
  @Text('Wilayah', 60, 'Bali dan NTB')
  region: string;

  @WholeNumber('Tarif reguler', { min: 0, max: MAX_AMOUNT, example: 32_000, nullable: true })
  regular: number | null;

  @WholeNumber('Tarif ekspres', { min: 0, max: MAX_AMOUNT, example: 48_000, nullable: true })
  express: number | null;

  @Text('Perkiraan hari', 20, '3–5')
  days: string;
}

@ApiSchema({ name: 'ShippingSurcharge', description: 'The extra fee of heavy parcels' })
export class ShippingSurchargeBody {
  @WholeNumber('Batas berat (kg)', { min: 1, max: 100, example: 2 })
  aboveKg: number;

  @Text('Keterangan biaya tambahan', 200, EXAMPLE.surcharge?.text ?? '')
  text: string;
}

@ApiSchema({ name: 'FreeShipping', description: 'Free shipping to a region from an amount on' })
export class FreeShippingBody {
  @Text('Wilayah gratis ongkir', 60, 'Jabodetabek')
  region: string;

  @WholeNumber('Minimal belanja', { min: 0, max: MAX_AMOUNT, example: 500_000 })
  minimum: number;
}

@ApiSchema({ name: 'TitledText', description: 'A short text with its title' })
export class TitledTextBody implements TitledText {
  @Text('Judul', 60, 'Dikemas')
  title: string;

  @Text('Keterangan', 300, 'Datar atau dalam tabung, dengan bubble wrap kalau Anda minta.')
  text: string;
}

@ApiSchema({ name: 'DeliveryMethod', description: 'One way in which orders arrive' })
export class DeliveryMethodBody extends TitledTextBody {
  @TextList('Butir cara kirim', 6, 120, EXAMPLE.delivery[0]?.points ?? [])
  points: string[];
}

@ApiSchema({ name: 'FigureText', description: 'A figure and what it means' })
export class FigureTextBody implements FigureText {
  @Text('Angka', 30, '30 hari')
  figure: string;

  @Text('Keterangan angka', 200, 'Masa berlaku tautan unduhan file digital.')
  text: string;
}

@ApiSchema({ name: 'Shipping', description: 'Texts and facts of the shipping page' })
export class ShippingBody implements Shipping {
  @Text('Kota asal', 60, EXAMPLE.origin)
  origin: string;

  @PartList('Tarif per wilayah', 20, () => ShippingZoneBody)
  zones: ShippingZoneBody[];

  @OptionalPart('Biaya tambahan', () => ShippingSurchargeBody)
  surcharge: ShippingSurchargeBody | null;

  @PartList('Gratis ongkir', 4, () => FreeShippingBody)
  freeShipping: FreeShippingBody[];

  @PartList('Cara kirim', 4, () => DeliveryMethodBody)
  delivery: DeliveryMethodBody[];

  @PartList('Langkah', 6, () => TitledTextBody)
  steps: TitledTextBody[];

  @PartList('Ketentuan', 6, () => FigureTextBody)
  terms: FigureTextBody[];

  @TextList('Catatan tarif', 6, 200, EXAMPLE.notes)
  notes: string[];
}
