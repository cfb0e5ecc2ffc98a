import { markIn } from '@etalase/backend/rules/visit-mark';
import { navigation } from './document-url';

declare global {
  /** Counts another page of the router when it has been shown for a second, unless Back or Forward shows it again. */
  var countPage: ((pathname: string, isNew: boolean) => void) | undefined;
  /** Counts a search without a result, once for the same words. */
  var countSearch: ((words: string) => void) | undefined;
}

/** A page that is left earlier is not counted. Taps within this time count once. */
const SECOND_MS = 1000;
const TAPPED = 'a[href^="https://wa.me/"],a[data-marketplace]';
const CHAT_FORM = 'form[action^="https://wa.me/"]';

/** Counts views, taps and searches of this document. The server decides what it stores. */
export function countVisits(): void {
  const mark = markIn(location.search);
  const from = mark ?? document.referrer.split('/')[2];
  // A page that Back or Forward shows was counted before.
  let isCounted = navigation()?.type === 'back_forward';
  let shown = location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tappedAt = -SECOND_MS;
  let searched = '';

  const send = (kind: string, words?: string): void => {
    const product = /^\/product\/([\da-f-]{36})$/u.exec(location.pathname)?.[1];
    const body = JSON.stringify({ kind, product, from, words });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true };
    // Some browsers and extensions take the beacon away.
    if (typeof navigator.sendBeacon === 'function')
      navigator.sendBeacon('/api/visits', new Blob([body], { type: 'application/json' }));
    else fetch('/api/visits', init).catch(() => undefined);
  };
  globalThis.countSearch = (words) => {
    if (words !== searched) send('search', (searched = words));
  };
  const countView = (): void => {
    isCounted = true;
    if (mark) {
      const url = new URL(location.href);
      url.searchParams.delete('dari');
      history.replaceState(history.state, '', url);
    }
    if (!document.querySelector('meta[name=robots]')) send('view');
    const words = document.querySelector<HTMLElement>('[data-in-vain]')?.dataset['inVain'];
    if (words) countSearch?.(words);
  };
  // A prerendered document is hidden until it is shown.
  const wait = (): void => {
    clearTimeout(timer);
    // After Back, the address changes before the router shows the page and calls `countPage`.
    const countIfStillHere = () => location.pathname === shown && countView();
    if (!isCounted && !document.hidden) timer = setTimeout(countIfStillHere, SECOND_MS);
  };
  globalThis.countPage = (pathname, isNew) => {
    shown = pathname;
    isCounted = !isNew;
    wait();
  };
  document.addEventListener('visibilitychange', wait);
  const countTap = ({ target, type, isTrusted, timeStamp }: Event): void => {
    const selector = type === 'click' ? TAPPED : CHAT_FORM;
    const tapped = target instanceof Element && target.closest<HTMLElement>(selector);
    if (!tapped || !isTrusted || timeStamp - tappedAt < SECOND_MS) return;
    tappedAt = timeStamp;
    send('marketplace' in tapped.dataset ? 'marketplace' : 'chat');
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, countTap, true);
  wait();
}
