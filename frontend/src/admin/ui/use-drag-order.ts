import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface Drag {
  readonly from: number;
  /** The index at which the item would be dropped now. */
  readonly over: number;
  readonly x: number;
  readonly y: number;
}

export interface DragOrder {
  readonly drag: Drag | undefined;
  readonly start: (event: ReactPointerEvent, from: number) => void;
}

export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const origin = { x: event.clientX, y: event.clientY };
    // The boxes are measured only at the start, because the dragged item later moves with the pointer.
    const boxes = [...(list.current?.querySelectorAll('[data-place]') ?? [])].map((item) =>
      item.getBoundingClientRect(),
    );
    const follow = (pointer: PointerEvent) =>
      setDrag({
        from,
        over: nearest(boxes, pointer),
        x: pointer.clientX - origin.x,
        y: pointer.clientY - origin.y,
      });
    const end = () => {
      listening.abort();
      stop.current = undefined;
      setDrag(undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener(
      'pointerup',
      (pointer) => {
        const to = nearest(boxes, pointer);
        end();
        if (to !== from) onMove(from, to);
      },
      { signal },
    );
    addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape') return;
        key.preventDefault();
        key.stopPropagation();
        end();
      },
      { signal, capture: true },
    );
    stop.current = end;
    setDrag({ from, over: from, x: 0, y: 0 });
  };
  return { drag, start };
}

/** The index of the box whose center is nearest to the pointer. */
function nearest(boxes: readonly DOMRect[], { clientX, clientY }: PointerEvent): number {
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY),
  );
  return distances.indexOf(Math.min(...distances));
}
