import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import type { PriceExtraSchema, PriceVariantSchema, PricingSchema } from '../../api/generated/models';
import { priceAt, quantitiesOf } from '../../format/price-table';
import * as common from '../../text/common';
import * as text from '../../text/product';
import type { PriceNow } from '../catalog/price-now';
import { priceNow, quantityText } from './price-words';

/** With more variants, the columns would not fit on a phone. */
const MAX_COLUMNS = 4;

const List = chakra('section', {
  base: {
    marginTop: '5',
    '& table': {
      width: 'full',
      marginTop: '3',
      fontSize: 'sm',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums',
    },
    '& caption': { textAlign: 'start', fontWeight: 'bold', paddingBottom: '1' },
    '& :is(th, td)': {
      paddingBlock: '2',
      paddingInlineEnd: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: 'semibold' },
    '& th:first-of-type': { overflowWrap: 'normal' },
    '& th small': { display: 'block', fontWeight: 'normal', color: 'ink.soft' },
    '& td b': { whiteSpace: 'nowrap', fontWeight: 'semibold' },
    '& td s': { display: 'block', color: 'ink.soft', whiteSpace: 'nowrap' },
    '& h2': { textStyle: 'label', fontSize: 'sm', marginTop: '4' },
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '1.5',
      fontSize: 'sm',
    },
    '& li b': { fontWeight: 'semibold', textAlign: 'end' },
  },
});

interface Props {
  readonly pricing: PricingSchema;
  readonly discount: PriceNow['discount'];
}

/** The price list as on paper: tables, finishing and production time. */
export function PriceList({ pricing, discount }: Props) {
  const { variants, extras, leadTime } = pricing;
  return (
    <List aria-label={text.priceList}>
      {variants.length > 0 && <Tables pricing={pricing} discount={discount} />}
      {extras.length > 0 && (
        <>
          <h2>{text.extras}</h2>
          <ul>
            {extras.map((extra) => (
              <li key={extra.name}>
                {extra.name} <b>{extraPrice(extra, pricing.unit)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {leadTime && (
        <>
          <h2>{text.leadTime}</h2>
          <p>{leadTime}</p>
        </>
      )}
    </List>
  );
}

export function extraPrice({ price, per }: PriceExtraSchema, unit: string | null): string {
  if (price === 0) return text.free;
  const what = { unit: unit ?? '', order: text.perOrder, each: text.perEach }[per];
  return `${formatRupiah(price)} / ${what}`;
}

function Tables({ pricing, discount }: Props) {
  const { variants } = pricing;
  if (variants.every(({ tiers }) => tiers.length === 1))
    return <VariantRows pricing={pricing} discount={discount} />;
  if (variants.length <= MAX_COLUMNS)
    return <QuantityRows pricing={pricing} variants={variants} discount={discount} />;
  return variants.map((variant, index) => (
    <QuantityRows key={index} pricing={pricing} variants={[variant]} discount={discount} isAlone />
  ));
}

const VariantName = ({ name, note }: PriceVariantSchema) => (
  <>
    {name ?? text.price}
    {note && <small>{note}</small>}
  </>
);

function VariantRows({ pricing: { variants, unit }, discount }: Props) {
  const isNamed = variants.some(({ name }) => name);
  return (
    <table>
      <thead>
        <tr>
          {isNamed && <th scope="col">{text.variant}</th>}
          <th scope="col">{text.amount}</th>
          <th scope="col">{text.price}</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant, index) =>
          variant.tiers.map(({ from, price }) => (
            <tr key={index}>
              {isNamed && (
                <th scope="row">
                  <VariantName {...variant} />
                </th>
              )}
              <th scope={isNamed ? undefined : 'row'}>{quantityText(from, unit)}</th>
              <td>
                <Amount price={price} discount={discount} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

interface RowsProps extends Props {
  readonly variants: readonly PriceVariantSchema[];
  /** Whether the variant has a table of its own, whose caption is its name. */
  readonly isAlone?: boolean;
}

function QuantityRows({ pricing: { unit, priceFor }, variants, discount, isAlone = false }: RowsProps) {
  return (
    <table>
      {isAlone && (
        <caption>
          {variants.map((variant) => (
            <VariantName key={variant.name} {...variant} />
          ))}
        </caption>
      )}
      <thead>
        <tr>
          <th scope="col">{text.amount}</th>
          {variants.map((variant, index) => (
            <th scope="col" key={index}>
              {isAlone ? text.price : <VariantName {...variant} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quantitiesOf(variants).map((quantity) => (
          <tr key={quantity}>
            <th scope="row">{quantityText(quantity, unit)}</th>
            {variants.map((variant, index) => {
              const price = priceAt(variant, quantity, priceFor);
              return (
                <td key={index}>
                  {price === undefined ? text.notSold : <Amount price={price} discount={discount} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({ price, discount }: { readonly price: number; readonly discount: PriceNow['discount'] }) {
  return (
    <>
      {discount && (
        <>
          <VisuallyHidden>{common.oldPrice} </VisuallyHidden>
          <s>{formatRupiah(price)}</s>
        </>
      )}
      <b>{formatRupiah(priceNow(price, discount))}</b>
    </>
  );
}
