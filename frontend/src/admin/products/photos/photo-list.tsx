import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, GripVertical, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import {
  mainPhoto,
  movedTo,
  moveEarlier,
  moveLater,
  photoNumber,
  removePhoto,
} from '../../../text/admin-photos';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { IconButton } from '../../ui/button';
import { Tag } from '../../ui/sheet';
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
const Tile = chakra('li', {
  base: {
    minWidth: 0,
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    '&[data-over]': { outline: '3px solid {colors.cyan}', outlineOffset: '1px' },
    '&[data-dragged]': {
      position: 'relative',
      zIndex: 1,
      pointerEvents: 'none',
      outline: '2px solid {colors.ink}',
    },
  },
});
const Image = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '1',
    overflow: 'hidden',
    bg: 'paper.sunk',
    cursor: 'grab',
    userSelect: 'none',
    '& img': { width: 'full', height: 'full', objectFit: 'cover', pointerEvents: 'none' },
  },
});
const Grip = chakra('span', {
  base: {
    position: 'absolute',
    top: 0,
    right: 0,
    width: 'touch',
    height: 'touch',
    display: 'grid',
    placeItems: 'center',
    bg: 'rgb(255 255 255 / 0.85)',
    // The one spot from which a finger drags; elsewhere it scrolls.
    touchAction: 'none',
  },
});
const Main = chakra(Tag, { base: { position: 'absolute', left: 0, bottom: 0 } });
const Tools = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', paddingBlock: '1' },
});
const Below = chakra('div', {
  base: { paddingInline: '2.5', paddingBottom: '2.5', fontSize: 'xs', lineHeight: 'snug' },
});

export interface PhotoItem {
  readonly id: string;
  readonly picture: ReactNode;
  /** Name, size, progress, or what went wrong. */
  readonly note?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly items: readonly PhotoItem[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

/** Photos in their order, the first being the main one: sorted by mouse, finger or keys. */
export function PhotoList({ label, items, onMove, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const { drag, start } = useDragOrder(list, move);

  function move(from: number, to: number): void {
    if (to < 0 || to >= items.length) return;
    onMove(from, to);
    setSaid(movedTo(to + 1, items.length));
  }
  // A moved element loses the focus that its press gave it.
  const step = (from: number, by: -1 | 1) => {
    move(from, from + by);
    const index = Math.max(0, Math.min(items.length - 1, from + by));
    const name = by < 0 ? 'earlier' : 'later';
    requestAnimationFrame(() =>
      list.current?.children[index]?.querySelector<HTMLElement>(`[data-step=${name}]`)?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const by = ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(index, by);
  };
  const remove = (index: number) => {
    onRemove(index);
    requestAnimationFrame(() => {
      const next = list.current?.children[Math.min(index, items.length - 2)];
      next?.querySelector<HTMLElement>('[data-remove]')?.focus();
    });
  };

  return (
    <>
      <List ref={list} aria-label={label}>
        {items.map(({ id, picture, note }, index) => (
          <Tile
            key={id}
            aria-label={photoNumber(index + 1, items.length)}
            data-dragged={drag?.from === index ? '' : undefined}
            data-over={drag && drag.over === index && drag.from !== index ? '' : undefined}
            style={drag?.from === index ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
          >
            <Image
              onPointerDown={(event) => {
                if (event.pointerType === 'mouse') start(event, index);
              }}
            >
              {picture}
              {items.length > 1 && (
                <Grip
                  aria-hidden
                  onPointerDown={(event) => {
                    if (event.pointerType !== 'mouse') start(event, index);
                  }}
                >
                  <GripVertical size={18} aria-hidden />
                </Grip>
              )}
              {index === 0 && <Main ink="yellow">{mainPhoto}</Main>}
            </Image>
            {}
            <Tools onKeyDown={(event) => onKeyDown(event, index)}>
              <IconButton
                variant="plain"
                data-step="earlier"
                aria-label={moveEarlier(index + 1)}
                aria-disabled={index === 0 || undefined}
                opacity={index === 0 ? 0.35 : undefined}
                onClick={() => step(index, -1)}
              >
                <ArrowLeft size={18} aria-hidden />
              </IconButton>
              <IconButton
                variant="plain"
                data-step="later"
                aria-label={moveLater(index + 1)}
                aria-disabled={index === items.length - 1 || undefined}
                opacity={index === items.length - 1 ? 0.35 : undefined}
                onClick={() => step(index, 1)}
              >
                <ArrowRight size={18} aria-hidden />
              </IconButton>
              <IconButton
                variant="plain"
                color="magenta.deep"
                data-remove=""
                aria-label={removePhoto(index + 1)}
                onClick={() => remove(index)}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Tools>
            {note && <Below>{note}</Below>}
          </Tile>
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
