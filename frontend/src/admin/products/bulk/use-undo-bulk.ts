import { useUndoChange } from '../../../api/generated/history/history';
import * as text from '../../../text/admin-history';
import { reportTakenBack } from '../../history/report-taken-back';

export function useUndoBulk(): (change: number) => void {
  const { mutate } = useUndoChange({
    mutation: {
      meta: { failure: text.undoFailed, invalidates: [[]] },
      onSuccess: ({ data }) => reportTakenBack(data),
    },
  });
  return (id) => mutate({ id });
}
