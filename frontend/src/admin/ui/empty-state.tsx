import { EmptyState as ChakraEmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RegistrationCross } from '../../ui/print-marks';

interface Props {
  readonly title: string;
  readonly lang?: string;
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
