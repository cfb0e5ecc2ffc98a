import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& + &': { borderTop: '1px solid {colors.line}', paddingTop: '5' },
  },
});
const Title = chakra('h4', { base: { fontWeight: 'black', fontSize: 'md', marginBottom: '-1.5' } });

/** Fields of a long form that belong together. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Frame role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Frame>
  );
}
