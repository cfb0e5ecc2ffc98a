import { useEffect, useState } from 'react';
import { discard, discardQuestion, discardTitle, keepEditing } from '../../text/admin-common';
import { ask } from './confirm';

const forms = new Set<symbol>();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Registers a form that holds something unsaved: leaving the page, the tab or the panel asks first. */
export function useUnsaved(dirty: boolean): void {
  const [me] = useState(() => Symbol('form'));
  useEffect(() => {
    if (!dirty) return undefined;
    forms.add(me);
    addEventListener('beforeunload', warn);
    return () => {
      forms.delete(me);
      if (forms.size === 0) removeEventListener('beforeunload', warn);
    };
  }, [dirty, me]);
}

/** @returns whether what was typed may be thrown away. */
export const askToDiscard = (): Promise<boolean> =>
  ask({ title: discardTitle, text: discardQuestion, yes: discard, no: keepEditing, danger: true });

export const hasUnsaved = (): boolean => forms.size > 0;

/** @returns whether what is unsaved anywhere may be left behind. */
export async function mayLeave(): Promise<boolean> {
  return !hasUnsaved() || askToDiscard();
}
