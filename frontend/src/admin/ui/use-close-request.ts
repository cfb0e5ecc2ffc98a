import { useEffect, useEffectEvent } from 'react';

/** Chromium's, not yet in TypeScript's library. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** A phone's back gesture asks for the topmost dialog to close, as it does with the browser's own. */
export function useCloseRequest(onRequest: () => void): void {
  const requested = useEffectEvent(onRequest);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) return undefined;
    let watcher: CloseWatcher;
    // A watcher serves one request; the dialog may refuse it and be asked again.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        requested();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
}
