import { Badge, Box, chakra, Dialog as ChakraDialog, List, Text, VisuallyHidden } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { savePinsBodyProductIdsMax } from '../../api/generated/catalog/catalog.zod';
import type { PinnedProductResponse } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-products';
import { ResponsiveImage } from '../../ui/responsive-image';
import { IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Loaded } from '../ui/loaded';
import { arrowKeys, Grip, OrderSteps } from '../ui/order-steps';
import { moved } from '../ui/reorder';
import { placeProps, placeStyles, useOrderedList } from '../ui/use-ordered-list';
import { ProductSearch } from '../product-search/product-search';
import { usePins } from './use-pins';

const MAX_PINS = savePinsBodyProductIdsMax;

const Pin = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 3rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '3',
    bg: 'paper.raised',
    padding: '2',
    ...placeStyles,
  },
});
const Tools = chakra('div', {
  base: { gridColumn: { base: '3', sm: '4' }, display: 'flex', marginLeft: { base: '-3', sm: 0 } },
});

/** A dialog for the products that stand first. Each change is saved at once. */
export default function PinsDialog({ onClose }: { readonly onClose: () => void }) {
  const { query, ids, save } = usePins();
  return (
    <Dialog title={text.pinsTitle} onClose={onClose}>
      <ChakraDialog.Body minHeight="24rem">
        <Loaded query={query}>
          {({ data }) => <PinList products={data.products} ids={ids} save={save} />}
        </Loaded>
      </ChakraDialog.Body>
    </Dialog>
  );
}

interface Props {
  readonly products: readonly PinnedProductResponse[];
  readonly ids: readonly string[];
  readonly save: (ids: string[]) => void;
}

function PinList({ products, ids, save }: Props) {
  const search = useRef<HTMLDivElement>(null);
  const pins = ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const { list, drag, start, step, announcement } = useOrderedList<HTMLUListElement>(
    pins.length,
    (from, to) => save(moved(ids, from, to)),
    (to) => text.pinMovedTo(to + 1, pins.length),
  );
  const focusSearch = () =>
    requestAnimationFrame(() => search.current?.querySelector<HTMLElement>('input')?.focus());
  const remove = (index: number) => {
    save(ids.toSpliced(index, 1));
    requestAnimationFrame(() => {
      const rest = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
      const next = rest?.[Math.min(index, rest.length - 1)];
      if (next) next.focus();
      else focusSearch();
    });
  };
  return (
    <>
      <Text fontSize="sm" color="ink.soft" role="status">
        {text.pinsNote(ids.length, MAX_PINS)}
      </Text>
      {pins.length === 0 ? (
        <Text>{text.noPins}</Text>
      ) : (
        <List.Root ref={list} aria-label={text.pinsLabel}>
          {pins.map(({ id, name, image, isActive, isDeleted }, index) => (
            <Pin key={id} {...placeProps(drag, index)}>
              <Grip onPointerDown={(event) => start(event, index)} />
              <ResponsiveImage src={image} alt="" sizes="48px" />
              <Box fontWeight="bold" lineHeight="snug" minWidth="0">
                {index + 1}. {name}
                {(isDeleted || !isActive) && (
                  <Badge variant="outline" marginLeft="2">
                    {isDeleted ? text.deletedPin : text.hiddenPin}
                  </Badge>
                )}
              </Box>
              <Tools onKeyDown={arrowKeys((by) => step(index, by))}>
                <OrderSteps
                  vertical
                  index={index}
                  count={pins.length}
                  earlier={common.moveUp(name)}
                  later={common.moveDown(name)}
                  onStep={(by) => step(index, by)}
                />
                <IconButton
                  variant="plain"
                  color="magenta.deep"
                  data-remove=""
                  aria-label={text.unpin(name)}
                  onClick={() => remove(index)}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </Tools>
            </Pin>
          ))}
        </List.Root>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {ids.length < MAX_PINS && (
        <div ref={search}>
          <ProductSearch
            // The key empties the field after a choice.
            key={ids.length}
            onChoose={({ id }) => {
              if (!ids.includes(id)) save([...ids, id]);
              focusSearch();
            }}
          />
        </div>
      )}
    </>
  );
}
