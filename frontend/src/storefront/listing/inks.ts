/** One of the four process inks, as color tokens. */
export interface Ink {
  readonly letter: 'C' | 'M' | 'Y' | 'K';
  readonly ink: string;
  readonly onInk: string;
}

export const cyan: Ink = { letter: 'C', ink: 'cyan', onInk: 'ink' };
export const magenta: Ink = { letter: 'M', ink: 'magenta', onInk: 'white' };
export const yellow: Ink = { letter: 'Y', ink: 'yellow', onInk: 'ink' };
export const black: Ink = { letter: 'K', ink: 'ink', onInk: 'paper' };

export const inks: readonly Ink[] = [cyan, magenta, yellow, black];
