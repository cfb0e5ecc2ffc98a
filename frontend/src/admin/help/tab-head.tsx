import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import * as text from '../../text/admin-help';
import { Button } from '../ui/button';
import { chunk } from '../ui/chunk';
import { PanelPart } from '../ui/panel-part';

/** On a phone, a line of its own that its buttons fill. */
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    flexBasis: { base: 'full', md: 'auto' },
    '& > button': { flexGrow: { base: 1, md: 0 }, paddingInline: { base: '3', md: '5' } },
  },
});

const HelpDialog = chunk(() => import('./help-dialog'));

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A tab's heading, with a button for the tab's part of the guide. The heading gets the focus when a dialog closes whose
 * opener no longer exists.
 */
export function TabHead({ title, note, children }: Props) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <Flex flexWrap={{ base: 'wrap', md: 'nowrap' }} alignItems="flex-start" gap="2" marginBottom="6">
      <Box flex="1" minWidth="0">
        <Heading fontSize="2xl" fontWeight="black" tabIndex={-1} data-focus-home="">
          {title}
        </Heading>
        <Text color="ink.soft" fontSize="sm" minHeight="1.6em" marginTop="0.5">
          {note}
        </Text>
      </Box>
      <Button
        variant="plain"
        paddingInline="2"
        aria-label={text.helpFor(title)}
        onClick={() => setHelpOpen(true)}
      >
        <CircleHelp size={18} aria-hidden />
        {text.help}
      </Button>
      {children && <Actions>{children}</Actions>}
      {isHelpOpen && (
        <PanelPart>
          <Suspense>
            <HelpDialog part={title} onClose={() => setHelpOpen(false)} />
          </Suspense>
        </PanelPart>
      )}
    </Flex>
  );
}
