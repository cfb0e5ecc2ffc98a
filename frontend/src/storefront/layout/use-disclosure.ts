import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Makes a native `<details>` behave as a menu: arrows walk through it, it closes on Escape (focus returns to its
 * summary), when focus or a press leaves it, and after a choice. Without JavaScript it still opens and closes by itself.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>) {
  // Open at one address: a choice leads to another.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const setOpen = useCallback((wanted: boolean) => setOpenAt(wanted ? key : undefined), [key]);

  // Opened before the scripts were there.
  useEffect(() => {
    if (ref.current?.open) setOpenAt(key);
  }, [ref, key]);

  useEffect(() => {
    const details = ref.current;
    if (!open || !details) return undefined;
    const leave = (event: Event) => {
      const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (target instanceof Node && !details.contains(target)) setOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      const inside = details.contains(document.activeElement);
      if (event.key === 'Escape') {
        setOpen(false);
        if (inside) details.querySelector('summary')?.focus();
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !inside) return;
      event.preventDefault();
      const stops = [...details.querySelectorAll<HTMLElement>('summary, a')].filter((stop) =>
        stop.checkVisibility(),
      );
      stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
    };
    document.addEventListener('pointerdown', leave);
    details.addEventListener('focusout', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      details.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', press);
    };
  }, [open, setOpen, ref]);

  return [open, setOpen] as const;
}
