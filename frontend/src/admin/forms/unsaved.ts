import { useEffect } from 'react';
import * as common from '../../text/admin-common';
import { askConfirmation } from '../ui/confirm';

/** The react-hook-form controls of all forms with unsaved changes. */
const forms = new Set<object>();

/** For each form with a draft, the function that removes the draft. The key is the form's control. */
const removals = new WeakMap<object, () => void>();

export const onDraftRemoval = (control: object, remove: () => void): void =>
  void removals.set(control, remove);

/** Removes the draft of a form that was saved or discarded. */
export const removeDraftOf = (control: object): void => removals.get(control)?.();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function useUnsaved(control: object, dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    forms.add(control);
    addEventListener('beforeunload', warn);
    return () => {
      forms.delete(control);
      if (forms.size === 0) removeEventListener('beforeunload', warn);
    };
  }, [dirty, control]);
}

export const askToDiscard = (note?: string): Promise<boolean> =>
  askConfirmation({
    title: common.discardTitle,
    text: common.discardQuestion,
    note,
    yes: common.discard,
    no: common.keepEditing,
    danger: true,
  });

export const hasUnsaved = (): boolean => forms.size > 0;

/**
 * Asks the owner if any form has unsaved changes.
 * @returns whether the changes may be discarded. In that case their drafts are removed.
 */
export async function confirmLeaving(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  if (!(await askToDiscard())) return false;
  for (const control of forms) removeDraftOf(control);
  return true;
}
