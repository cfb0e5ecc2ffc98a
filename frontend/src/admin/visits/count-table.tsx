import { Box, chakra } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';

const Table = chakra('table', {
  base: {
    width: '100%',
    fontSize: 'sm',
    '& th, & td': { paddingBlock: '2', paddingInlineEnd: '3', borderTopWidth: '1px', borderColor: 'line' },
    '& th': { textAlign: 'start', fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '6rem' },
    '& thead th': { color: 'ink.soft', borderTopWidth: 0, verticalAlign: 'bottom' },
    '& td, & thead th + th': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

interface Props {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...number[]])[];
  readonly none?: string;
}

/** A table of counts, whose first column names the rows. It scrolls by itself on narrow screens. */
export function CountTable({ label, head, rows, none }: Props) {
  if (rows.length === 0 && none !== undefined) return <p>{none}</p>;
  return (
    <Box overflowX="auto" role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...counts], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {counts.map((count, column) => (
                <td key={column}>{groupDigits(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
