import { type RefObject, useRef } from 'react';
import { copyText } from '../../ui/copy-text';
import { toastError, toastSuccess } from './toast-store';

interface Messages {
  readonly copied: string;
  readonly notCopied: string;
}

/** Copies a text into the clipboard, or selects the field with the text where there is no clipboard. */
export function useCopy(
  value: string,
  messages: Messages,
): { readonly field: RefObject<HTMLInputElement | null>; readonly copy: () => Promise<void> } {
  const field = useRef<HTMLInputElement>(null);
  const copy = () =>
    copyText(value).then(
      () => toastSuccess(messages.copied),
      () => {
        field.current?.select();
        toastError(messages.notCopied);
      },
    );
  return { field, copy };
}
