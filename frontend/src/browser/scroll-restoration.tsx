import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'etalase:scroll';

function loadPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function savePosition(key: string, top: number): void {
  // Only the 50 positions that were saved last are kept.
  const { [key]: _, ...others } = loadPositions();
  const positions = Object.entries({ ...others, [key]: top });
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions.slice(-50))));
  } catch {
    // If the storage fails, only the scroll position is lost.
  }
}

const isLoading = (): boolean => document.querySelector('[data-skeleton]') !== null;

/**
 * Scrolls when the page has loaded and is long enough, unless the visitor scrolls first.
 * @returns a cancel function.
 */
function scrollWhenLoaded(top: number): () => void {
  const controller = new AbortController();
  const tryScroll = (): void => {
    if (isLoading() || document.documentElement.scrollHeight - window.innerHeight < top) return;
    disconnect();
    // Scrolls after the next frame is painted. Content that is inserted and scrolled past in one frame counts as a
    // layout shift.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!controller.signal.aborted) window.scrollTo({ top, behavior: 'instant' });
        controller.abort();
      }),
    );
  };
  const growth = new ResizeObserver(tryScroll);
  // Content may replace skeletons of the same height. So changes of elements are observed, too.
  const content = new MutationObserver(tryScroll);
  const disconnect = (): void => {
    growth.disconnect();
    content.disconnect();
  };
  controller.signal.addEventListener('abort', disconnect);
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, () => controller.abort(), { passive: true, signal: controller.signal });
  growth.observe(document.body);
  content.observe(document.body, { childList: true, subtree: true });
  return () => controller.abort();
}

interface Props {
  /** Whether the browser has already scrolled the first page to its position. */
  readonly scrolledByBrowser: boolean;
}

/** Back and Forward restore the scroll position. A new page starts at its top, and an anchor at its element. */
export function ScrollRestoration({ scrolledByBrowser }: Props): null {
  const location = useLocation();
  const type = useNavigationType();
  const entry = `${location.key}${location.pathname}${location.hash}`;
  const previousPath = useRef(location.pathname);
  /** The entry whose position the browser has restored; undefined after the first navigation. */
  const restoredEntry = useRef(scrolledByBrowser ? entry : undefined);
  const keepScroll = (location.state as { keepScroll?: boolean } | null)?.keepScroll === true;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeOver = (): void => void (history.scrollRestoration = 'manual');
    // After `pageshow`, WebKit restores the scroll position of a document from the back/forward cache, but only in mode
    // `auto`. So mode `manual` is set later.
    const takeOverLater = (): void => void (timer = setTimeout(takeOver));
    // The browser restores the scroll position of a reloaded document, before scripts run or without them.
    const handBack = (): void => {
      clearTimeout(timer);
      history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('pageshow', takeOverLater);
    window.addEventListener('pagehide', handBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', takeOverLater);
      window.removeEventListener('pagehide', handBack);
    };
  }, []);

  useLayoutEffect(() => {
    let cancelScroll: (() => void) | undefined;
    // For a plain `#anchor` link on the same page, the browser has already scrolled to the anchor.
    const jumped = history.state === null && location.pathname === previousPath.current;
    if (location.pathname !== previousPath.current)
      globalThis.countPage?.(location.pathname, type !== NavigationType.Pop);
    previousPath.current = location.pathname;
    if (restoredEntry.current !== entry) restoredEntry.current = undefined;
    if (jumped || restoredEntry.current === entry) {
      // The position is already right.
    } else if (type === NavigationType.Pop) {
      const position = loadPositions()[entry];
      if (position !== undefined) {
        // A page that is still loading is shown at its top. At another position, inserted content would shift the
        // visible content.
        window.scrollTo({ top: isLoading() ? 0 : position, behavior: 'instant' });
        if (Math.abs(window.scrollY - position) > 1) cancelScroll = scrollWhenLoaded(position);
      }
    } else if (location.hash)
      (document.getElementById(location.hash.slice(1)) ?? document.body).scrollIntoView();
    else if (!keepScroll) window.scrollTo({ top: 0, behavior: 'instant' });

    let timer: ReturnType<typeof setTimeout> | undefined;
    // The position is read at each scroll event, at most once a frame. A read at a click would delay the click, because
    // the browser would first calculate the layout.
    let top: number | undefined;
    const read = (): void => void (top = Math.round(window.scrollY));
    const frame = requestAnimationFrame(read);
    const saveNow = (): void => {
      if (top !== undefined) savePosition(entry, top);
    };
    const save = (): void => {
      read();
      clearTimeout(timer);
      timer = setTimeout(saveNow, 100);
    };
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('click', saveNow, { capture: true });
    return () => {
      cancelScroll?.();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('click', saveNow, { capture: true });
    };
  }, [entry, type, location.pathname, location.hash, keepScroll]);
  return null;
}
