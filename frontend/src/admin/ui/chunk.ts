import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '../../ui/lazy-component';

const preloads: (() => Promise<void>)[] = [];

/** A component in a separate chunk. When the chunk cannot be loaded, the nearest error boundary gets the error. */
export function lazyChunk<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  // A failed chunk does not reload the document, because a reload would end the session.
  const lazy = lazyComponent(load, (error) => Promise.reject(error as Error));
  preloads.push(() => lazy.preload());
  return lazy;
}

/** `lazyChunk` for components that the first view does not need. */
export const chunk = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props>['Component'] => lazyChunk(load).Component;

/** Loads all chunks. A failure is reported when the missing chunk is opened. */
export function preloadChunks(): void {
  for (const preload of preloads) preload().catch(() => undefined);
}
