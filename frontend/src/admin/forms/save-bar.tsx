import { Box, Flex, HStack } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-saving';
import { Button } from '../ui/button';

interface Props {
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly savedAt?: string;
  readonly onDiscard: () => void;
  /** Shown above the buttons while changes are unsaved. */
  readonly children?: ReactNode;
}

export function SaveBar({ dirty, busy, savedAt, onDiscard, children }: Props) {
  const open = dirty || busy;
  return (
    <Box
      data-save-bar={open ? '' : undefined}
      position={open ? 'sticky' : 'static'}
      bottom="var(--tab-bar-height)"
      zIndex="bar"
      marginInline={{ base: '-4', md: 0 }}
      bg="paper.raised"
      borderTopWidth={open ? '3px' : savedAt && '1px'}
      borderTopColor={open ? 'ink' : 'line'}
      fontSize="sm"
      fontWeight="semibold"
      {...(open && { animation: 'drop {durations.moderate} {easings.out}' })}
    >
      {open && children}
      <Flex
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        paddingInline={{ base: '4', md: '5' }}
        paddingBlock={open || savedAt ? '2.5' : 0}
      >
        <HStack role="status" gap="2">
          {open && text.unsavedChanges}
          {!open && savedAt && (
            <>
              <Check size={18} aria-hidden />
              {text.savedAt(savedAt)}
            </>
          )}
        </HStack>
        {open && (
          <HStack gap="2">
            <Button
              variant="plain"
              size="sm"
              onClick={() => {
                if (!busy) onDiscard();
              }}
            >
              {text.discardShort}
            </Button>
            <Button type="submit" size="sm" busy={busy} busyText={common.saving}>
              {common.save}
            </Button>
          </HStack>
        )}
      </Flex>
    </Box>
  );
}
