import { useLayoutEffect, useState } from 'react';
import { createStore, useStore } from './store';

/** Open dialogs, the topmost last: everything beneath it is inert, so what is said must be said inside it. */
const layers = createStore<readonly symbol[]>([]);

/** Registers a dialog for as long as it is mounted. @returns whether it is the topmost. */
export function useLayer(): boolean {
  const [me] = useState(() => Symbol('layer'));
  useLayoutEffect(() => {
    layers.set([...layers.get(), me]);
    return () => layers.set(layers.get().filter((layer) => layer !== me));
  }, [me]);
  return useStore(layers).at(-1) === me;
}

/** Whether no dialog lies over the page. */
export function useIsPageOnTop(): boolean {
  return useStore(layers).length === 0;
}
