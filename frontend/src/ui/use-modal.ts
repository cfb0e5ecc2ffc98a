import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Opens a dialog for as long as its component lives; focus returns to where it was however that ends. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // React's strict mode closes and opens it once more in development; the event comes later.
    const close = () => {
      if (!dialog.open) closed();
    };
    dialog.addEventListener('close', close);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', close);
      dialog.close();
    };
  }, [ref]);
}
