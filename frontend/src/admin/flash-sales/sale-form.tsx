import { useQueryClient } from '@tanstack/react-query';
import {
  createFlashSale,
  getAdminGetFlashSaleUrl,
  updateFlashSale,
} from '../../api/generated/flash-sales/flash-sales';
import type { AdminFlashSaleResponse } from '../../api/generated/models';
import type { Versioned } from '../../api/http-client';
import { serverNow } from '../../api/server-clock';
import { formatWib } from '../../format/wib';
import { fromWibInput, toWibInput } from '../../format/wib-input';
import {
  created,
  createFailed,
  end,
  percentage,
  percentageHint,
  saveChanges,
  saveNew,
  start,
  startHint,
  updated,
  updateFailed,
} from '../../text/admin-flash-sales';
import { refreshCatalog } from '../refresh';
import { reportFailure } from '../session/failure';
import { TextField } from '../ui/controls';
import { EditForm } from '../ui/edit-form';
import { Pair } from '../ui/section';
import { toastSuccess } from '../ui/toast-store';
import { useDraft } from '../ui/use-draft';
import { useNow } from '../ui/use-now';
import { saveEdit } from '../ui/versioned';
import { ProductPicker } from './product-picker';
import { QuickEnds } from './quick-ends';
import { SalePreview } from './sale-preview';
import { bodyOf, mistakesIn, type SaleValues } from './sale-values';

interface Props {
  /** What is edited; none for a new sale. */
  readonly item?: Versioned<AdminFlashSaleResponse>;
  readonly initial: SaleValues;
  readonly onClose: () => void;
  readonly onCancel: () => void;
  readonly onReload: () => void;
}

/** Adds and edits. */
export function SaleForm({ item, initial, onClose, onCancel, onReload }: Props) {
  const client = useQueryClient();
  const now = useNow();
  const draft = useDraft(initial, (values) => mistakesIn(values, now, item && initial.end));
  const { value, change, mistakes } = draft;

  const save = async (etag: string | undefined) => {
    try {
      const body = bodyOf(value);
      if (item) {
        const { id } = item.value;
        const newer = await saveEdit(getAdminGetFlashSaleUrl(id), etag, (options) =>
          updateFlashSale(id, body, options),
        );
        if (newer) return newer.etag;
      } else await createFlashSale(body);
    } catch (error) {
      reportFailure(item ? updateFailed : createFailed, error);
      return undefined;
    }
    onClose();
    toastSuccess(item ? updated : created);
    await refreshCatalog(client);
    return undefined;
  };

  return (
    <EditForm
      draft={draft}
      etag={item?.etag}
      save={save}
      saveText={item ? saveChanges : saveNew}
      onCancel={onCancel}
      onReload={onReload}
    >
      <ProductPicker
        chosen={value.product}
        error={mistakes['product']}
        onChoose={(product) => change({ product })}
      />
      <Pair>
        <TextField
          label={percentage}
          hint={percentageHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={value.percentage}
          error={mistakes['percentage']}
          onChange={(text) => change({ percentage: text })}
        />
        <SalePreview product={value.product} percentage={value.percentage} />
      </Pair>
      <Pair>
        <TextField
          optional
          label={start}
          hint={readAloud(value.start) ?? startHint}
          type="datetime-local"
          value={value.start}
          error={mistakes['start']}
          onChange={(text) => change({ start: text })}
        />
        <div>
          <TextField
            label={end}
            hint={readAloud(value.end)}
            type="datetime-local"
            value={value.end}
            error={mistakes['end']}
            onChange={(text) => change({ end: text })}
          />
          <QuickEnds onPick={(hours) => change({ end: endAfter(hours, value.start) })} />
        </div>
      </Pair>
    </EditForm>
  );
}

/** What was picked, in words, so that nobody wonders whose clock it is. */
function readAloud(typed: string): string | undefined {
  const instant = fromWibInput(typed);
  return instant && formatWib(instant);
}

function endAfter(hours: number, start: string): string {
  const from = new Date(fromWibInput(start) ?? serverNow());
  return toWibInput(new Date(from.getTime() + hours * 3_600_000));
}
