import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useEndFlashSales } from '../../api/generated/flash-sales/flash-sales';
import * as history from '../../text/admin-history';
import * as text from '../../text/admin-sale-form';
import { useUndo } from '../history/use-undo';
import { askConfirmation } from '../ui/confirm';
import { toast } from '../ui/toast-store';

/** Returns a function that asks the owner, and ends sales in one change. */
export function useEndSales() {
  const { mutate: undo } = useUndo();
  const { mutateAsync: end } = useEndFlashSales({
    mutation: {
      meta: { failure: text.endFailed, invalidates: ['lists'] },
      onSuccess: ({ data: { ended, change } }) => {
        toast({
          kind: 'success',
          title: text.endedSales(groupDigits(ended)),
          ...(change !== null && { action: { label: history.undo, onClick: () => undo({ id: change }) } }),
        });
      },
    },
  });
  return (ids: string[]) =>
    askConfirmation({
      title: text.endTitle(groupDigits(ids.length)),
      text: text.endQuestion,
      yes: text.endAll(groupDigits(ids.length)),
      danger: true,
      act: () => end({ data: { ids } }),
    });
}
