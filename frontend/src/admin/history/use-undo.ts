import { useUndoChange } from '../../api/generated/history/history';
import type { TakenBackResponse } from '../../api/generated/models';
import * as text from '../../text/admin-history';
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
