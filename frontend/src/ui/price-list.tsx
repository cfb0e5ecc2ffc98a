import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import type { CSSProperties, ReactNode } from 'react';
import type {
  PriceExtraSchema,
  PriceTierSchema,
  PriceVariantSchema,
  PricingSchema,
} from '../api/generated/models';
import {
  headUnit,
  MAX_COLUMNS,
  minimumText,
  ownMinimum,
  priceAt,
  priceNotes,
  priceNow,
  quantitiesOf,
  rowQuantity,
  rowUnit,
} from '@etalase/backend/rules/price-table';
import * as common from '../text/common';
import * as text from '../text/product';
import { fold } from './fold';

/** Widths of a table in em. A table that needs one of them is a list where its place is narrower. */
const WIDTHS = [20.5, 25.5, 30];
/** A longer unit breaks beside its price. In characters. */
const MAX_UNIT = 16;

const hidden = { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px' };
const blocks = { display: 'block', '& :is(caption, thead, tbody, tr, th, td)': { display: 'block' } };
/** A table as a list: each quantity is a heading, and the names of the variants stand beside their prices. */
const stacked = {
  ...blocks,
  '& th': { overflowWrap: 'anywhere' },
  '& thead th:not(:has(small))': hidden,
  '& thead th:has(small)': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    padding: 0,
    textAlign: 'start',
    border: 0,
  },
  '& tbody th': { borderBottom: 0, paddingBottom: 0, fontWeight: 'semibold' },
  '& td': {
    display: 'flex',
    paddingInlineStart: 0,
    justifyContent: 'space-between',
    gap: '3',
    borderBottom: 0,
  },
  '& td::before': { content: 'attr(data-name)', textAlign: 'start', minWidth: 0, overflowWrap: 'anywhere' },
  '& tr': { borderBottomWidth: '1px', borderColor: 'line', paddingBlock: '1' },
  '& thead [data-unit]': { display: 'none' },
  '& td [data-unit]': { display: 'inline-block' },
};

/** The text with its number beside a short unit: '10 m²' and '280 gsm' are not broken. */
const unbroken = (text: string): string => text.replace(/(?<=\d) (?=\S{1,3}$)/u, '\u00a0');

/** Its rules precede those of the whole list. */
const asList = { '&&&': stacked };

/** Browsers drop the roles of a table that is displayed as a list. */
const role = (name: string) => ({ role: name });

const List = chakra('section', {
  base: {
    marginTop: '5',
    fontSize: 'sm',
    containerType: 'inline-size',
    fontVariantNumeric: 'tabular-nums',
    '& h2': { textStyle: 'label', fontSize: 'sm', marginTop: '5', marginBottom: '1' },
    '& h2:first-child': { marginTop: 0 },
    '& table': { width: 'full', borderCollapse: 'collapse' },
    '& table + table': { marginTop: '4' },
    '& :is(caption, th)': { textAlign: 'start', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& caption': { paddingBottom: '1' },
    '& :is(th, td)': {
      paddingBlock: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'line',
      verticalAlign: 'top',
    },
    '& tbody th': { fontWeight: 'normal' },
    '& :is(td, thead th:not(:first-child))': { paddingInlineStart: '2', textAlign: 'end' },
    '& small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'ink.soft' },
    // A price is never broken. `--length` is the number of characters of the longest price.
    '& :is(td > *, li b)': { fontSize: 'min(1em, calc(100cqi / (0.62 * var(--length))))' },
    '& td :is(b, s)': { whiteSpace: 'nowrap' },
    '& [data-unit]': { display: 'inline-block', fontWeight: 'normal' },
    '& table[data-heads] td [data-unit]': { display: 'none' },
    '& td small': { whiteSpace: 'normal' },
    '& details': fold,
    '& b': { fontWeight: 'semibold' },
    '& s': { display: 'block', color: 'ink.soft' },
    '@container (min-width: 22em)': { '& table[data-own] s': { display: 'inline', marginInlineEnd: '1' } },
    '& table[data-own]': {
      ...blocks,
      '& thead': hidden,
      '& tr': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'end',
        borderBottomWidth: '1px',
        borderColor: 'line',
      },
      '& :is(th, td)': { borderBottom: 0 },
      // A price that does not fit beside a name of this width is below it.
      '& tbody th': { flex: '1 1 min(100%, 8em)' },
    },
    '& table[data-width]': { '& th': { overflowWrap: 'break-word' } },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      columnGap: '4',
      paddingBlock: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'line',
      '& > span': { flex: '1 1 40%', overflowWrap: 'anywhere' },
      '& b': { textAlign: 'end' },
    },
  },
});

