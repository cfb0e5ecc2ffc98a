import type { CSSProperties } from 'react';

interface Props {
  readonly words: string;
  /** The shift of the colors, a CSS length in em. */
  readonly off?: string;
}

/** Words out of register, from their attribute (see global-css.ts). */
export function Overprint({ words, off }: Props) {
  return (
    <span data-words={words} style={off ? ({ '--off': off } as CSSProperties) : undefined}>
      {words}
    </span>
  );
}
