import { useState } from 'react';

/** What had the focus before each open dialog, then before the dialog in which that was, and so on. */
const openers = new WeakMap<Element, readonly HTMLElement[]>();

function currentOpeners(): readonly HTMLElement[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return [];
  const outer = active.closest('[role=dialog], [role=alertdialog]');
  return [active, ...((outer && openers.get(outer)) ?? [])];
}

interface ReturnFocus {
  readonly register: (dialog: Element | null) => void;
  readonly returnTo: () => HTMLElement | null;
}

/** Gives the focus back to what opened a dialog; that may be gone with what was deleted, or with an outer dialog. */
export function useReturnFocus(): ReturnFocus {
  const [mine] = useState(currentOpeners);
  return {
    register: (dialog) => {
      if (dialog) openers.set(dialog, mine);
    },
    returnTo: () =>
      mine.find((opener) => opener.isConnected) ?? document.querySelector<HTMLElement>('[data-focus-home]'),
  };
}
