import { useEffect, useEffectEvent } from 'react';

/** An API of Chromium that TypeScript's DOM library lacks. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `onRequest` for a phone's back gesture while a dialog is mounted. With several dialogs, only the topmost dialog
 * gets the call, because Chromium notifies the newest watcher. The Escape key has no effect here, because Chakra
 * handles the key and prevents the default action.
 */
export function useCloseRequest(onRequest: () => void): void {
  const handleRequest = useEffectEvent(onRequest);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) return undefined;
    let watcher: CloseWatcher;
    // A watcher fires only once. The dialog may stay open, so a new watcher is created after each request.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        handleRequest();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
}
