import { lazy, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page in a file of its own: loaded before hydration and server rendering, on demand in navigation. */
export interface LazyPage {
  readonly Page: ComponentType;
  preload(): Promise<void>;
}

export function lazyPage(load: Load): LazyPage {
  let Loaded: ComponentType | undefined;
  const once = async (): Promise<{ default: ComponentType }> => {
    const page = await load();
    Loaded = page.default;
    return page;
  };
  const Lazy = lazy(once);
  return {
    // A page that is there renders at once, without a moment of its fallback.
    Page: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => void (await once()),
  };
}
