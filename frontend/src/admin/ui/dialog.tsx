import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import * as text from '../../text/admin-common';
import { IconButton } from './button';
import { useCloseRequest } from './use-close-request';
import { useReturnFocus } from './use-return-focus';

interface Props {
  readonly title: string;
  /**
   * Called by Escape, the close button, the backdrop and a phone's back gesture. Without this prop, only buttons
   * inside the dialog close the dialog.
   */
  readonly onClose?: () => void;
  /** `sm` for a confirmation, `lg` for a form. */
  readonly size?: 'sm' | 'lg';
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

/** A dialog that is open while it is mounted. So `onClose` may first ask the owner and may leave the dialog open. */
export function Dialog({ title, onClose, size, role, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const { register, returnTo } = useReturnFocus();
  useCloseRequest(() => onClose?.());
  return (
    <ChakraDialog.Root
      open
      role={role}
      size={size}
      initialFocusEl={() => firstFocus(content.current)}
      finalFocusEl={returnTo}
      closeOnInteractOutside
      // A press outside closes the dialog, but the focus may move outside, for example into a notification.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={() => onClose?.()}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content
            ref={(element: HTMLDivElement | null) => {
              content.current = element;
              register(element);
            }}
          >
            <ChakraDialog.Header>
              <ChakraDialog.Title tabIndex={-1}>{title}</ChakraDialog.Title>
              {onClose && (
                <ChakraDialog.CloseTrigger asChild>
                  <IconButton variant="plain" aria-label={text.close}>
                    <X size={22} aria-hidden />
                  </IconButton>
                </ChakraDialog.CloseTrigger>
              )}
            </ChakraDialog.Header>
            {children}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** The buttons of a dialog. Notifications leave the element `footer` free (see `useFreePlace`). */
export const DialogFooter = ({ children }: { readonly children: ReactNode }) => (
  <ChakraDialog.Footer as="footer">{children}</ChakraDialog.Footer>
);

/** Focuses the first field of the open dialog, once its new content is shown. */
export const focusFirst = (): number =>
  requestAnimationFrame(() => firstFocus(document.querySelector('[role=dialog]'))?.focus());

/** The element to focus first. A field is focused only with a mouse, because on phones the keyboard would open. */
function firstFocus(dialog: HTMLElement | null): HTMLElement | null {
  const chosen = dialog?.querySelector<HTMLElement>('[data-autofocus="always"]');
  if (chosen) return chosen;
  const field = matchMedia('(pointer: fine)').matches
    ? dialog?.querySelector<HTMLElement>('[data-autofocus]')
    : null;
  return field ?? dialog?.querySelector<HTMLElement>('h2') ?? null;
}
