import { useState } from 'react';

/**
 * For each dialog, the element that had the focus before the dialog opened. If this element is in another dialog, the
 * openers of that dialog follow in the list.
 */
const openers = new WeakMap<Element, readonly HTMLElement[]>();

function currentOpeners(): readonly HTMLElement[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return [];
  const outer = active.closest('[role=dialog], [role=alertdialog]');
  return [active, ...((outer && openers.get(outer)) ?? [])];
}

/**
 * Finds the element to focus when the focused element is gone: the element that a part of the tab has marked, or the
 * tab's heading.
 */
export const findFocusHome = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-focus-here]') ??
  document.querySelector<HTMLElement>('[data-focus-home]');

interface ReturnFocus {
  readonly register: (dialog: Element | null) => void;
  readonly returnTo: () => HTMLElement | null;
}

/**
 * Returns the focus to the dialog's opener. If the opener was removed, the opener of the enclosing dialog gets the
 * focus.
 */
export function useReturnFocus(): ReturnFocus {
  // The openers are read at the first render, before the dialog takes the focus.
  const [ownOpeners] = useState(currentOpeners);
  return {
    register: (dialog) => {
      if (dialog) openers.set(dialog, ownOpeners);
    },
    returnTo: () => ownOpeners.find((opener) => opener.isConnected) ?? findFocusHome(),
  };
}
