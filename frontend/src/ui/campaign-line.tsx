import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageWidth } from './page-width';

const Line = chakra('aside', {
  base: {
    bg: 'ink',
    color: 'paper',
    fontWeight: 'bold',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'center',
    textWrap: 'balance',
    '& a': {
      display: 'grid',
      alignItems: 'center',
      minHeight: 'touch',
      paddingBlock: '2',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    '& p': { paddingBlock: '2.5' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

export const CampaignLine = ({ label, children }: Props) => (
  <Line aria-label={label}>
    <PageWidth>{children}</PageWidth>
  </Line>
);
