import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORE = 'etalase:scroll';

function remembered(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function remember(key: string): void {
  const positions = Object.entries({ ...remembered(), [key]: Math.round(window.scrollY) });
  try {
    sessionStorage.setItem(STORE, JSON.stringify(Object.fromEntries(positions.slice(-50))));
  } catch {
    // A full or forbidden store costs the position, nothing else.
  }
}

const isLoading = (): boolean => document.querySelector('[data-skeleton]') !== null;

/** Goes there as soon as the page has loaded and is long enough, unless the visitor scrolls in the meantime. */
function goTo(top: number): () => void {
  const going = new AbortController();
  const arrive = (): void => {
    if (isLoading() || document.documentElement.scrollHeight - window.innerHeight < top) return;
    disconnect();
    // In the next frame: the browser counts what comes and is scrolled past in one frame as a layout shift.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!going.signal.aborted) window.scrollTo({ top, behavior: 'instant' });
        going.abort();
      }),
    );
  };
  const growth = new ResizeObserver(arrive);
  // Skeletons may be replaced by content of the same height.
  const content = new MutationObserver(arrive);
  const disconnect = (): void => {
    growth.disconnect();
    content.disconnect();
  };
  going.signal.addEventListener('abort', disconnect);
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, () => going.abort(), { passive: true, signal: going.signal });
  growth.observe(document.body);
  content.observe(document.body, { childList: true, subtree: true });
  return () => going.abort();
}

/** Back and forward return to where one was; a new page starts at its top, an anchor at its element. */
export function ScrollRestoration(): null {
  const location = useLocation();
  const type = useNavigationType();
  const entry = `${location.key}${location.pathname}${location.hash}`;
  const before = useRef(location.pathname);
  const keepScroll = (location.state as { keepScroll?: boolean } | null)?.keepScroll === true;

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    // A plain `#anchor` on the same page: the browser has just gone there by itself.
    let stopGoing: (() => void) | undefined;
    const jumped = history.state === null && location.pathname === before.current;
    before.current = location.pathname;
    if (jumped) {
      // Nothing to restore.
    } else if (type === NavigationType.Pop) {
      const position = remembered()[entry];
      if (position !== undefined) {
        // While it loads, the top: what comes would push away everything that is seen further down.
        window.scrollTo({ top: isLoading() ? 0 : position, behavior: 'instant' });
        if (Math.abs(window.scrollY - position) > 1) stopGoing = goTo(position);
      }
    } else if (location.hash)
      (document.getElementById(location.hash.slice(1)) ?? document.body).scrollIntoView();
    else if (!keepScroll) window.scrollTo({ top: 0, behavior: 'instant' });

    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => remember(entry), 100);
    };
    const saveNow = (): void => remember(entry);
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', saveNow);
    document.addEventListener('click', saveNow, { capture: true });
    return () => {
      stopGoing?.();
      clearTimeout(timer);
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('click', saveNow, { capture: true });
    };
  }, [entry, type, location.pathname, location.hash, keepScroll]);
  return null;
}