interface Props {
  readonly pricing: PricingSchema;
  /** Whole percent of a running sale. */
  readonly discount?: number | undefined;
  /** Of many variants, the one whose table is open; all are without it. */
  readonly chosen?: number | undefined;
}

export function PriceList({ pricing, discount, chosen }: Props) {
  const { variants, extras, leadTime, unit, priceFor } = pricing;
  const prices = [...variants.flatMap(({ tiers }) => tiers), ...extras].map(({ price }) => price);
  const minimum = minimumText(pricing);
  const longest = formatRupiah(Math.max(0, ...prices)).length;
  return (
    <List aria-label={text.priceList} style={{ '--length': longest } as CSSProperties}>
      {variants.length > 0 && (
        <>
          <h2>{priceFor === 'quantity' ? text.pricesOfPacks : text.pricesPer(unit ?? '')}</h2>
          {minimum && <p>{minimum}</p>}
          <Tables pricing={pricing} discount={discount} chosen={chosen} />
        </>
      )}
      {extras.length > 0 && (
        <>
          <h2>{text.extras}</h2>
          <ul>
            {extras.map((extra, index) => (
              <li key={index}>
                <span>{extra.name}</span>{' '}
                <b>
                  <ExtraPrice extra={extra} unit={unit} />
                </b>
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

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

interface ExtraPriceProps {
  readonly extra: PriceExtraSchema;
  readonly unit: string | null;
}

export function ExtraPrice({ extra: { price, per }, unit }: ExtraPriceProps) {
  if (price === 0) return text.free;
  const what = { unit: unit ?? '', order: text.perOrder, each: text.perEach }[per];
  return (
    <>
      <Whole>{formatRupiah(price)}</Whole>
      {` / ${what}`}
    </>
  );
}

function Tables({ pricing, discount, chosen }: Props) {
  const { variants } = pricing;
  if (variants.every(({ tiers }) => tiers.length === 1))
    return <VariantRows pricing={pricing} discount={discount} />;
  if (variants.length > 1 && variants.length <= MAX_COLUMNS)
    return <Columns pricing={pricing} discount={discount} />;
  return variants.map((variant, index) => {
    const isFolded = variants.length > MAX_COLUMNS;
    const name = <VariantName pricing={pricing} variant={variant} />;
    const table = (
      <table
        key={index}
        {...role('table')}
        data-own
        aria-label={isFolded ? (variant.name ?? undefined) : undefined}
      >
        {!isFolded && (variant.name ?? variant.note) && <caption>{name}</caption>}
        <Head names={[text.amount, text.price]} />
        <tbody {...role('rowgroup')}>
          {variant.tiers.map((tier) => (
            <tr key={tier.from} {...role('row')}>
              <th {...role('rowheader')}>{unbroken(rowQuantity(tier.from, pricing))}</th>
              <td {...role('cell')}>
                <Amount tier={tier} variant={variant} pricing={pricing} discount={discount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
    if (!isFolded) return table;
    return (
      <details key={index} open={chosen === undefined || chosen === index}>
        <summary>{name}</summary>
        {table}
      </details>
    );
  });
}

interface VariantNameProps {
  readonly pricing: PricingSchema;
  readonly variant: PriceVariantSchema;
}

function VariantName({ pricing, variant }: VariantNameProps) {
  const details = [variant.note, ownMinimum(pricing, variant)].filter(Boolean);
  return (
    <>
      {variant.name && unbroken(variant.name)}
      {details.length > 0 && (
        <>
          {variant.name && ' '}
          <small>{details.join(' · ')}</small>
        </>
      )}
    </>
  );
}

const Head = ({ names }: { readonly names: readonly ReactNode[] }) => (
  <thead {...role('rowgroup')}>
    <tr {...role('row')}>
      {names.map((name, index) => (
        <th key={index} {...role('columnheader')}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

function VariantRows({ pricing, discount }: Props) {
  const { variants } = pricing;
  const isNamed = variants.some(({ name }) => name);
  return (
    <table {...role('table')} data-own>
      <Head names={[isNamed ? text.variant : text.amount, text.price]} />
      <tbody {...role('rowgroup')}>
        {variants.map((variant, index) =>
          variant.tiers.map((tier) => (
            <tr key={index} {...role('row')}>
              <th {...role('rowheader')}>
                {variant.name ?? rowQuantity(tier.from, pricing)}
                {variant.name && <small>{rowQuantity(tier.from, pricing)}</small>}
                {variant.note && <small>{variant.note}</small>}
              </th>
              <td {...role('cell')}>
                <Amount tier={tier} variant={variant} pricing={pricing} discount={discount} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** Returns one of `WIDTHS`, or '' for a table that fits nowhere. */
function widthOf(pricing: PricingSchema, quantities: readonly number[]): number | '' {
  const { variants } = pricing;
  const word = (words: string) => Math.max(...words.split(' ').map(({ length }) => length));
  const inHeads = headUnit(pricing);
  const unit = inHeads ? word(inHeads) : Math.min(MAX_UNIT, rowUnit(pricing).length);
  const columns = variants.map(({ name, tiers }) =>
    Math.max(unit, word(unbroken(name ?? '')), ...tiers.map(({ price }) => formatRupiah(price).length)),
  );
  const quantity = Math.max(
    text.amount.length,
    ...quantities.map((from) => word(unbroken(rowQuantity(from, pricing)))),
  );
  const width = columns.reduce((sum, length) => sum + 0.54 * length + 0.57, 0.54 * quantity);
  return WIDTHS.find((known) => known >= width) ?? '';
}

const Table = chakra('table');

function Columns({ pricing, discount }: Props) {
  const { variants, priceFor } = pricing;
  const quantities = quantitiesOf(variants);
  const unit = headUnit(pricing);
  const width = widthOf(pricing, quantities);
  return (
    <Table
      {...role('table')}
      data-width={width}
      data-heads={unit ? '' : undefined}
      css={width === '' ? asList : { [`@container (max-width: ${width}em)`]: asList }}
    >
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          <th {...role('columnheader')}>{text.amount}</th>
          {variants.map((variant, index) => (
            <th key={index} {...role('columnheader')}>
              <VariantName pricing={pricing} variant={variant} />
              {unit && (
                <>
                  {' '}
                  <span data-unit>{unit}</span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {quantities.map((quantity) => (
          <tr key={quantity} {...role('row')}>
            <th {...role('rowheader')}>{unbroken(rowQuantity(quantity, pricing))}</th>
            {variants.map((variant, index) => {
              const price = priceAt(variant, quantity, priceFor);
              return (
                <td key={index} {...role('cell')} data-name={variant.name}>
                  {price === undefined ? (
                    text.notSold
                  ) : (
                    <Amount
                      tier={{ from: quantity, price }}
                      variant={variant}
                      pricing={pricing}
                      discount={discount}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface AmountProps extends Props {
  readonly tier: PriceTierSchema;
  readonly variant: PriceVariantSchema;
}

function Amount({ tier, variant, pricing, discount }: AmountProps) {
  const { price } = tier;
  const now = priceNow(price, discount);
  const unit = rowUnit(pricing);
  return (
    <span data-sale={discount ? '' : undefined}>
      {discount ? (
        <>
          <VisuallyHidden>{common.oldPrice} </VisuallyHidden>
          <s>{formatRupiah(price)}</s>{' '}
        </>
      ) : null}
      <b>{formatRupiah(now)}</b>
      {unit && (
        <>
          {' '}
          <span data-unit>{unit}</span>
        </>
      )}
      {priceNotes(now, tier, variant, pricing).map((note) => (
        <small key={note}> {note}</small>
      ))}
    </span>
  );
}
