import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RegistrationCross } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';

const Column = chakra(PageWidth, {
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

/** Shown in place of a product or category that does not exist, or no longer. */
export function NotFoundNotice({ title, hint, children }: Props) {
  return (
    <Column>
      <RegistrationCross size={40} />
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
    </Column>
  );
}
