import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { close } from '../../text/admin-common';
import { IconButton } from './button';
import { useLayer } from './layers';
import { ToastOutlet } from './toast';

/** On a phone a form is a full sheet; a question is a card everywhere. */
const Sheet = chakra('dialog', {
  base: {
    flexDirection: 'column',
    padding: 0,
    border: 'none',
    bg: 'paper.raised',
    color: 'ink',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    '&[open]': { display: 'flex' },
    animation: 'drop {durations.moderate} {easings.out}',
  },
  variants: {
    size: {
      card: { width: 'min(28rem, calc(100vw - 2rem))', maxHeight: 'calc(100dvh - 2rem)', margin: 'auto' },
      form: {
        width: { base: '100vw', md: 'min(46rem, calc(100vw - 4rem))' },
        height: { base: '100dvh', md: 'fit-content' },
        maxWidth: 'none',
        maxHeight: { base: 'none', md: 'calc(100dvh - 4rem)' },
        // From the top on: a form that grows must not move away under the hand.
        margin: { base: 0, md: '2rem auto auto' },
      },
    },
  },
  defaultVariants: { size: 'form' },
});
const Head = chakra('header', {
  base: {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingLeft: { base: '4', md: '6' },
    paddingRight: { base: '2', md: '3' },
    paddingBlock: '2.5',
    minHeight: '14',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
const Title = chakra('h2', { base: { fontSize: 'xl', fontWeight: 'black' } });

export const DialogForm = chakra(
  'form',
  { base: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 } },
  { defaultProps: { noValidate: true } },
);
export const DialogBody = chakra('div', {
  base: {
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '6',
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
  },
});
export const DialogFooter = chakra('footer', {
  base: {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2.5',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > button': { flex: { base: '1 1 0', md: '0 0 auto' } },
    // Wide enough for what it reads while busy.
    '& > button[type=submit]': { flexGrow: { base: 2, md: 0 }, minWidth: { md: '12rem' } },
  },
});

interface Props {
  readonly title: string;
  /** Escape, the cross, the backdrop and a phone's back gesture ask for it; without it only its buttons end it. */
  readonly onClose?: () => void;
  readonly size?: 'card' | 'form';
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  readonly children: ReactNode;
}

/** The browser's own modal: it traps the focus, gives it back and lies over everything. */
export function Dialog({ title, onClose, size, role, describedBy, children }: Props) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const isTop = useLayer();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    firstFocus(dialog)?.focus();
    return () => {
      dialog.close();
      // What opened it may be gone with what was deleted.
      if (document.activeElement === document.body || document.activeElement === null)
        document.querySelector<HTMLElement>('[data-focus-home]')?.focus();
    };
  }, []);

  // Escape is taken before the browser sees it: its own second Escape could not be refused.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose?.();
  };
  const onMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) onClose?.();
  };

  return (
    <Sheet
      ref={ref}
      size={size}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onCancel={(event) => {
        // A file picker that was closed without a choice says so too, and bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={(event) => {
        // A back gesture closed what still has something to ask.
        const dialog = event.currentTarget;
        if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
        dialog.showModal();
        onClose?.();
      }}
    >
      <Head>
        <Title id={titleId} tabIndex={-1}>
          {title}
        </Title>
        {onClose && (
          <IconButton variant="plain" aria-label={close} onClick={onClose}>
            <X size={22} aria-hidden />
          </IconButton>
        )}
      </Head>
      {children}
      <ToastOutlet active={isTop} side="left" />
    </Sheet>
  );
}

/** A phone's keyboard should not jump up before anything was read. */
function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus="always"]');
  if (chosen) return chosen;
  const field = matchMedia('(pointer: fine)').matches
    ? dialog.querySelector<HTMLElement>('[data-autofocus]')
    : null;
  return field ?? dialog.querySelector<HTMLElement>('h2');
}

function isOutside({ currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
