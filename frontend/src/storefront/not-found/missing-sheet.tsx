import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RegistrationCross } from '../../ui/print-marks';
import { Wrap } from '../../ui/wrap';

const Sheet = chakra(Wrap, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: { base: '20', md: '32' },
    textAlign: 'center',
    '& h1': { textStyle: 'section' },
    '& > p': { maxWidth: '32rem', color: 'ink.soft' },
    '& > svg': { color: 'line.strong' },
    '& > a': { marginTop: '3' },
  },
});

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** In place of a product or category that is not there (any more). */
export function MissingSheet({ title, hint, children }: Props) {
  return (
    <Sheet>
      <RegistrationCross size={40} />
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
    </Sheet>
  );
}
