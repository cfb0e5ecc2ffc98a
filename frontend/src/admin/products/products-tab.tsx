import { Box } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { cleanQuery } from '@etalase/backend/rules/text';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import {
  type AdminGetProductQueryResult,
  getAdminGetProductQueryOptions,
} from '../../api/generated/catalog/catalog';
import * as productsText from '../../text/admin-products';
import * as tabs from '../../text/admin-tabs';
import { FIRST_TAB, goTo, replaceParams, usePanelLocation } from '../panel-location';
import { Button } from '../ui/button';
import { chunk } from '../ui/chunk';
import { ListSkeleton } from '../ui/loaded';
import { focusFirst } from '../ui/dialog';
import { PanelPart } from '../ui/panel-part';
import { ItemDialog } from '../forms/item-dialog';
import { TabHead } from '../help/tab-head';
import { useDebounced } from '../../ui/use-debounced';
import { ProductFilterBar } from './product-filter';
import { ProductList } from './product-list';
import { useSelection } from './selection';
import {
  activeCountQuery,
  allCountQuery,
  everything,
  filterIn,
  paramsOf,
  type ProductFilter,
  productsQuery,
  similarQuery,
} from './products-data';

const FirstSteps = chunk(() => import('../first-steps/first-steps'));
const BulkBar = chunk(() => import('./bulk/bulk-bar'));
const ListActions = chunk(() => import('../product-lists/list-actions'));
const PinsDialog = chunk(() => import('./pins-dialog'));
const WaitingDrafts = chunk(() => import('./waiting-drafts'));
const PreparedForm = chunk(() => import('./prepared-form'));

/** The open dialog. It edits the item with the id, or else adds one, which may begin as a copy of another one. */
interface Opened {
  readonly id?: string;
  readonly copyOf?: string;
  /** The slug of the category of the product that was added last. */
  readonly category?: string;
}

const LONGEST_WAIT_MS = 3000;

/**
 * Returns whether the list of products may be shown, and a function that ends the wait. The list waits until the first
 * steps above the list are loaded, so that they do not move the list. The wait ends after `LONGEST_WAIT_MS` at the
 * latest.
 */
function useSettledSteps(): readonly [boolean, () => void] {
  const [isSettled, setIsSettled] = useState(false);
  const settle = useCallback(() => setIsSettled(true), []);
  useEffect(() => {
    const timer = setTimeout(settle, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  return [isSettled, settle];
}

export default function ProductsTab() {
  const { params } = usePanelLocation();
  const [filter, setFilter] = useState(() => filterIn(params));
  const [open, setOpen] = useState<Opened>();
  const [openings, setOpenings] = useState(0);
  const [arePinsOpen, setPinsOpen] = useState(false);
  const q = useDebounced(filter.q);
  const allCount = useQuery(allCountQuery).data?.total;
  const activeCount = useQuery(activeCountQuery).data?.total;
  const exact = useQuery(productsQuery({ ...filter, q }));
  const foundNothing = cleanQuery(q) !== '' && exact.data?.total === 0 && !exact.isPlaceholderData;
  const similar = useQuery({ ...similarQuery({ ...filter, q }), enabled: foundNothing });
  const isSimilar = foundNothing && !similar.isPlaceholderData && (similar.data?.total ?? 0) > 0;
  const list = isSimilar ? similar : exact;
  useEffect(() => replaceParams(FIRST_TAB, paramsOf({ ...filter, q })), [filter, q]);
  /** Shows another part of the list as a new history entry. Typing a search only replaces the current entry. */
  const applyFilter = (next: ProductFilter) => {
    setFilter(next);
    void goTo(FIRST_TAB, paramsOf(next));
  };
  const [stepsAreSettled, settleSteps] = useSettledSteps();
  const filtered = cleanQuery(q) !== '' || filter.category !== '' || filter.state !== '';
  const selection = useSelection(list.data?.items ?? []);
  const { selected, setSelected } = selection;

  return (
    <>
      <TabHead
        title={tabs.products}
        note={
          allCount !== undefined &&
          activeCount !== undefined &&
          productsText.summary(groupDigits(allCount), groupDigits(activeCount))
        }
      >
        {allCount !== 0 && (
          <Button variant="quiet" onClick={() => setPinsOpen(true)}>
            {productsText.pins}
          </Button>
        )}
        <Button onClick={() => setOpen({})}>{productsText.add}</Button>
      </TabHead>
      {!open && (
        <PanelPart>
          <Suspense>
            <WaitingDrafts onOpen={(id) => setOpen(id === undefined ? {} : { id })} />
          </Suspense>
        </PanelPart>
      )}
      <PanelPart>
        <Suspense>
          <FirstSteps onAddProduct={() => setOpen({})} onSettled={settleSteps} />
        </Suspense>
      </PanelPart>
      {stepsAreSettled ? (
        <>
          <PanelPart>
            <Suspense fallback={<Box height="touch" marginBottom="4" />}>
              <ListActions />
            </Suspense>
          </PanelPart>
          {allCount !== 0 && (
            <ProductFilterBar
              q={filter.q}
              onSearch={(text) => setFilter({ ...filter, q: text, page: 0 })}
              category={filter.category}
              onCategory={(category) => applyFilter({ ...filter, category, page: 0 })}
              state={filter.state}
              onState={(state) => applyFilter({ ...filter, state, page: 0 })}
            >
              {!selected && (
                <Button variant="outline" onClick={() => setSelected(new Map())}>
                  {productsText.select}
                </Button>
              )}
            </ProductFilterBar>
          )}
          <ProductList
            list={list}
            filtered={filtered}
            note={
              filtered && list.data
                ? (isSimilar ? productsText.foundSimilar : productsText.found)(groupDigits(list.data.total))
                : undefined
            }
            page={filter.page}
            onPage={(page) => {
              applyFilter({ ...filter, page });
              scrollTo(0, 0);
            }}
            onClear={() => applyFilter(everything)}
            onAdd={() => setOpen({})}
            onEdit={(id) => setOpen({ id })}
            onDuplicate={(copyOf) => setOpen({ copyOf })}
            selection={selection}
          />
          {selected && (
            <PanelPart>
              <Suspense>
                <BulkBar
                  selected={selected}
                  onSelect={setSelected}
                  filter={{ ...filter, q }}
                  match={isSimilar ? 'similar' : undefined}
                  total={list.data?.total ?? 0}
                />
              </Suspense>
            </PanelPart>
          )}
        </>
      ) : (
        <ListSkeleton rows={6} />
      )}
      {arePinsOpen && (
        <PanelPart>
          <Suspense>
            <PinsDialog onClose={() => setPinsOpen(false)} />
          </Suspense>
        </PanelPart>
      )}
      {open && (
        <ItemDialog<AdminGetProductQueryResult>
          id={open.id}
          addTitle={open.copyOf ? productsText.copyTitle : productsText.addTitle}
          editTitle={productsText.editTitle}
          query={getAdminGetProductQueryOptions}
          draft="products"
          onClose={() => setOpen(undefined)}
        >
          {(editor) => (
            <PreparedForm
              // Each added product gets a form of its own.
              key={openings}
              {...editor}
              category={open.category ?? filter.category}
              copyOf={open.copyOf}
              onAnother={(category) => {
                setOpen({ category });
                setOpenings(openings + 1);
                focusFirst();
              }}
            />
          )}
        </ItemDialog>
      )}
    </>
  );
}
