import { type RefObject, useRef } from 'react';
import { toastError, toastSuccess } from './toast-store';

interface Messages {
  readonly copied: string;
  readonly notCopied: string;
}

/** Copies a text into the clipboard, or selects the field with the text where there is no clipboard. */
export function useCopy(
  copied: string,
  messages: Messages,
): { readonly field: RefObject<HTMLInputElement | null>; readonly copy: () => Promise<void> } {
  const field = useRef<HTMLInputElement>(null);
  const copy = () =>
    // `navigator.clipboard` is missing without https. Inside `then`, the resulting TypeError becomes a rejection.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(copied))
      .then(
        () => toastSuccess(messages.copied),
        () => {
          field.current?.select();
          toastError(messages.notCopied);
        },
      );
  return { field, copy };
}
