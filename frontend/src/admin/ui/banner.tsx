import { Alert, Container, HStack } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  /** A button that solves the problem. */
  readonly children?: ReactNode;
}

/** A banner above every tab about a matter that needs the owner's attention. */
export function Banner({ label, text, children }: Props) {
  return (
    <Alert.Root variant="solid" asChild>
      <aside aria-label={label}>
        <Container
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          paddingBlock="2.5"
        >
          <HStack gap="3">
            <Alert.Indicator>
              <TriangleAlert size={20} aria-hidden />
            </Alert.Indicator>
            <Alert.Title>{text}</Alert.Title>
          </HStack>
          {children}
        </Container>
      </aside>
    </Alert.Root>
  );
}
