import { Badge, Box, chakra, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import * as text from '../../../text/admin-photos';
import { IconButton } from '../../ui/button';
import type { Drag } from './use-drag-order';

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
    // A touch on the grip drags the photo. A touch elsewhere on the photo scrolls the page.
    touchAction: 'none',
  },
});
const Tools = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', paddingBlock: '1' },
});
const Below = chakra('div', {
  base: { paddingInline: '2.5', paddingBottom: '2.5', fontSize: 'xs', lineHeight: 'snug' },
});

export interface PhotoItem {
  readonly id: string;
  readonly image: ReactNode;
  readonly note?: ReactNode;
  readonly failed?: boolean;
}

interface Props {
  readonly item: PhotoItem;
  /** The photo's position in the list, from 0. */
  readonly index: number;
  readonly count: number;
  /** The photo's position among all photos of the product, from 1. */
  readonly number: number;
  readonly total: number;
  readonly drag: Drag | undefined;
  readonly onDragStart: (event: PointerEvent) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A photo in its list, with a grip for dragging and buttons to move and remove it. */
export function PhotoTile({ item, index, count, number, total, drag, onDragStart, onStep, onRemove }: Props) {
  const { image, note, failed } = item;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <Tile
      aria-label={text.photoNumber(number, total)}
      // A failed save focuses the first failed photo by script.
      tabIndex={failed ? -1 : undefined}
      data-failed={failed ? '' : undefined}
      data-dragged={drag?.from === index ? '' : undefined}
      data-over={drag && drag.over === index && drag.from !== index ? '' : undefined}
      style={drag?.from === index ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
    >
      <Image
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse') onDragStart(event);
        }}
      >
        {image}
        {count > 1 && (
          <Grip
            aria-hidden
            onPointerDown={(event) => {
              if (event.pointerType !== 'mouse') onDragStart(event);
            }}
          >
            <GripVertical size={18} aria-hidden />
          </Grip>
        )}
        {number === 1 && (
          <Badge variant="solid" position="absolute" left="0" bottom="0">
            {text.mainPhoto}
          </Badge>
        )}
      </Image>
      <Tools onKeyDown={onKeyDown}>
        <IconButton
          variant="plain"
          data-step="earlier"
          aria-label={text.moveEarlier(number)}
          aria-disabled={index === 0 || undefined}
          opacity={index === 0 ? 0.35 : undefined}
          onClick={() => onStep(-1)}
        >
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
        <IconButton
          variant="plain"
          data-step="later"
          aria-label={text.moveLater(number)}
          aria-disabled={index === count - 1 || undefined}
          opacity={index === count - 1 ? 0.35 : undefined}
          onClick={() => onStep(1)}
        >
          <ArrowRight size={18} aria-hidden />
        </IconButton>
        <IconButton
          variant="plain"
          color="magenta.deep"
          data-remove=""
          aria-label={text.removePhoto(number)}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Tools>
      {note && <Below>{note}</Below>}
    </Tile>
  );
}

/** A photo that is being prepared, in the size of its later tile. */
export function WaitingTile({ name }: { readonly name: string }) {
  return (
    <Tile aria-busy="true">
      <Image cursor="default" />
      <Tools>
        <Box height="touch" />
      </Tools>
      <Below>
        <Text truncate fontWeight="semibold">
          {name}
        </Text>
        <Text color="ink.soft">{text.preparing}</Text>
        <Box height="4px" marginTop="1.5" />
      </Below>
    </Tile>
  );
}
