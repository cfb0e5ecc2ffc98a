import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { groupDigits } from '../../format/rupiah';
import { add, addTitle, editTitle, found, summary, title } from '../../text/admin-products';
import { Dialog } from '../ui/dialog';
import { DialogLoading } from '../ui/dialog-loading';
import { HeadButton, TabHead } from '../ui/tab-head';
import { useSettled } from '../ui/use-settled';
import { ProductFilterBar } from './product-filter';
import { ProductList } from './product-list';
import { activeCountQuery, allCountQuery, everything, productsQuery } from './products-data';

// The upload widget comes with the dialog, not with the panel.
const ProductDialog = lazy(() => import('./product-dialog'));

type Open = { readonly id?: string } | undefined;

export function ProductsTab() {
  const [filter, setFilter] = useState(everything);
  const [open, setOpen] = useState<Open>();
  const q = useSettled(filter.q);
  const all = useQuery(allCountQuery).data?.total;
  const active = useQuery(activeCountQuery).data?.total;
  const list = useQuery(productsQuery({ ...filter, q }));
  const filtered = q.trim() !== '' || filter.category !== '';

  return (
    <>
      <TabHead
        title={title}
        note={all !== undefined && active !== undefined && summary(groupDigits(all), groupDigits(active))}
      >
        <HeadButton onClick={() => setOpen({})}>{add}</HeadButton>
      </TabHead>
      {all !== 0 && (
        <ProductFilterBar
          q={filter.q}
          onSearch={(text) => setFilter({ ...filter, q: text, page: 0 })}
          category={filter.category}
          onCategory={(category) => setFilter({ ...filter, category, page: 0 })}
        />
      )}
      <ProductList
        list={list}
        filtered={filtered}
        note={filtered && list.data ? found(groupDigits(list.data.total)) : undefined}
        page={filter.page}
        onPage={(page) => {
          setFilter({ ...filter, page });
          scrollTo(0, 0);
        }}
        onClear={() => setFilter(everything)}
        onAdd={() => setOpen({})}
        onEdit={(id) => setOpen({ id })}
      />
      {open && (
        <Suspense
          fallback={
            <Dialog title={open.id ? editTitle : addTitle} onClose={() => setOpen(undefined)}>
              <DialogLoading failed={false} />
            </Dialog>
          }
        >
          <ProductDialog {...open} category={filter.category} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
