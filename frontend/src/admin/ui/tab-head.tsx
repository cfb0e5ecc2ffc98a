import { Flex, Heading, Text } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import * as text from '../../text/admin-help';
import { Button } from './button';
import { chunk } from './chunk';
import { PanelPart } from './panel-part';

const HelpDialog = chunk(() => import('../help/help-dialog'));

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  /** The tab's primary button, beside the heading. */
  readonly children?: ReactNode;
}

/**
 * A tab's heading, with a button for the tab's part of the guide. The heading gets the focus when a dialog closes whose
 * opener no longer exists.
 */
export function TabHead({ title, note, children }: Props) {
  const [isHelpOpen, setHelpOpen] = useState(false);
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
      <Flex flexWrap="wrap" justifyContent="flex-end" gap="2">
        <Button
          variant="plain"
          paddingInline="2"
          aria-label={text.helpFor(title)}
          onClick={() => setHelpOpen(true)}
        >
          <CircleHelp size={18} aria-hidden />
          {text.help}
        </Button>
        {children}
      </Flex>
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
