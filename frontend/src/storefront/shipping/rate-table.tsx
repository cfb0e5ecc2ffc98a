import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import * as text from '../../text/shipping';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    bg: 'paper.raised',
    fontSize: { base: 'sm', md: 'md' },
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
    '& tbody th': { fontWeight: 'semibold', whiteSpace: 'normal' },
    '& th:first-of-type': { textAlign: 'left' },
    '& tbody tr': { borderBottomWidth: '1px', borderColor: 'line' },
    '& tbody tr:nth-of-type(even)': { bg: 'paper.sunk' },
    '& td:last-of-type': { fontWeight: 'semibold' },
  },
});
// Wider letters than ours may not fit a phone.
const Box = chakra('div', { base: { overflowX: 'auto' } });
// On narrow screens the days are below the region, otherwise in a column of their own.
const Days = chakra('small', {
  base: { display: { base: 'block', sm: 'none' }, color: 'ink.soft', fontSize: 'xs', fontWeight: 'normal' },
});
const wideOnly = { display: { base: 'none', sm: 'table-cell' } } as const;
const Head = chakra('th', { base: wideOnly });
const Cell = chakra('td', { base: { ...wideOnly, color: 'ink.soft' } });

export function RateTable() {
  return (
    <Box>
      <Table>
        <VisuallyHidden as="caption">{text.ratesTitle}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{text.ratesHead.region}</th>
            <Head scope="col">{text.ratesHead.days}</Head>
            <th scope="col">{text.ratesHead.regular}</th>
            <th scope="col">{text.ratesHead.express}</th>
          </tr>
        </thead>
        <tbody>
          {text.rates.map(({ region, regular, express, days }) => (
            <tr key={region}>
              <th scope="row">
                {region} <Days>{text.inDays(days)}</Days>
              </th>
              <Cell>{text.inDays(days)}</Cell>
              <td>{formatRupiah(regular)}</td>
              <td>{formatRupiah(express)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
