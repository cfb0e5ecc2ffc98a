import { useEffect, useState } from 'react';
import { discard, discardQuestion, discardTitle, keepEditing } from '../../text/admin-common';
import { askConfirmation } from '../ui/confirm';

const forms = new Set<symbol>();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Registers a form with unsaved changes: leaving the page, the tab or the panel then asks first. */
export function useUnsaved(dirty: boolean): void {
  const [id] = useState(() => Symbol('form'));
  useEffect(() => {
    if (!dirty) return undefined;
    forms.add(id);
    addEventListener('beforeunload', warn);
    return () => {
      forms.delete(id);
      if (forms.size === 0) removeEventListener('beforeunload', warn);
    };
  }, [dirty, id]);
}

/** Asks whether to discard unsaved changes. */
export const askToDiscard = (note?: string): Promise<boolean> =>
  askConfirmation({
    title: discardTitle,
    text: discardQuestion,
    note,
    yes: discard,
    no: keepEditing,
    danger: true,
  });

export const hasUnsaved = (): boolean => forms.size > 0;

/** Asks if any form has unsaved changes. @returns whether they may be discarded. */
export async function confirmLeaving(note?: string): Promise<boolean> {
  return !hasUnsaved() || askToDiscard(note);
}
