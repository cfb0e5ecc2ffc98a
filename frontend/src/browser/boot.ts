import { serverNow } from '../api/server-clock';
import { documentUrl } from './document-url';
import { holdExternalLinks, isOutdated, onShownAgain, wasKept } from './kept-document';
import { savesData } from './saves-data';
import { tasks } from './tasks';
import { countVisits } from './visits';

/** Global variables that the inline script in index.html defines, if not stated otherwise. */
declare global {
  /** The controls that were pressed before this script ran. */
  var earlyPresses: readonly HTMLElement[];
  /** Returns the pressed control if the control has no effect without the page's scripts; null for any other press. */
  var scriptedControl: (event: Event) => HTMLElement | null;
  /** Handles clicks until hydration: opens or closes a dialog, or keeps and marks the press of a scripted control. */
  var catchPress: (event: MouseEvent) => void;
  /**
   * Keeps a press on the control, to repeat the press after hydration. Returns false when the press is not kept and
   * the browser handles it. The code below replaces the inline script's function.
   */
  var keepPress: (control: HTMLElement) => unknown;
  /** Reads the data of a hydrated page again. Defined by app/entry-browser.tsx. */
  var refreshPage: (() => Promise<void>) | undefined;
}
const INTERACTIVE = 'a, button, summary, label, input, select, textarea';
/**
 * A page must be rendered again when its first sale ends. Hydration begins this long before, so that it is complete in
 * time.
 */
const RENDER_LEAD_MS = 10_000;

/** Browsers send the click within this time after the pointer is released. */
const CLICK_DELAY_MS = 300;
/** The time that is left to React for hydrating the page's parts in Safari, which does not report idle time. */
const WITHOUT_IDLE_MS = 500;
/** When the visitor leaves the page, its downloads fail. `pagehide` follows within this time. */
const LEAVE_MS = 500;

const listeners = new AbortController();
const listening = { capture: true, passive: true, signal: listeners.signal } as const;
/** The visitor's actions on scripted controls before hydration, in order. Every press is kept, even a repeated one. */
const pending: (() => void)[] = [];
const downloads = new Map<string, Promise<void>>();
let hydration: Promise<void> | undefined;
let catchesPresses = true;
/** Whether the visitor has left the page. Leaving ends the page's downloads. */
let hasLeft = false;
let releaseTimer: ReturnType<typeof setTimeout> | undefined;
let tickTimer: ReturnType<typeof setTimeout> | undefined;
/** Resolves when the browser has painted the effect of the last press. */
let painted = Promise.resolve();

const parsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve());
  else resolve();
});

/** Hydrates the page. After a failure (offline), the next call tries again. */
function hydrate(): void {
  hydration ??= load().then(repeatPresses, afterFailure);
}

async function load(): Promise<void> {
  await parsed;
  const urls = scriptUrls();
  // Downloaded first, because browsers do not repeat a failed import.
  await Promise.all(urls.map((url) => download(url, 'auto')));
  // The scripts block slow devices for seconds, so the effect of the last press is painted first. During the wait,
  // `painted` changes if the visitor presses again.
  let awaited: Promise<void>;
  do {
    awaited = painted;
    await awaited;
  } while (awaited !== painted);
  // The imported script hydrates the page. So the promise of the import resolves when the page is hydrated.
  await (import(/* @vite-ignore */ urls[0] ?? '') as Promise<unknown>);
}

/**
 * The script URLs in the server's document. `'scripts'` are the page's scripts, of which the first one hydrates the
 * page. `'dialogs'` are the scripts of the page's dialogs.
 */
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
  clearTimeout(tickTimer);
  for (const press of pending) {
    press();
    // React renders the effect of each press before the next one.
    await Promise.resolve();
  }
}

function repeatPress(control: HTMLElement): void {
  delete control.dataset['pressed'];
  control.click();
}

/**
 * When the scripts cannot be loaded, lets the browser handle the kept presses. Waits first, because Firefox also ends
 * the downloads when the visitor leaves the page, shortly before `pagehide`.
 */
function afterFailure(error: unknown): void {
  hydration = undefined;
  clearTimeout(releaseTimer);
  if (!hasLeft) releaseTimer = setTimeout(() => releasePresses(error), LEAVE_MS);
}

function releasePresses(error: unknown): void {
  reportError(error);
  // A later press has already started another hydration.
  if (hydration) return;
  catchesPresses = false;
  for (const press of pending.splice(0)) press();
  catchesPresses = true;
  if (showsAnotherUrl()) location.reload();
}

