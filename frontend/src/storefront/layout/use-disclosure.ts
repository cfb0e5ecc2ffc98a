import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Makes a native `<details>` behave like a menu. Arrow keys move the focus. Escape closes the menu and returns the
 * focus to the summary. A click outside, focus outside, or navigation closes the menu. Without JavaScript the menu
 * still opens and closes.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>) {
  // The key of the history entry at which the menu was opened. Navigation changes the key, which closes the menu.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const setOpen = useCallback((wanted: boolean) => setOpenAt(wanted ? key : undefined), [key]);

  // The visitor may have opened the menu before hydration.
  useEffect(() => {
    if (ref.current?.open) setOpenAt(key);
  }, [ref, key]);

  useEffect(() => {
    const details = ref.current;
    if (!open || !details) return undefined;
    const closeOutside = (event: Event) => {
      const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (target instanceof Node && !details.contains(target)) setOpen(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      const inside = details.contains(document.activeElement);
      if (event.key === 'Escape') {
        setOpen(false);
        if (inside) details.querySelector('summary')?.focus();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !inside) return;
      event.preventDefault();
      // The summaries and the links, without the links in closed groups.
      const focusable = [...details.querySelectorAll<HTMLElement>('summary, a:not(details:not([open]) *)')];
      focusable[focusable.findIndex((element) => element === document.activeElement) + step]?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    details.addEventListener('focusout', closeOutside);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      details.removeEventListener('focusout', closeOutside);
      document.removeEventListener('keydown', handleKey);
    };
  }, [open, setOpen, ref]);

  return [open, setOpen] as const;
}
