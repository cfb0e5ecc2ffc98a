import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** The tab's primary button, beside the heading. */
  readonly children?: ReactNode;
}

/** A tab's heading. It gets the focus when a dialog closes whose opener no longer exists. */
export function TabHead({ title, note, children }: Props) {
  return (
    <Flex alignItems="flex-start" justifyContent="space-between" gap="4" marginBottom="6">
      <div>
        <Heading fontSize="2xl" fontWeight="black" tabIndex={-1} data-focus-home="">
          {title}
        </Heading>
        <Text color="ink.soft" fontSize="sm" minHeight="1.6em" marginTop="0.5">
          {note}
        </Text>
      </div>
      {children}
    </Flex>
  );
}
