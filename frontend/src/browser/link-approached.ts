import { savesData } from './saves-data';

/** Calls `preload` with the URL of a link of this shop when the visitor points at, touches or focuses the link. */
export function onLinkApproached(preload: (url: URL) => void): void {
  const approach = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === location.origin && !savesData()) preload(new URL(link.href));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, approach, { capture: true, passive: true });
}
