import { EmptyState as ChakraEmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { readFailed, tryAgain } from '../../text/common';
import { RegistrationCross } from '../../ui/print-marks';
import { Button } from './button';

interface Props {
  readonly title: string;
  readonly lang?: string;
  /** What to do next. */
  readonly text?: string;
  readonly children?: ReactNode;
}

export function EmptyState({ title, lang, text, children }: Props) {
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content>
        <ChakraEmptyState.Indicator>
          <RegistrationCross size={24} />
        </ChakraEmptyState.Indicator>
        <ChakraEmptyState.Title as="p" lang={lang}>
          {title}
        </ChakraEmptyState.Title>
        {text && <ChakraEmptyState.Description>{text}</ChakraEmptyState.Description>}
        {children}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
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
