import { useLayoutEffect, type RefObject } from 'react';

/** Opens a dialog for as long as its component lives; focus returns to where it was however that ends. */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);
}
