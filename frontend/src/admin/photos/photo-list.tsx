import { chakra, VisuallyHidden } from '@chakra-ui/react';
import * as text from '../../text/admin-photos';
import { useOrderedList } from '../ui/use-ordered-list';
import { type PhotoItem, PhotoTile, WaitingTile } from './photo-tile';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    gap: '2',
  },
});

interface Props {
  readonly label: string;
  readonly items: readonly PhotoItem[];
  /** The names of photos that are still being prepared and come last. */
  readonly waiting?: readonly string[];
  /** The number of the product's photos before this list. */
  readonly before?: number;
  readonly total?: number;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** An ordered list of photos. The first photo is the main photo. Photos are reordered by mouse, touch or keyboard. */
export function PhotoList({
  label,
  items,
  waiting = [],
  before = 0,
  total = items.length,
  onMove,
  onRemove,
}: Props) {
  const { list, drag, start, step, announcement } = useOrderedList<HTMLOListElement>(
    items.length,
    onMove,
    (to) => text.movedTo(before + to + 1, total),
  );
  const remove = (index: number) => {
    // After the last photo is removed, the list is unmounted. The focus then goes to the button that chooses photos.
    const field = list.current?.closest('fieldset');
    onRemove(index);
    requestAnimationFrame(() => {
      // `items` still contains the removed photo, so the last remaining photo has the index `length - 2`.
      const next = list.current?.children[Math.min(index, items.length - 2)];
      (next ?? field)?.querySelector<HTMLElement>(next ? '[data-remove]' : '[data-choose]')?.focus();
    });
  };

  return (
    <>
      <List ref={list} aria-label={label}>
        {items.map((item, index) => (
          <PhotoTile
            key={item.id}
            item={item}
            index={index}
            count={items.length}
            number={before + index + 1}
            total={total}
            drag={drag}
            onDragStart={(event) => start(event, index)}
            onStep={(by) => step(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
        {waiting.map((name, index) => (
          <WaitingTile key={`${index} ${name}`} name={name} />
        ))}
      </List>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
