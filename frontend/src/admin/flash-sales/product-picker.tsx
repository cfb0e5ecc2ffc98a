import { chakra, Fieldset } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import type { AdminFlashSaleProduct } from '../../api/generated/models';
import * as sales from '../../text/admin-flash-sales';
import * as text from '../../text/admin-sale-form';
import { Button } from '../ui/button';
import { ProductSearch } from '../product-search/product-search';
import { ProductSummary } from '../product-search/product-summary';

const Chosen = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    padding: '2',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'paper.raised',
  },
});

interface Props {
  readonly chosen: AdminFlashSaleProduct | null;
  readonly onChoose: (product: AdminFlashSaleProduct | null) => void;
  readonly error?: string;
}

export function ProductPicker({ chosen, onChoose, error }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  // Whether the owner has just chosen the product in this search field. The form may also open with a product.
  const wasChosenHere = useRef(false);
  // The choice removes the focused search field, so the button gets the focus. A layout effect sets the focus in the
  // same frame. In a later frame, another field may already have the focus.
  useLayoutEffect(() => {
    if (chosen && wasChosenHere.current) button.current?.focus();
    wasChosenHere.current = false;
  }, [chosen]);
  if (!chosen)
    return (
      <ProductSearch
        error={error}
        onChoose={(product) => {
          wasChosenHere.current = true;
          onChoose(product);
        }}
      />
    );
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{sales.product}</Fieldset.Legend>
      <Chosen>
        <ProductSummary product={chosen} />
        <Button ref={button} variant="quiet" size="sm" onClick={() => onChoose(null)}>
          {text.changeProduct}
        </Button>
      </Chosen>
    </Fieldset.Root>
  );
}
