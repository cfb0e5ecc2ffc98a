import type { DefinedRegionLeaf, LocalBusinessLeaf, MonetaryAmountLeaf, WithContext } from 'schema-dts';
import type { Shipping } from '../../api/generated/models';
import * as text from '../../text/shipping';
import { business, type BusinessFacts } from './business';

type Fees = Pick<Shipping, 'origin' | 'zones' | 'surcharge' | 'freeShipping'>;

const region = (name: string): DefinedRegionLeaf => ({
  '@type': 'DefinedRegion',
  name,
  addressCountry: 'ID',
});
const rupiah = (value: number): MonetaryAmountLeaf => ({
  '@type': 'MonetaryAmount',
  currency: 'IDR',
  value,
});

/** Reads the range of days from a text such as '1–2' or '3'. Returns an empty object for other texts. */
function transitTime(days: string) {
  // A text without a range ('3') is the minimum and the maximum.
  const [, min, max = min] = /^(\d+)(?:\s*[–-]\s*(\d+))?$/u.exec(days) ?? [];
  if (min === undefined) return {};
  const duration = {
    '@type': 'QuantitativeValue' as const,
    minValue: Number(min),
    maxValue: Number(max),
    unitCode: 'DAY',
  };
  return { transitTime: { '@type': 'ServicePeriod' as const, duration } };
}

/** The business with the shipping fees and the minimums for free shipping that the shipping page shows. */
export function shippingBusiness(
  site: BusinessFacts,
  { origin, zones, surcharge, freeShipping }: Fees,
  publicUrl: string,
): WithContext<LocalBusinessLeaf> {
  const from = { '@type': 'ShippingConditions' as const, shippingOrigin: region(origin) };
  const weight = surcharge && {
    weight: { '@type': 'QuantitativeValue' as const, maxValue: surcharge.aboveKg, unitCode: 'KGM' },
  };
  const services = (['regular', 'express'] as const).map((service) => ({
    '@type': 'ShippingService' as const,
    name: text.ratesHead[service],
    shippingConditions: zones.flatMap((zone) => {
      const fee = zone[service];
      if (fee === null) return [];
      return {
        ...from,
        shippingDestination: region(zone.region),
        shippingRate: rupiah(fee),
        ...weight,
        // The days of a zone are those of the regular service.
        ...(service === 'regular' && transitTime(zone.days)),
      };
    }),
  }));
  const free = {
    '@type': 'ShippingService' as const,
    name: text.freeShippingTitle,
    shippingConditions: freeShipping.map(({ region: name, minimum }) => ({
      ...from,
      shippingDestination: region(name),
      orderValue: { '@type': 'MonetaryAmount' as const, currency: 'IDR', minValue: minimum },
      shippingRate: rupiah(0),
    })),
  };
  const offered = [...services, free].filter(({ shippingConditions: { length } }) => length > 0);
  return { ...business(site, publicUrl), ...(offered.length > 0 && { hasShippingService: offered }) };
}
