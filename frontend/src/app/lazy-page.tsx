import { lazy, type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page in its own chunk: loaded before hydration and server rendering, on demand in client navigation. */
export interface LazyPage {
  readonly Page: ComponentType;
  preload(): Promise<void>;
}

export function lazyPage(load: Load): LazyPage {
  let Loaded: ComponentType | undefined;
  const loadPage = async (): Promise<{ default: ComponentType }> => {
    const page = await load();
    Loaded = page.default;
    return page;
  };
  const Lazy = lazy(loadPage);
  return {
    // A loaded page renders synchronously, without a flash of the Suspense fallback.
    Page: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => void (await loadPage()),
  };
}
