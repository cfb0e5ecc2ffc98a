import { useEffect, useState } from 'react';
import { createStore, useStore } from './ui/store';
import { unfold } from './ui/unfold';
import { hasUnsaved, confirmLeaving } from './forms/unsaved';

/** The owner's place in the panel, from the fragment: '#produk?cari=mug&halaman=2'. */
export interface PanelLocation {
  /** The tab's fragment, which may be unknown. */
  readonly tab: string;
  /** The tab's search, filter and page. */
  readonly params: URLSearchParams;
  /** The number of Back and Forward steps so far. Each step remounts the tab. */
  readonly visit: number;
}

export const FIRST_TAB = 'produk';

function parseFragment(fragment: string): Omit<PanelLocation, 'visit'> {
  const [tab, query] = fragment.replace(/^#/u, '').split('?', 2);
  return { tab: tab || FIRST_TAB, params: new URLSearchParams(query) };
}

/** Returns the URL fragment for a tab and parameters; empty for the first tab without parameters. */
export function fragmentOf(tab: string, params = new URLSearchParams()): string {
  const query = params.toString();
  return tab === FIRST_TAB && query === '' ? '' : `#${tab}${query && `?${query}`}`;
}

const panelLocation = createStore<PanelLocation>({ ...parseFragment(location.hash), visit: 0 });

/** The tab in the URL's fragment. It is known even before `readLocation` runs. */
export const tabInUrl = (): string => parseFragment(location.hash).tab;

export const usePanelLocation = (): PanelLocation => useStore(panelLocation);

const SECTION = 'bagian';

/** Returns fragment parameters that open a tab at one of the tab's sections. */
export const sectionParams = (id: string, others?: Record<string, string>): URLSearchParams =>
  new URLSearchParams({ [SECTION]: id, ...others });

export const sectionIn = ({ params }: PanelLocation): string | null => params.get(SECTION);

/** The id of the section that the URL named when the component was mounted. */
export function useSectionName(): string | null {
  const [id] = useState(() => sectionIn(panelLocation.get()));
  return id;
}

export function focusSection(id: string): void {
  const section = document.getElementById(id);
  unfold(section);
  section?.querySelector<HTMLElement>('summary, h3')?.focus({ preventScroll: true });
}

/** Scrolls to the section, with the focus on its heading. */
export function showSection(id: string): void {
  focusSection(id);
  document.getElementById(id)?.scrollIntoView();
}

const FIELD = 'isian';

export function useSectionInUrl(): void {
  const id = useSectionName();
  useEffect(() => {
    // The form of a named field focuses the field itself, perhaps before this effect.
    const field = panelLocation.get().params.get(FIELD);
    if (id !== null && !(field && document.getElementById(field))) showSection(id);
  }, [id]);
}

/** Returns fragment parameters that open a tab at one of the tab's fields. */
export const fieldParams = (id: string, section?: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...(section ?? []), [FIELD, id]]);

function fieldIn(id: string): HTMLElement | null | undefined {
  const found = document.getElementById(id);
  unfold(found);
  if (found?.matches('input, textarea')) return found;
  return (
    found?.querySelector<HTMLElement>('input:not([type=file]), textarea') ?? found?.querySelector('button')
  );
}

/** Focuses a field or, for the id of a section, the first field of the section. */
export function focusField(id: string): void {
  fieldIn(id)?.focus();
}

export const useWantedField = (): string | null => usePanelLocation().params.get(FIELD);

const USES = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

export function useFieldInUrl(): void {
  const id = useWantedField();
  useEffect(() => {
    if (id === null) return undefined;
    const field = fieldIn(id);
    field?.focus();
    const show = () => field === document.activeElement && field?.scrollIntoView({ block: 'center' });
    show();
    // Lists above the field load later and move it, until the owner uses the field.
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const stop = () => growth.disconnect();
    for (const type of USES) addEventListener(type, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const type of USES) removeEventListener(type, stop);
    };
  }, [id]);
}

// The index of the current history entry among the panel's entries. Two indexes differ by the number of steps between
// their entries.
let position = 0;
const positionOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'position' in state ? Number(state.position) : undefined;

/**
 * Opens a tab, a section of a tab or a page of a list as a new history entry.
 * @returns false when the owner stays on the tab to keep unsaved changes.
 */
export async function goTo(tab: string, params?: URLSearchParams): Promise<boolean> {
  const staysOnTab = tab === panelLocation.get().tab;
  if (!staysOnTab && !(await confirmLeaving())) return false;
  position += 1;
  history.pushState({ position }, '', location.pathname + location.search + fragmentOf(tab, params));
  update(panelLocation.get().visit);
  // A tab reads the section in the URL only when the tab is mounted, so this function shows the section itself.
  const section = params?.get(SECTION);
  if (staysOnTab && section) showSection(section);
  return true;
}

/** Writes the parameters of the shown tab into the current history entry, without adding one. */
export function replaceParams(tab: string, params: URLSearchParams): void {
  const { params: current, visit } = panelLocation.get();
  if (params.toString() === current.toString()) return;
  history.replaceState({ position }, '', location.pathname + location.search + fragmentOf(tab, params));
  update(visit);
}

function update(visit: number): void {
  panelLocation.set({ ...parseFragment(location.hash), visit });
}

/** Opens the tab that the URL's fragment names, after a reload or a login. */
export function readLocation(): void {
  position = positionOf(history.state) ?? 0;
  history.replaceState({ position }, '');
  update(panelLocation.get().visit);
}

/**
 * Handles Back and Forward, and asks the owner before unsaved changes are dropped.
 * @returns a function that stops the handling.
 */
export function followHistory(): () => void {
  // A popstate event comes after the step. So this function first undoes the step, asks the owner, and after a yes
  // repeats the step. Both of these own steps cause an event, too.
  let ownStep: 'undo' | 'redo' | undefined;

  const accept = (target: number) => {
    position = target;
    history.replaceState({ position }, '');
    update(panelLocation.get().visit + 1);
  };
  const ask = async (steps: number) => {
    if (!(await confirmLeaving())) return;
    ownStep = 'redo';
    history.go(steps);
  };
  const onPopState = (event: PopStateEvent) => {
    // An entry without a position comes from a fragment that was typed into the address bar. Such an entry follows the
    // current entry.
    const target = positionOf(event.state) ?? position + 1;
    const steps = target - position;
    if (ownStep === 'undo') {
      ownStep = undefined;
      return;
    }
    if (ownStep === 'redo' || steps === 0 || !hasUnsaved()) {
      ownStep = undefined;
      accept(target);
      return;
    }
    ownStep = 'undo';
    history.go(-steps);
    void ask(steps);
  };
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}
