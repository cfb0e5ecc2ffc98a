import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Shows a modal dialog while `open`. However the dialog is closed, the focus returns to the previously focused
 * element.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void, open = true): void {
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    // In development, React's strict mode closes and reopens the dialog before its `close` event arrives.
    const close = () => {
      if (!dialog.open) closed();
    };
    dialog.addEventListener('close', close);
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.removeEventListener('close', close);
      dialog.close();
    };
  }, [ref, open]);
}
