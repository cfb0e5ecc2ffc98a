import { Badge, Box, chakra, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import * as text from '../../text/admin-photos';
import { IconButton } from '../ui/button';
import { arrowKeys, Grip, OrderSteps } from '../ui/order-steps';
import type { Drag } from '../ui/use-drag-order';
import { placeProps, placeStyles } from '../ui/use-ordered-list';

const Tile = chakra('li', {
  base: {
    minWidth: 0,
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    ...placeStyles,
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
  return (
    <Tile
      aria-label={text.photoNumber(number, total)}
      // A failed save focuses the first failed photo by script.
      tabIndex={failed ? -1 : undefined}
      data-failed={failed ? '' : undefined}
      {...placeProps(drag, index)}
    >
      <Image
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse') onDragStart(event);
        }}
      >
        {image}
        {count > 1 && (
          <Grip
            position="absolute"
            top="0"
            right="0"
            bg="rgb(255 255 255 / 0.85)"
            onPointerDown={(event) => {
              if (event.pointerType !== 'mouse') onDragStart(event);
            }}
          />
        )}
        {number === 1 && (
          <Badge variant="solid" position="absolute" left="0" bottom="0">
            {text.mainPhoto}
          </Badge>
        )}
      </Image>
      <Tools onKeyDown={arrowKeys(onStep)}>
        <OrderSteps
          index={index}
          count={count}
          earlier={text.moveEarlier(number)}
          later={text.moveLater(number)}
          onStep={onStep}
        />
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
