const KEY = 'etalase.shrink-photos';

/** Whether photos are shrunk before the upload. The owner's choice is stored on this device; the default is true. */
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
    // Without storage, the choice is forgotten when the form closes.
  }
}
