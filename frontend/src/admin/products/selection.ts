import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { AdminProductResponse } from '../../api/generated/models';

type Selected = ReadonlyMap<string, AdminProductResponse>;

export interface Selection {
  /** Undefined while no products are being selected. */
  readonly selected: Selected | undefined;
  readonly setSelected: (selected: Selected | undefined) => void;
  readonly toggle: (product: AdminProductResponse) => void;
  /** For the list: a long press and a press with Shift select, too. */
  readonly handlers: {
    readonly onClickCapture: (event: MouseEvent) => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly select: () => void;
}

const LONG_PRESS_MS = 500;
// A finger that rests moves a little.
const MAX_MOVE_PX = 10;

/** The selection among the shown products, which are only some of those that the filter finds. */
export function useSelection(shown: readonly AdminProductResponse[]): Selection {
  const [selected, setSelected] = useState<Selected>();
  const last = useRef<string>(undefined);
  const press = useRef<Press>(undefined);
  const endsLongPress = useRef(false);
  const productAt = (event: MouseEvent | PointerEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    return shown.find(({ id }) => id === row?.dataset['row']);
  };
  const add = (...products: readonly AdminProductResponse[]) =>
    setSelected((before) => new Map([...(before ?? []), ...products.map((one) => [one.id, one] as const)]));
  const toggle = (product: AdminProductResponse) => {
    last.current = product.id;
    setSelected((before) => {
      const next = new Map(before);
      if (!next.delete(product.id)) next.set(product.id, product);
      return next;
    });
  };
  const endPress = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  const onClickCapture = (event: MouseEvent) => {
    const product = productAt(event);
    const isLongPress = endsLongPress.current;
    endsLongPress.current = false;
    if (!isLongPress && (!event.shiftKey || !product)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLongPress || !product) return;
    const places = [last.current, product.id].map((id) => shown.findIndex((one) => one.id === id));
    const [from = 0, to = 0] = places
      .map((place) => (place < 0 ? shown.indexOf(product) : place))
      .toSorted((a, b) => a - b);
    last.current = product.id;
    const range = shown.slice(from, to + 1);
    // After the browser has reset the checkbox whose click was prevented.
    setTimeout(() => add(...range));
  };
  const onPointerDown = (event: PointerEvent) => {
    endsLongPress.current = false;
    const product = productAt(event);
    if (event.pointerType !== 'touch' || !product) return;
    const select = () => {
      endPress();
      endsLongPress.current = true;
      last.current = product.id;
      add(product);
    };
    press.current = {
      x: event.clientX,
      y: event.clientY,
      timer: setTimeout(select, LONG_PRESS_MS),
      select,
    };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const { x = clientX, y = clientY } = press.current ?? {};
    if (Math.hypot(clientX - x, clientY - y) > MAX_MOVE_PX) endPress();
  };
  // Android opens the menu of a link, or selects a word, after a long press.
  const onContextMenu = (event: MouseEvent) => {
    if (!press.current && !endsLongPress.current) return;
    event.preventDefault();
    press.current?.select();
  };
  const handlers = {
    onClickCapture,
    onContextMenu,
    onPointerDown,
    onPointerMove,
    onPointerUp: endPress,
    onPointerCancel: endPress,
  };
  return { selected, setSelected, toggle, handlers };
}
