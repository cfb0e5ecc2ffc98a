import { createStore, useStore } from './ui/store';
import { hasUnsaved, mayLeave } from './ui/unsaved';
import { tabs, type TabName } from './tabs';

/** Where the owner is in the panel, from the fragment: '#produk?cari=mug&halaman=2'. */
export interface PanelAddress {
  readonly tab: TabName;
  /** The tab's search, filter and page. */
  readonly params: URLSearchParams;
  /** How often history led here: what a tab holds begins anew with each. */
  readonly visit: number;
}

const FIRST_TAB: TabName = 'products';

function parseFragment(fragment: string): Omit<PanelAddress, 'visit'> {
  const [name = '', query] = fragment.replace(/^#/u, '').split('?', 2);
  const tab = tabs.find((candidate) => candidate.fragment === name)?.name ?? FIRST_TAB;
  return { tab, params: new URLSearchParams(query) };
}

/** The fragment of an address; none for the first tab as it opens. */
function fragmentOf(tab: TabName, params = new URLSearchParams()): string {
  const query = params.toString();
  const name = tabs.find((candidate) => candidate.name === tab)?.fragment ?? '';
  return tab === FIRST_TAB && query === '' ? '' : `#${name}${query && `?${query}`}`;
}

const address = createStore<PanelAddress>({ ...parseFragment(location.hash), visit: 0 });

export const useAddress = (): PanelAddress => useStore(address);

// Where the current entry lies among the panel's own, so that a step through history can be taken back.
let position = 0;
const positionOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'position' in state ? Number(state.position) : undefined;

/** Goes to a tab or a page of a list: Back leads back. @returns whether the owner let go of what was unsaved. */
export async function goTo(tab: TabName, params?: URLSearchParams): Promise<boolean> {
  if (tab !== address.get().tab && !(await mayLeave())) return false;
  position += 1;
  history.pushState({ position }, '', location.pathname + location.search + fragmentOf(tab, params));
  arrive(address.get().visit);
  return true;
}

/** Notes a search in the current address, without a step for Back. */
export function noteParams(params: URLSearchParams): void {
  const { tab, params: current, visit } = address.get();
  if (params.toString() === current.toString()) return;
  history.replaceState({ position }, '', location.pathname + location.search + fragmentOf(tab, params));
  arrive(visit);
}

function arrive(visit: number): void {
  address.set({ ...parseFragment(location.hash), visit });
}

/** Begins where the URL's fragment says, as after a reload or another login. */
export function readAddress(): void {
  position = positionOf(history.state) ?? 0;
  history.replaceState({ position }, '');
  arrive(address.get().visit);
}

/** Follows Back and Forward; unsaved words are asked for before they are left. @returns the end of it. */
export function followHistory(): () => void {
  let stepping: 'back to ask' | 'on' | undefined;

  const accept = (target: number) => {
    position = target;
    history.replaceState({ position }, '');
    arrive(address.get().visit + 1);
  };
  const ask = async (steps: number) => {
    if (!(await mayLeave())) return;
    stepping = 'on';
    history.go(steps);
  };
  const onPopState = (event: PopStateEvent) => {
    // A fragment typed into the address bar has no position yet: it comes after the current one.
    const target = positionOf(event.state) ?? position + 1;
    const steps = target - position;
    if (stepping === 'back to ask') {
      stepping = undefined;
      return;
    }
    if (stepping === 'on' || steps === 0 || !hasUnsaved()) {
      stepping = undefined;
      accept(target);
      return;
    }
    stepping = 'back to ask';
    history.go(-steps);
    void ask(steps);
  };
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}
