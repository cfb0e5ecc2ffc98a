import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageWidth } from '../../ui/page-width';
import { PeeledSheet } from './peeled-sheet';

const Column = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    paddingBlock: { base: '14', md: '20' },
    textAlign: 'center',
    '& h1': { textStyle: 'title' },
    '& > p': { maxWidth: '32rem', color: 'ink.soft' },
    '& > a': { marginTop: '3' },
  },
});

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

export function NotFoundNotice({ title, hint, children }: Props) {
  return (
    <Column>
      <PeeledSheet />
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
    </Column>
  );
}
