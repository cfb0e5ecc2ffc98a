import { Box, Toaster as ChakraToaster, Portal, Toast } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import * as text from '../../text/admin-common';
import { toaster } from './toast-store';
import { useFreePlace } from './use-free-place';

type ToasterOptions = Parameters<ComponentProps<typeof ChakraToaster>['children']>[0];

function Notification({ type, title, description, action }: ToasterOptions) {
  const ref = useRef<HTMLDivElement>(null);
  useFreePlace(ref);
  return (
    <Toast.Root ref={ref} data-toast="" role={type === 'error' ? 'alert' : 'status'}>
      <Box minWidth="0" paddingBlock="2.5">
        <Toast.Title>{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </Box>
      {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
      <Toast.CloseTrigger aria-label={text.dismissNotice}>
        <X size={18} aria-hidden />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}

export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} aria-label={text.notices} insetInlineStart="var(--toast-gap)">
        {(options) => <Notification {...options} />}
      </ChakraToaster>
    </Portal>
  );
}
