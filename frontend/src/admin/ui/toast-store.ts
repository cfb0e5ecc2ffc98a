import { createToaster } from '@chakra-ui/react';

export interface ToastText {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description?: string;
}

// Two in a row ('Upload berhasil', then the product's own) would otherwise hide the first before anybody saw it.
const LEAST_SHOWN_MS = 1200;

/** Section 9 of the specification: shown for 5 s, a dismissed one removed after 1,000,000 ms. */
export const toaster = createToaster({
  placement: 'bottom-end',
  max: 1,
  duration: 5000,
  removeDelay: 1_000_000,
  // Above the tab bar of a phone and above a save bar, so that it never lies on the button that is pressed next.
  offsets: {
    top: '0px',
    left: 'var(--toast-gap)',
    right: 'var(--toast-gap)',
    bottom: 'calc(var(--floor) + var(--bar) + var(--toast-gap))',
  },
});

const waiting: ToastText[] = [];
let isHeld = false;

/** One notification at a time; a later one takes the place of the one before. */
export function toast(text: ToastText): void {
  waiting.push(text);
  if (!isHeld) showNext();
}

export const toastSuccess = (title: string, description?: string): void =>
  toast({ kind: 'success', title, description });

export const toastError = (title: string, description?: string): void =>
  toast({ kind: 'error', title, description });

function showNext(): void {
  const next = waiting.shift();
  isHeld = next !== undefined;
  if (!next) return;
  const { kind: type, title, description } = next;
  let held = setTimeout(showNext, LEAST_SHOWN_MS);
  // At its limit the toaster would let the new one wait until the old one is removed.
  toaster.remove();
  toaster.create({
    type,
    title,
    description,
    onStatusChange: ({ status }) => {
      if (!isHeld) return;
      clearTimeout(held);
      // Counted anew from the moment when it can be seen: a busy page draws late.
      if (status === 'visible') held = setTimeout(showNext, LEAST_SHOWN_MS);
      else showNext();
    },
  });
}
