import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useUndoChange } from '../../../api/generated/history/history';
import * as text from '../../../text/admin-bulk';
import { toastError, toastSuccess } from '../../ui/toast-store';

/** Returns a function that undoes a change. */
export function useUndoBulk(): (change: number) => void {
  const { mutate } = useUndoChange({
    mutation: {
      meta: { failure: text.undoFailed, invalidates: [[]] },
      onSuccess: ({ data: { restored, skipped } }) => {
        const counts = text.undoneCount(groupDigits(restored), groupDigits(skipped.length));
        if (skipped.length === 0) toastSuccess(text.undone);
        else if (restored > 0) toastSuccess(text.undoneInPart, counts);
        else toastError(text.undoFailed, skipped[0]?.reason);
      },
    },
  });
  return (id) => mutate({ id });
}
