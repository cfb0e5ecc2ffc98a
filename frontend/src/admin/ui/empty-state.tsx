import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { readFailed, tryAgain } from '../../text/common';
import { RegistrationCross } from '../../ui/print-marks';
import { Button } from './button';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '12',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    textAlign: 'center',
    color: 'ink.soft',
    '& > svg': { color: 'line.strong' },
    '& > p:last-of-type': { maxWidth: '28rem' },
  },
});
const Title = chakra('p', { base: { color: 'ink', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' } });

interface Props {
  readonly title: string;
  readonly lang?: string;
  /** What to do next. */
  readonly text?: string;
  readonly children?: ReactNode;
}

export function EmptyState({ title, lang, text, children }: Props) {
  return (
    <Frame>
      <RegistrationCross size={24} />
      <Title lang={lang}>{title}</Title>
      {text && <p>{text}</p>}
      {children}
    </Frame>
  );
}

export function ReadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={readFailed}>
        <Button variant="outline" onClick={onRetry}>
          {tryAgain}
        </Button>
      </EmptyState>
    </div>
  );
}
