import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { salePrice } from '@etalase/backend/rules/sale-price';
import { useController } from 'react-hook-form';
import {
  adminGetFlashSale,
  type AdminGetFlashSaleQueryResult,
  createFlashSale,
  updateFlashSale,
} from '../../api/generated/flash-sales/flash-sales';
import type { AdminFlashSaleResponse } from '../../api/generated/models';
import { etagOf } from '../../api/response';
import { formatWib } from '../../format/wib';
import { paths } from '../../paths';
import * as sales from '../../text/admin-flash-sales';
import * as text from '../../text/admin-sale-form';
import { EditForm } from '../forms/edit-form';
import { useFieldLabel } from '../forms/field-labels';
import { renamed } from '../forms/refused-fields';
import { sharedUrl, ShareLink } from '../ui/share-link';
import { useEditForm } from '../forms/use-edit-form';
import { useNow } from '../ui/use-now';
import { type EditorProps, useSaveItem } from '../forms/use-save-item';
import { ProductPicker } from './product-picker';
import { SaleFields } from './sale-fields';
import { SalePreview } from './sale-preview';
import { statusAt } from './sale-status';
import { emptySale, saleSchema, type SaleValues, TERM_NAMES, valuesOf } from './sale-values';

const nameOf = renamed({ productId: 'product', ...TERM_NAMES });

interface Props extends EditorProps<AdminGetFlashSaleQueryResult> {
  readonly initial?: SaleValues;
}

export default function SaleForm({ item, initial = emptySale, draft, onClose, onReload }: Props) {
  const saved = item ? valuesOf(item.data) : initial;
  const now = useNow();
  const form = useEditForm(saleSchema(now, item && saved.end), saved, nameOf);
  const { control } = form;
  const product = useController({ control, name: 'product' });
  useFieldLabel(control, 'product', sales.product);
  const save = useSaveItem({
    form,
    item,
    create: createFlashSale,
    update: updateFlashSale,
    read: adminGetFlashSale,
    valuesOf,
    texts: text,
    onClose,
  });
  const percentage = form.watch('percentage');

  return (
    <EditForm
      form={form}
      etag={item && etagOf(item)}
      save={save}
      saveText={item ? text.saveChanges : text.saveNew}
      onReload={onReload}
      draft={draft}
    >
      <ProductPicker
        chosen={product.field.value}
        error={product.fieldState.error?.message}
        onChoose={product.field.onChange}
      />
      <SaleFields
        control={control}
        preview={<SalePreview product={product.field.value} percentage={percentage} />}
      />
      {item && <ShareSale sale={item.data} now={now} />}
    </EditForm>
  );
}

function ShareSale({ sale, now }: { readonly sale: AdminFlashSaleResponse; readonly now: Date }) {
  const { product, discountPercentage, startDate, endDate } = sale;
  const status = statusAt(sale, now);
  if (status === 'ended' || !product.isActive) return undefined;
  const price = formatRupiah(salePrice(product.price, discountPercentage));
  const until = formatWib(endDate);
  const message =
    status === 'scheduled' && startDate
      ? text.sharedEarly(product.name, price, formatWib(startDate), until)
      : text.shared(product.name, price, formatRupiah(product.price), until);
  return <ShareLink url={sharedUrl(paths.product(product.id))} message={message} />;
}
