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

/** Goes there as soon as the page is long enough, unless the visitor goes somewhere else in the meantime. */
function goTo(top: number): () => void {
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    stop();
    window.scrollTo({ top, behavior: 'instant' });
  });
  const stop = (): void => {
    growth.disconnect();
    for (const type of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(type, stop);
  };
  for (const type of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
  return stop;
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
        window.scrollTo({ top: position, behavior: 'instant' });
        if (Math.abs(window.scrollY - position) > 1) stopGoing = goTo(position);
      }
    } else if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
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
