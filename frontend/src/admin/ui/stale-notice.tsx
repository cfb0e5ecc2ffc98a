import { Alert, Flex } from '@chakra-ui/react';
import { keepMine, loadLatest, staleChoice, staleNotice } from '../../text/admin-common';
import { Button } from './button';

interface Props {
  readonly busy: boolean;
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** Somebody else, or the owner on another device, saved meanwhile: both ways forward, none of them silent. */
export function StaleNotice({ busy, onLoad, onKeep }: Props) {
  return (
    <Alert.Root role="alert">
      <Alert.Content>
        <Alert.Title>{staleNotice}</Alert.Title>
        <Alert.Description>{staleChoice}</Alert.Description>
      </Alert.Content>
      <Flex flexWrap="wrap" gap="2" marginTop="3">
        <Button variant="outline" size="sm" onClick={onLoad}>
          {loadLatest}
        </Button>
        <Button variant="quiet" size="sm" busy={busy} onClick={onKeep}>
          {keepMine}
        </Button>
      </Flex>
    </Alert.Root>
  );
}
