import { Box, Toaster as ChakraToaster, Portal, Toast } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { dismissNotice, notices } from '../../text/admin-common';
import { toaster } from './toast-store';

/** Renders the notifications; mounted once, above all dialogs. */
export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} aria-label={notices} insetInlineStart="var(--toast-gap)">
        {({ type, title, description }) => (
          <Toast.Root data-toast="" role={type === 'error' ? 'alert' : 'status'}>
            <Box minWidth="0" paddingBlock="2.5">
              <Toast.Title>{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
            </Box>
            <Toast.CloseTrigger aria-label={dismissNotice}>
              <X size={18} aria-hidden />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
