import { type RefObject, useRef, useState } from 'react';
import { type DragOrder, useDragOrder } from './use-drag-order';

interface OrderedList<List extends HTMLElement> extends DragOrder {
  /** The list. Its children that can be moved have the attribute `data-place`. */
  readonly list: RefObject<List | null>;
  /** Moves an item by one place. The pressed button keeps the focus. */
  readonly step: (from: number, by: -1 | 1) => void;
  /** A message for screen readers about the last move. */
  readonly announcement: string;
}

/**
 * A list whose order is changed by mouse, touch and keyboard.
 * @param announce returns the message about a move to an index.
 */
export function useOrderedList<List extends HTMLElement>(
  count: number,
  onMove: (from: number, to: number) => void,
  announce: (to: number) => string,
): OrderedList<List> {
  const list = useRef<List>(null);
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number): void => {
    if (to < 0 || to >= count) return;
    onMove(from, to);
    setAnnouncement(announce(to));
  };
  const { drag, start } = useDragOrder(list, move);
  const step = (from: number, by: -1 | 1) => {
    const pressed = document.activeElement;
    move(from, from + by);
    // A list item that moves loses the focus.
    requestAnimationFrame(() => {
      if (pressed instanceof HTMLElement) pressed.focus();
    });
  };
  return { list, drag, start, step, announcement };
}

/** The attributes and the style of an item while it or another one is dragged. */
export function placeProps(drag: DragOrder['drag'], index: number) {
  const isDragged = drag?.from === index;
  return {
    'data-place': '',
    'data-dragged': isDragged ? '' : undefined,
    'data-over': drag && drag.over === index && !isDragged ? '' : undefined,
    style: isDragged ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined,
  };
}

export const placeStyles = {
  '&[data-over]': { outline: '3px solid {colors.cyan}', outlineOffset: '1px' },
  '&[data-dragged]': {
    position: 'relative',
    zIndex: 1,
    pointerEvents: 'none',
    outline: '2px solid {colors.ink}',
  },
} as const;
