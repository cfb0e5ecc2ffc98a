import { useUndoChange } from '../../api/generated/history/history';
import type { TakenBackResponse } from '../../api/generated/models';
import * as text from '../../text/admin-history';
import { toast, type ToastText } from '../ui/toast-store';
import { reportTakenBack } from './report-taken-back';

export function useUndo(onDone?: (taken: TakenBackResponse, change: number) => void) {
  return useUndoChange({
    mutation: {
      // Invalidates everything, because a change may concern any part of the shop.
      meta: { failure: text.undoFailed, invalidates: [[]] },
      onSuccess: ({ data }, { id }) => {
        onDone?.(data, id);
        reportTakenBack(data);
      },
    },
  });
}

/** Returns a function that shows a notification, with a button that undoes the change, if there is one. */
export function useUndoToast() {
  const { mutate: undo } = useUndo();
  return (shown: Omit<ToastText, 'action'>, change: number | null): void =>
    toast({
      ...shown,
      ...(change !== null && { action: { label: text.undo, onClick: () => undo({ id: change }) } }),
    });
}
