import { chakra } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wrap } from './wrap';

const Band = chakra('aside', { base: { bg: 'yellow', color: 'ink' } });
const Row = chakra(Wrap, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlock: '2.5',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
});
const Words = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    fontWeight: 'semibold',
    '& svg': { display: { base: 'none', md: 'block' }, flexShrink: 0 },
  },
});

export interface BannerProps {
  readonly label: string;
  readonly text: string;
  /** A button for what there is to do about it. */
  readonly children?: ReactNode;
}

/** A band over every tab about something that needs the owner. */
export function Banner({ label, text, children }: BannerProps) {
  return (
    <Band aria-label={label}>
      <Row>
        <Words>
          <TriangleAlert size={20} aria-hidden />
          {text}
        </Words>
        {children}
      </Row>
    </Band>
  );
}
