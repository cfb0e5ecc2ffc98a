import { Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as text from '../../text/admin-common';
import { Button } from '../ui/button';

interface Props {
  readonly label: string;
  /** Which values are copied; undefined if all are the same. */
  readonly hint: string | undefined;
  readonly onPress: () => void;
}

export function SameForAll({ label, hint, onPress }: Props) {
  // The pressed button stays until it loses the focus, so that the focus is not lost.
  const [isPressed, setPressed] = useState(false);
  if (hint === undefined && !isPressed) return null;
  return (
    <Flex alignItems="center" flexWrap="wrap" columnGap="4" rowGap="1" marginTop="3">
      <Button
        variant="outline"
        size="sm"
        aria-disabled={hint === undefined || undefined}
        opacity={hint === undefined ? 0.5 : undefined}
        onClick={() => {
          setPressed(true);
          if (hint !== undefined) onPress();
        }}
        onBlur={() => setPressed(false)}
      >
        {label}
      </Button>
      <Text aria-live={isPressed ? 'polite' : 'off'} fontSize="sm" color="ink.soft">
        {hint ?? text.allSame}
      </Text>
    </Flex>
  );
}
