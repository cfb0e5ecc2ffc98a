import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FlashSaleProduct } from '../../api/generated/models';
import {
  noProduct,
  product as productLabel,
  products,
  searching,
  searchProduct,
} from '../../text/admin-flash-sales';
import { productSearchQuery } from '../products/products-data';
import { Input } from '../ui/controls';
import { Field } from '../ui/field';
import { useSettled } from '../ui/use-settled';
import { ProductWords } from './product-words';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: 0,
    marginTop: '1.5',
    padding: 0,
    borderWidth: '1px',
    borderColor: 'line.strong',
    maxHeight: '18rem',
    overflowY: 'auto',
    bg: 'paper.raised',
  },
});
const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '2',
    cursor: 'pointer',
    '&[aria-selected=true], &:hover': { bg: 'paper.sunk' },
    '&[aria-selected=true]': { boxShadow: 'inset 3px 0 0 {colors.ink}' },
  },
});
const Note = chakra('li', { base: { padding: '3', fontSize: 'sm', color: 'ink.soft' } });

interface Props {
  readonly onChoose: (product: FlashSaleProduct) => void;
  readonly error?: string;
}

/** The ARIA combobox pattern: the focus stays in the field, the arrows walk through the list below it. */
export function ProductSearch({ onChoose, error }: Props) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState(-1);
  const found = useQuery(productSearchQuery(useSettled(typed)));
  const items = found.data?.items ?? [];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    const item = items[current];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setOpen(true);
      setCurrent((current + step + items.length) % items.length);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      if (item) onChoose(item);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      setCurrent(-1);
    }
  };

  return (
    <Field label={productLabel} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            type="search"
            role="combobox"
            data-autofocus=""
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open && current >= 0 ? `${listId}-${current}` : undefined}
            placeholder={searchProduct}
            autoComplete="off"
            maxLength={200}
            value={typed}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyped(event.target.value);
              setOpen(true);
              setCurrent(-1);
            }}
          />
          {open && (
            <List id={listId} role="listbox" aria-label={products}>
              {items.map((item, index) => (
                <Option
                  key={item.id}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(item)}
                >
                  <ProductWords product={item} />
                </Option>
              ))}
              {items.length === 0 && (
                <Note role="option" aria-selected={false} aria-disabled>
                  {found.isPending ? searching : noProduct}
                </Note>
              )}
            </List>
          )}
        </>
      )}
    </Field>
  );
}
