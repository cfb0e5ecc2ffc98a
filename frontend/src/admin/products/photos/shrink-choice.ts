const KEY = 'etalase.shrink-photos';

/** Whether photos are shrunk before they are sent, as the owner chose on this device; they are at first. */
export function isShrinkWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    // The browser forbids storage.
    return true;
  }
}

export function rememberShrink(wanted: boolean): void {
  try {
    localStorage.setItem(KEY, wanted ? 'yes' : 'no');
  } catch {
    // It is forgotten when the form closes.
  }
}
