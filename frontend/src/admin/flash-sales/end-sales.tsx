import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useEndFlashSales } from '../../api/generated/flash-sales/flash-sales';
import { endFlashSalesBodyIdsMax as MAX_ENDED } from '../../api/generated/flash-sales/flash-sales.zod';
import type { AdminFlashSaleResponse } from '../../api/generated/models';
import * as text from '../../text/admin-sale-form';
import { useUndoToast } from '../history/use-undo';
import { Button } from '../ui/button';
import { askConfirmation } from '../ui/confirm';

/** A button that asks the owner, and ends sales of the same percentage and time in one change. */
export default function EndSales({ sales }: { readonly sales: readonly AdminFlashSaleResponse[] }) {
  const showUndo = useUndoToast();
  const { mutateAsync: end } = useEndFlashSales({
    mutation: {
      meta: { failure: text.endFailed, invalidates: ['lists'] },
      onSuccess: ({ data: { ended, change } }) =>
        showUndo({ kind: 'success', title: text.endedSales(groupDigits(ended)) }, change),
    },
  });
  const ids = sales.slice(0, MAX_ENDED).map(({ id }) => id);
  const count = groupDigits(ids.length);
  const ask = () =>
    askConfirmation({
      title: text.endTitle(count),
      text: text.endQuestion,
      yes: text.endAll(count),
      danger: true,
      act: () => end({ data: { ids } }),
    });
  return (
    <Button
      variant="danger"
      size="sm"
      marginTop="2"
      aria-label={text.endAllLike(count, sales[0]?.discountPercentage ?? 0)}
      onClick={() => void ask()}
    >
      {text.endAll(count)}
    </Button>
  );
}
