import { serverNow } from '../api/server-clock';
import { updateOpeningLine } from '../storefront/contact/live-opening';
import { firstSaleEnd, hideSalePrices, updateCountdowns } from '../storefront/flash-sales/live-sales';
import { documentUrl } from './document-url';
import { holdExternalLinks, isOutdated, onShownAgain, wasKept } from './kept-document';
import { savesData } from './saves-data';

/** Defined by the inline script in index.html. */
declare global {
  var earlyPresses: readonly HTMLElement[];
  /** Listens for presses on scripted controls until hydration. */
  var catchPress: (event: MouseEvent) => void;
  /** Keeps a press on the control, to repeat it after hydration. False: it is not kept, and the browser acts on it. */
  var keepPress: (control: HTMLElement) => unknown;
}
const INTERACTIVE = 'a, button, summary, label, input, select, textarea';
/** Hydration begins this long before a sale ends, so that the page can show the end in time. */
const SALE_END_LEAD_MS = 10_000;

const listeners = new AbortController();
const listening = { capture: true, passive: true, signal: listeners.signal } as const;
/** What the visitor did to scripted controls before hydration, in order: every press counts. */
const pending: (() => void)[] = [];
const downloads = new Map<string, Promise<void>>();
let hydration: Promise<void> | undefined;
let catchesPresses = true;
let timer: ReturnType<typeof setTimeout> | undefined;

const parsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});

/** Hydrates the page; after a failure (offline), the next call tries again. */
function hydrate(): void {
  hydration ??= load().then(repeatPresses, releasePresses);
}

async function load(): Promise<void> {
  await parsed;
  const urls = scriptUrls();
  // Downloaded first, because browsers do not repeat an import that failed.
  await Promise.all(urls.map((url) => download(url, 'auto')));
  // The import settles when the page is hydrated.
  await (import(/* @vite-ignore */ urls[0] ?? '') as Promise<unknown>);
}

/** As the server named them: the page's scripts, the one that hydrates first, or those of its dialogs. */
const scriptUrls = (of: 'scripts' | 'dialogs' = 'scripts'): readonly string[] =>
  document.getElementById('root')?.dataset[of]?.split(' ').filter(Boolean) ?? [];

function download(url: string, priority: RequestPriority): Promise<void> {
  const started = downloads.get(url) ?? fetchIntoCache(url, priority);
  downloads.set(url, started);
  started.catch(() => downloads.delete(url));
  return started;
}

async function fetchIntoCache(url: string, priority: RequestPriority): Promise<void> {
  const response = await fetch(url, { priority });
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  await response.arrayBuffer();
}

async function repeatPresses(): Promise<void> {
  listeners.abort();
  removeEventListener('click', catchPress, true);
  clearTimeout(timer);
  for (const press of pending) {
    press();
    // React renders what a press changed before the next one.
    await Promise.resolve();
  }
}

/** Repeats the presses natively when the scripts cannot be loaded. */
function releasePresses(error: unknown): void {
  hydration = undefined;
  catchesPresses = false;
  for (const press of pending.splice(0)) press();
  catchesPresses = true;
  reportError(error);
  if (showsAnotherUrl()) location.reload();
}

function catchChoice({ target: select }: Event): void {
  if (!catchesPresses || !(select instanceof HTMLSelectElement)) return;
  const { value } = select;
  pending.push(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function hydrateOnHover({ pointerType, target }: PointerEvent): void {
  if (pointerType === 'mouse' && target instanceof Element && target.closest(INTERACTIVE)) hydrate();
}

/** Whether Back or Forward led to a page that this document does not show. */
function showsAnotherUrl(): boolean {
  const { pathname, search } = documentUrl();
  return location.pathname !== pathname || location.search !== search;
}

function hydrateOnBack(): void {
  if (showsAnotherUrl()) hydrate();
}

/** Until hydration: countdowns and opening line by the server's clock; an ended sale leaves the page by hydration. */
function tick(): void {
  clearTimeout(timer);
  const now = Math.floor(serverNow());
  updateCountdowns(now);
  updateOpeningLine(now);
  const left = firstSaleEnd() - now;
  // A sale may have ended while nothing ran: the device slept, or the document was kept.
  hideSalePrices(left <= 0);
  if (left < SALE_END_LEAD_MS && navigator.onLine) hydrate();
  // 1 ms after the countdown's next second begins, so that the numbers change on time.
  timer = setTimeout(tick, left > 0 && left < Infinity ? (left % 1000) + 1 : 1000);
}

function reloadIfOutdated(): void {
  const reload = (): Promise<never> => {
    location.reload();
    return new Promise(() => undefined);
  };
  void holdExternalLinks(isOutdated().then((outdated) => outdated && reload()));
}

/** Fetches the scripts without running them. */
function prefetch(): void {
  if (savesData()) return;
  for (const url of [...scriptUrls(), ...scriptUrls('dialogs')]) download(url, 'low').catch(() => undefined);
}

for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'])
  document.addEventListener(type, hydrate, listening);
document.addEventListener('pointerover', hydrateOnHover, listening);
for (const control of earlyPresses) pending.push(() => control.click());
if (pending.length > 0 || document.querySelector('dialog[open]')) hydrate();
globalThis.keepPress = (control) => {
  if (!catchesPresses) return false;
  pending.push(() => control.click());
  hydrate();
  return true;
};
document.addEventListener('change', catchChoice, listening);
window.addEventListener('popstate', hydrateOnBack, listening);
onShownAgain(reloadIfOutdated, listeners.signal);
if (wasKept()) reloadIfOutdated();
if (document.readyState === 'complete') prefetch();
else window.addEventListener('load', prefetch);
void parsed.then(() => {
  if (!document.querySelector('[data-sale-ends], [data-hours]')) return;
  tick();
  // Timers stop while the device sleeps and while the page is in the back/forward cache.
  document.addEventListener('visibilitychange', tick, listening);
  window.addEventListener('pageshow', tick, listening);
});
