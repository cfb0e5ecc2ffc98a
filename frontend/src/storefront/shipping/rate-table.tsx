import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import type { Shipping } from '../../api/generated/models';
import * as text from '../../text/shipping';

const Table = chakra('table', {
  base: {
    width: 'full',
    bg: 'paper.raised',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'snug',
    '& th, & td': {
      paddingBlock: { base: '3', md: '3.5' },
      paddingInline: { base: '2', sm: '4' },
      textAlign: 'right',
      verticalAlign: 'top',
      overflowWrap: 'normal',
      whiteSpace: 'nowrap',
    },
    '& thead th': { bg: 'ink', color: 'paper', fontSize: 'sm', fontWeight: 'semibold' },
    '& tbody th': {
      minWidth: '7rem',
      fontWeight: 'semibold',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    '& th:first-of-type': { textAlign: 'left' },
    '& tbody tr': { borderBottomWidth: '1px', borderColor: 'line' },
    '& tbody tr:nth-of-type(even)': { bg: 'paper.sunk' },
    '& td:last-of-type': { fontWeight: 'semibold' },
    // Where the text is too large for columns, each zone is a heading, and its fees stand below with their names.
    '@container (max-width: 19em)': {
      '&, & :is(tbody, tr, th)': { display: 'block' },
      '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
      '& tbody tr': { paddingBlock: '2' },
      '& tbody :is(th, td)': { paddingBlock: '1' },
      '& td[data-name]': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: '3',
      },
      '& td::before': { content: 'attr(data-name)', fontWeight: 'normal' },
    },
  },
});
// In a font with wider letters than the shop's font, the table may not fit a phone. Then the box scrolls sideways.
const Box = chakra('div', {
  base: {
    position: 'relative',
    overflowX: 'auto',
    containerType: 'inline-size',
    fontSize: { base: 'sm', md: 'md' },
  },
});
// On narrow screens the days are below the region. On wider screens they have a separate column.
const Days = chakra('small', {
  base: { display: { base: 'block', sm: 'none' }, color: 'ink.soft', fontSize: 'xs', fontWeight: 'normal' },
});
const wideOnly = { display: { base: 'none', sm: 'table-cell' } } as const;
const Head = chakra('th', { base: wideOnly });
const Cell = chakra('td', { base: { ...wideOnly, color: 'ink.soft' } });

/** A table of zones with their fees. A service without a fee in any zone gets no column. */
export function RateTable({ zones }: Pick<Shipping, 'zones'>) {
  const services = (['regular', 'express'] as const).filter((name) =>
    zones.some((zone) => zone[name] !== null),
  );
  return (
    <Box>
      <Table>
        <VisuallyHidden as="caption">{text.ratesTitle}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{text.ratesHead.region}</th>
            <Head scope="col">{text.ratesHead.days}</Head>
            {services.map((name) => (
              <th key={name} scope="col">
                {text.ratesHead[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map((zone, index) => (
            <tr key={index}>
              <th scope="row">
                {zone.region} <Days>{text.inDays(zone.days)}</Days>
              </th>
              <Cell>{text.inDays(zone.days)}</Cell>
              {services.map((name) => (
                <td key={name} data-name={text.ratesHead[name]}>
                  <Fee amount={zone[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

function Fee({ amount }: { readonly amount: number | null }) {
  if (amount !== null) return formatRupiah(amount);
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text.noRate}</VisuallyHidden>
    </>
  );
}
