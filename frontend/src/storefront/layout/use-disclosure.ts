import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Makes a native `<details>` behave as a menu: it closes on Escape (focus returns to its summary), when focus or a
 * press leaves it, and after a choice. Without JavaScript it still opens and closes by itself.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setOpen(false);
  }

  useEffect(() => {
    const details = ref.current;
    if (!open || !details) return undefined;
    const leave = (event: Event) => {
      const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (target instanceof Node && !details.contains(target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', leave);
    details.addEventListener('focusout', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      details.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, ref]);

  return [open, setOpen] as const;
}
