import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useEndFlashSales } from '../../api/generated/flash-sales/flash-sales';
import * as history from '../../text/admin-history';
import * as text from '../../text/admin-sale-form';
import { useUndo } from '../history/use-undo';
import { Button } from '../ui/button';
import { askConfirmation } from '../ui/confirm';
import { toast } from '../ui/toast-store';

interface Props {
  readonly ids: string[];
  readonly percentage: number;
}

/** Ends sales together, in one change. */
export default function EndSales({ ids, percentage }: Props) {
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
      aria-label={text.endAllLike(count, percentage)}
      onClick={() => void ask()}
    >
      {text.endAll(count)}
    </Button>
  );
}
