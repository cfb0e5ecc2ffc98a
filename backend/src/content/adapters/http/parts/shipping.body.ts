import { ApiSchema } from '@nestjs/swagger';
import {
  DELIVERY_POINTS,
  FIGURE_FIELDS,
  FREE_SHIPPING_FIELDS,
  SHIPPING_FIELDS,
  SURCHARGE_FIELDS,
  TITLED_TEXT_FIELDS,
  ZONE_FIELDS,
} from '../../../domain/fields.js';
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
  @Text(ZONE_FIELDS.region, 'Bali dan NTB')
  region: string;

  @WholeNumber(ZONE_FIELDS.regular.label, { min: 0, max: MAX_AMOUNT, example: 32_000, nullable: true })
  regular: number | null;

  @WholeNumber(ZONE_FIELDS.express.label, { min: 0, max: MAX_AMOUNT, example: 48_000, nullable: true })
  express: number | null;

  @Text(ZONE_FIELDS.days, '3–5')
  days: string;
}

@ApiSchema({ name: 'ShippingSurcharge', description: 'The extra fee of heavy parcels' })
export class ShippingSurchargeBody {
  @WholeNumber(SURCHARGE_FIELDS.aboveKg.label, { min: 1, max: 100, example: 2 })
  aboveKg: number;

  @Text(SURCHARGE_FIELDS.text, EXAMPLE.surcharge?.text ?? '')
  text: string;
}

@ApiSchema({ name: 'FreeShipping', description: 'Free shipping to a region from an amount on' })
export class FreeShippingBody {
  @Text(FREE_SHIPPING_FIELDS.region, 'Jabodetabek')
  region: string;

  @WholeNumber(FREE_SHIPPING_FIELDS.minimum.label, { min: 0, max: MAX_AMOUNT, example: 500_000 })
  minimum: number;
}

@ApiSchema({ name: 'TitledText', description: 'A short text with its title' })
export class TitledTextBody implements TitledText {
  @Text(TITLED_TEXT_FIELDS.title, 'Dikemas')
  title: string;

  @Text(TITLED_TEXT_FIELDS.text, 'Datar atau dalam tabung, dengan bubble wrap kalau Anda minta.')
  text: string;
}

@ApiSchema({ name: 'DeliveryMethod', description: 'One way in which orders arrive' })
export class DeliveryMethodBody extends TitledTextBody {
  @TextList(DELIVERY_POINTS, 6, EXAMPLE.delivery[0]?.points ?? [])
  points: string[];
}

@ApiSchema({ name: 'FigureText', description: 'A figure and what it means' })
export class FigureTextBody implements FigureText {
  @Text(FIGURE_FIELDS.figure, '30 hari')
  figure: string;

  @Text(FIGURE_FIELDS.text, 'Masa berlaku tautan unduhan file digital.')
  text: string;
}

@ApiSchema({ name: 'Shipping', description: 'Texts and facts of the shipping page' })
export class ShippingBody implements Shipping {
  @Text(SHIPPING_FIELDS.origin, EXAMPLE.origin)
  origin: string;

  @PartList(SHIPPING_FIELDS.zones.label, 20, () => ShippingZoneBody)
  zones: ShippingZoneBody[];

  @OptionalPart(SHIPPING_FIELDS.surcharge.label, () => ShippingSurchargeBody)
  surcharge: ShippingSurchargeBody | null;

  @PartList(SHIPPING_FIELDS.freeShipping.label, 4, () => FreeShippingBody)
  freeShipping: FreeShippingBody[];

  @PartList(SHIPPING_FIELDS.delivery.label, 4, () => DeliveryMethodBody)
  delivery: DeliveryMethodBody[];

  @PartList(SHIPPING_FIELDS.steps.label, 6, () => TitledTextBody)
  steps: TitledTextBody[];

  @PartList(SHIPPING_FIELDS.terms.label, 6, () => FigureTextBody)
  terms: FigureTextBody[];

  @TextList(SHIPPING_FIELDS.notes, 6, EXAMPLE.notes)
  notes: string[];
}
