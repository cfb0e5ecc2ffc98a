import { lazy, type ComponentType } from 'react';

export interface LazyComponent<Props> {
  readonly Component: ComponentType<Props>;
  /** Loads the component. Afterwards it renders at once, without suspending. */
  preload(): Promise<void>;
}

/**
 * @param load imports a module whose default export is the component.
 * @param onFailure runs instead of rendering when `load` fails. By default the browser then loads the document.
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
  // React shows the content of `lazy` no earlier than 300 ms after the last fallback, even when the chunk has loaded.
  // So a loaded component is rendered without `lazy`.
  const Suspending = lazy(() => loadOnce().catch(onFailure));
  return {
    Component: (props) => (Loaded ? <Loaded {...props} /> : <Suspending {...props} />),
    preload: async () => void (await loadOnce()),
  };
}

/**
 * Lets the browser load the page when its chunk cannot be loaded, for example because a new release has replaced the
 * chunk. At that time the URL already names the new page.
 */
function loadDocument(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
