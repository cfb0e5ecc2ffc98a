import { lazy, type ComponentType } from 'react';

/** A component in its own chunk. */
export interface LazyComponent<Props> {
  readonly Component: ComponentType<Props>;
  /** Loads it; afterwards it renders at once, without suspending. */
  preload(): Promise<void>;
}

/**
 * @param load imports a module whose default export is the component.
 * @param onFailure what happens instead of rendering when that fails; by default the browser loads the document.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFailure: (error: unknown) => Promise<never> = loadDocument,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<{ default: ComponentType<Props> }> => {
    const module = await load();
    Loaded = module.default;
    return module;
  };
  // React shows what suspends 300 ms after the last fallback at the earliest, even when its chunk has been loaded.
  const Suspending = lazy(() => loadOnce().catch(onFailure));
  return {
    Component: (props) => (Loaded ? <Loaded {...props} /> : <Suspending {...props} />),
    preload: async () => void (await loadOnce()),
  };
}

/**
 * Lets the browser load the page when its chunk cannot be loaded, for example because a new release has replaced it. The
 * URL is already that of the new page.
 */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
