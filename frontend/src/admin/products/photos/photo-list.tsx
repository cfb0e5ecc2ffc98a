import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import * as text from '../../../text/admin-photos';
import { type PhotoItem, PhotoTile, WaitingTile } from './photo-tile';
import { useDragOrder } from './use-drag-order';

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
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
  /** The total number of the product's photos. */
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
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { drag, start } = useDragOrder(list, move);

  function move(from: number, to: number): void {
    if (to < 0 || to >= items.length) return;
    onMove(from, to);
    setAnnouncement(text.movedTo(before + to + 1, total));
  }
  // A list item that moves loses the focus, so the focus is set again.
  const step = (from: number, by: -1 | 1) => {
    move(from, from + by);
    const index = Math.max(0, Math.min(items.length - 1, from + by));
    const name = by < 0 ? 'earlier' : 'later';
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-step=${name}]`)?.focus(),
    );
  };
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
