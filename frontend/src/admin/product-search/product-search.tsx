import { cleanQuery } from '@etalase/backend/rules/text';
import { Box, Combobox, createListCollection } from '@chakra-ui/react';
import { MAX_QUERY_LENGTH } from '@etalase/backend/rules/search-query';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getAdminListProductsQueryOptions } from '../../api/generated/catalog/catalog';
import type { AdminProductResponse } from '../../api/generated/models';
import { selectPage } from '../../api/response';
import * as text from '../../text/admin-products';
import { Field } from '../forms/field';
import { useDebounced } from '../../ui/use-debounced';
import { ProductSummary } from './product-summary';

const MAX_RESULTS = 8;

interface Props {
  readonly onChoose: (product: AdminProductResponse) => void;
  readonly error?: string;
}

export function ProductSearch({ onChoose, error }: Props) {
  const [typed, setTyped] = useState('');
  const debounced = useDebounced(typed);
  const wanted = cleanQuery(debounced);
  const params = { limit: MAX_RESULTS, ...(wanted && { q: wanted }) };
  const found = useQuery(getAdminListProductsQueryOptions(params, { query: { select: selectPage } }));
  // Results of an earlier query are hidden, so that a fast Enter cannot choose one of them.
  const isSearching = typed !== debounced || found.isPending;
  const items = isSearching ? undefined : found.data?.items;
  const collection = useMemo(
    () =>
      createListCollection({
        items: items ?? [],
        itemToValue: ({ id }) => id,
        itemToString: ({ name }) => name,
      }),
    [items],
  );
  return (
    <Field label={text.product} error={error}>
      {(control) => (
        <Combobox.Root
          collection={collection}
          inputValue={typed}
          openOnClick
          inputBehavior="autohighlight"
          positioning={{ strategy: 'fixed' }}
          onInputValueChange={({ inputValue }) => setTyped(inputValue)}
          onValueChange={({ items: [chosen] }) => {
            if (chosen) onChoose(chosen);
          }}
        >
          <Combobox.Control>
            <Combobox.Input
              {...control}
              data-autofocus=""
              placeholder={text.searchLabel}
              maxLength={MAX_QUERY_LENGTH}
            />
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content>
              {/* ARIA requires an option in every listbox, even if no product is found. */}
              <Combobox.Empty asChild>
                <Box role="option" aria-selected={false} aria-disabled>
                  {isSearching ? text.searching : text.noMatch}
                </Box>
              </Combobox.Empty>
              {collection.items.map((item) => (
                <Combobox.Item key={item.id} item={item}>
                  <ProductSummary product={item} />
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Combobox.Root>
      )}
    </Field>
  );
}
