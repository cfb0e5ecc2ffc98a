import { createStore } from './store';

export interface ToastText {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly description?: string;
}

export interface Toast extends ToastText {
  readonly id: number;
  readonly open: boolean;
}

/** Section 9 of the specification: shown for 5 s, a dismissed one removed after 1,000,000 ms. */
const SHOWN_MS = 5000;
const REMOVED_AFTER_MS = 1_000_000;
// Two in a row ('Upload berhasil', then the product's own) would otherwise hide the first before anybody saw it.
const LEAST_SHOWN_MS = 1200;

export const toastStore = createStore<Toast | undefined>(undefined);

const waiting: ToastText[] = [];
let lastId = 0;
let shownAt = 0;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** One notification at a time; a later one takes the place of the one before. */
export function toast(text: ToastText): void {
  waiting.push(text);
  if (waiting.length > 1) return;
  const due = toastStore.get()?.open ? shownAt + LEAST_SHOWN_MS - Date.now() : 0;
  if (due > 0) setTimeout(showNext, due);
  else showNext();
}

export const toastSuccess = (title: string, description?: string): void =>
  toast({ kind: 'success', title, description });

export const toastError = (title: string, description?: string): void =>
  toast({ kind: 'error', title, description });

export function dismissToast(): void {
  clearTimeout(hiding);
  const current = toastStore.get();
  if (!current?.open) return;
  toastStore.set({ ...current, open: false });
  setTimeout(() => {
    if (toastStore.get()?.id === current.id) toastStore.set(undefined);
  }, REMOVED_AFTER_MS);
}

/** Somebody is reading or about to press it: it stays. */
export function holdToast(): void {
  clearTimeout(hiding);
}

export function releaseToast(): void {
  clearTimeout(hiding);
  hiding = setTimeout(dismissToast, SHOWN_MS);
}

function showNext(): void {
  const next = waiting.shift();
  if (!next) return;
  lastId += 1;
  shownAt = Date.now();
  toastStore.set({ ...next, id: lastId, open: true });
  releaseToast();
  if (waiting.length > 0) setTimeout(showNext, LEAST_SHOWN_MS);
}
