import { List, Stack, Text } from '@chakra-ui/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAdminListCategories } from '../../api/generated/catalog/catalog';
import type { AdminProductResponse } from '../../api/generated/models';
import { dataOnly, type Page } from '../../api/response';
import * as text from '../../text/admin-products';
import { DeletedLink } from '../deleted/deleted-link';
import { useDeletion } from '../deleted/use-deletion';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Loaded } from '../ui/loaded';
import { useNow } from '../ui/use-now';
import { Pager } from './pager';
import { ProductRow } from './product-row';
import { PAGE_SIZE } from './products-data';
import type { Selection } from './selection';
import { useDiscounts } from './use-discounts';
import { usePins } from './use-pins';

interface Props {
  readonly list: UseQueryResult<Page<AdminProductResponse>>;
  readonly filtered: boolean;
  /** The number of products that match the search and the filter, as a text. */
  readonly note: string | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
  readonly onAdd: () => void;
  readonly onEdit: (id: string) => void;
  readonly onDuplicate: (id: string) => void;
  readonly selection: Selection;
}

export function ProductList(props: Props) {
  const { list, filtered, note, page, onPage, onClear, onAdd, onEdit, onDuplicate } = props;
  const { selected, toggle, handlers } = props.selection;
  const now = useNow();
  const categories = useAdminListCategories(dataOnly());
  const discountOf = useDiscounts(now);
  const pins = usePins();
  const { confirmAndDelete, withUndoLine } = useDeletion('products', text, () => {
    // The deleted product was the only product of the page.
    if (list.data?.items.length === 1 && page > 0) onPage(page - 1);
  });

  const askToDelete = ({ id, name }: AdminProductResponse, index: number) =>
    confirmAndDelete(
      { id, name, index },
      { title: text.deleteTitle(name), text: text.deleteQuestion, lang: 'en' },
    );

  const renderEmpty = () =>
    filtered || page > 0 ? (
      <EmptyState title={text.noMatch} text={text.noMatchHint}>
        <Button variant="outline" onClick={onClear}>
          {text.clearFilter}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title={text.none} text={text.noneHint}>
        <Button variant="outline" onClick={onAdd}>
          {text.add}
        </Button>
      </EmptyState>
    );
  // `withUndoLine` adds the line about the last deletion to the rows.
  const rowsOf = (items: readonly AdminProductResponse[]) =>
    withUndoLine(
      items.map((product, index) => (
        <ProductRow
          key={product.id}
          product={product}
          categoryName={categories.data?.find(({ slug }) => slug === product.category)?.name}
          discount={discountOf(product.id)}
          isPinned={pins.ids.includes(product.id)}
          now={now}
          onEdit={() => onEdit(product.id)}
          onDuplicate={() => onDuplicate(product.id)}
          onPin={() => pins.toggle(product.id)}
          onDelete={() => void askToDelete(product, index)}
          isSelected={selected?.has(product.id)}
          onSelect={() => toggle(product)}
        />
      )),
    );
  const renderPage = ({ items, total }: Page<AdminProductResponse>) => {
    const rows = rowsOf(items);
    return (
      <>
        <div role="status">
          {note && items.length > 0 && (
            <Text fontSize="sm" color="ink.soft" marginBottom="3">
              {note}
            </Text>
          )}
        </div>
        <Stack gap="3">
          {rows.length > 0 && (
            <List.Root
              aria-label={text.listLabel}
              opacity={list.isPlaceholderData ? 0.6 : undefined}
              {...handlers}
            >
              {rows}
            </List.Root>
          )}
          {items.length === 0 && renderEmpty()}
        </Stack>
        {items.length > 0 && <Pager page={page} count={Math.ceil(total / PAGE_SIZE)} onPage={onPage} />}
      </>
    );
  };
  return (
    <>
      <Loaded query={list}>{renderPage}</Loaded>
      <DeletedLink type="products" />
    </>
  );
}
