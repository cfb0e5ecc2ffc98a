import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button';

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    marginBottom: '6',
  },
});
const Title = chakra('h2', { base: { fontSize: '2xl', fontWeight: 'black' } });
const Note = chakra('p', {
  base: { color: 'ink.soft', fontSize: 'sm', minHeight: '1.6em', marginTop: '0.5' },
});

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A tab's heading; the focus comes home to it when what held it is gone. */
export function TabHead({ title, note, children }: Props) {
  return (
    <Row>
      <div>
        <Title tabIndex={-1} data-focus-home="">
          {title}
        </Title>
        <Note>{note}</Note>
      </div>
      {children}
    </Row>
  );
}

/** The one loud button of a tab, beside its heading on a phone too. */
export function HeadButton({
  children,
  onClick,
}: {
  readonly children: string;
  readonly onClick: () => void;
}) {
  return (
    <Button paddingInline={{ base: '4', md: '6' }} onClick={onClick}>
      {children}
    </Button>
  );
}
