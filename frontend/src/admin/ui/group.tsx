import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('fieldset', {
  base: {
    border: 'none',
    margin: 0,
    padding: 0,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& + &': { borderTopWidth: '1px', borderStyle: 'solid', borderColor: 'line', paddingTop: '5' },
  },
});
const Legend = chakra('legend', {
  base: { padding: 0, fontWeight: 'black', marginBottom: '4', float: 'left' },
});
const Rest = chakra('div', {
  base: { clear: 'both', display: 'flex', flexDirection: 'column', gap: '5' },
});

/** Fields of a long form that belong together. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Frame>
      <Legend>{title}</Legend>
      <Rest>{children}</Rest>
    </Frame>
  );
}