/** Marks the pressed control at once. The page's scripts do not run until the effect of the press is painted. */
function beginPress(event: PointerEvent): void {
  const control = event.button === 0 ? scriptedControl(event) : null;
  if (control) control.dataset['pressed'] ??= '';
  painted = new Promise((resolve) => {
    const press = new AbortController();
    const options = { capture: true, passive: true, signal: press.signal };
    const end = (): void => {
      press.abort();
      // For a kept press, the inline script has changed the value to `kept`.
      if (control?.dataset['pressed'] === '') delete control.dataset['pressed'];
      requestAnimationFrame(() => setTimeout(resolve));
    };
    // This listener runs after the inline script has handled the click.
    document.addEventListener('click', end, options);
    document.addEventListener('pointercancel', end, options);
    // A drag ends without a click.
    document.addEventListener('pointerup', () => setTimeout(end, CLICK_DELAY_MS), options);
  });
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
  const control = pointerType === 'mouse' && target instanceof Element && target.closest(INTERACTIVE);
  // The inline script opens the element that a button with `aria-controls` names. Hydrating now would delay the press.
  if (control && !control.hasAttribute('aria-controls')) hydrate();
}

/** Whether Back or Forward changed the URL to another page while the document stayed the same. */
function showsAnotherUrl(): boolean {
  const { pathname, search } = documentUrl();
  return location.pathname !== pathname || location.search !== search;
}

function hydrateOnBack(): void {
  if (showsAnotherUrl()) hydrate();
}

/** Runs the tasks once a second until hydration. A task returns the time at which the page must be rendered again. */
function tick(): void {
  clearTimeout(tickTimer);
  const now = Math.floor(serverNow());
  const msLeft = Math.min(...tasks.map((task) => task.update(now))) - now;
  if (msLeft < RENDER_LEAD_MS && navigator.onLine) hydrate();
  // Runs 1 ms after the countdown's next second begins, so that the numbers change on time.
  tickTimer = setTimeout(tick, msLeft > 0 && msLeft < Infinity ? (msLeft % 1000) + 1 : 1000);
}

async function renewIfOutdated(): Promise<void> {
  if (!(await isOutdated())) return;
  await hydration;
  if (hydration) {
    // React hydrates the parts of the page in time slices, and they must find the data that the server rendered.
    await new Promise((resolve) => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve);
      else setTimeout(resolve, WITHOUT_IDLE_MS);
    });
    // A reload would lose what the visitor has entered.
    await globalThis.refreshPage?.();
  } else {
    location.reload();
    // Never resolves, so that no held link is followed while the page reloads.
    await new Promise(() => undefined);
  }
}

const renew = (): void => void holdExternalLinks(renewIfOutdated());

/**
 * Records whether the visitor has left the page. When Back or Forward shows the page again, this function hydrates the
 * page if presses were kept.
 */
function followVisit({ type }: Event): void {
  hasLeft = type === 'pagehide';
  if (hasLeft) clearTimeout(releaseTimer);
  else if (pending.length > 0) hydrate();
}

function onLoad(): void {
  // After a reload WebKit would scroll to the URL's fragment, although the visitor was further down the list. So the
  // fragment is removed.
  if (location.search && location.hash && document.referrer.startsWith(location.origin))
    history.replaceState(history.state, '', location.pathname + location.search);
  prefetch();
}

/** Fetches the scripts without running them. */
function prefetch(): void {
  if (savesData()) return;
  for (const url of [...scriptUrls(), ...scriptUrls('dialogs')]) download(url, 'low').catch(() => undefined);
}

// This call is the first one, because later listeners may hold a click.
countVisits();
document.addEventListener('pointerdown', beginPress, listening);
for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'])
  document.addEventListener(type, hydrate, listening);
document.addEventListener('pointerover', hydrateOnHover, listening);
for (const control of earlyPresses) pending.push(() => repeatPress(control));
// The calculator fills in what the address asks.
const isAsked = /[?&]hitung=/u.test(location.search);
if (pending.length > 0 || isAsked || document.querySelector('dialog[open]')) hydrate();
globalThis.keepPress = (control) => {
  if (!catchesPresses) return false;
  pending.push(() => repeatPress(control));
  hydrate();
  return true;
};
document.addEventListener('change', catchChoice, listening);
window.addEventListener('popstate', hydrateOnBack, listening);
onShownAgain(renew, listeners.signal);
if (wasKept()) renew();
for (const type of ['pagehide', 'pageshow']) window.addEventListener(type, followVisit, listening);
if (document.readyState === 'complete') onLoad();
else window.addEventListener('load', onLoad, listening);
void parsed.then(() => {
  if (!document.querySelector(tasks.map(({ selector }) => selector).join())) return;
  tick();
  // Timers stop while the device sleeps and while the page is in the back/forward cache.
  document.addEventListener('visibilitychange', tick, listening);
  window.addEventListener('pageshow', tick, listening);
});
// In development, only hydrated pages show edits.
if (import.meta.env.DEV) hydrate();
