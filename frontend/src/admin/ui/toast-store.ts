import { createToaster } from '@chakra-ui/react';

export interface ToastText {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description?: string;
  /** A button, which also dismisses the notification. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

// The minimum time for which a notification is shown. A save of a product notifies 'Upload berhasil' (upload succeeded)
// and soon afterwards the result. Without a minimum, the second notification would hide the first one at once.
const MIN_SHOWN_MS = 1200;

/** A notification is shown for 5 s. It is removed from the DOM 1,000,000 ms after its dismissal. */
export const toaster = createToaster({
  placement: 'bottom-end',
  max: 1,
  duration: 5000,
  removeDelay: 1_000_000,
  // `useFreePlace` moves notifications above the bars at the lower edge.
  offsets: { top: '0px', left: 'var(--toast-gap)', right: 'var(--toast-gap)', bottom: 'var(--toast-gap)' },
});

const queue: ToastText[] = [];
/** True during the minimum time of a notification. Later notifications then wait in the queue. */
let isHeld = false;

/** Shows a notification. It replaces an earlier notification, but only after the minimum time of the earlier one. */
export function toast(text: ToastText): void {
  queue.push(text);
  if (!isHeld) showNext();
}

export const toastSuccess = (title: string, description?: string): void =>
  toast({ kind: 'success', title, description });

export const toastError = (title: string, description?: string): void =>
  toast({ kind: 'error', title, description });

export function clearToasts(): void {
  queue.length = 0;
  toaster.remove();
}

function showNext(): void {
  const next = queue.shift();
  isHeld = next !== undefined;
  if (!next) return;
  const { kind: type, title, description, action } = next;
  let timer = setTimeout(showNext, MIN_SHOWN_MS);
  // At `max` notifications, the toaster would queue the new one until the old one is removed.
  toaster.remove();
  toaster.create({
    type,
    title,
    description,
    action,
    onStatusChange: ({ status }) => {
      if (!isHeld) return;
      clearTimeout(timer);
      // The minimum time starts again when the notification becomes visible, because a busy page renders it late. Any
      // other status means that the notification was dismissed.
      if (status === 'visible') timer = setTimeout(showNext, MIN_SHOWN_MS);
      else showNext();
    },
  });
}
