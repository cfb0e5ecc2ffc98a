import type { CSSProperties } from 'react';

interface Props {
  readonly words: string;
  /** The distance by which the colored copies are shifted, a CSS length in em. */
  readonly off?: string;
}

/**
 * Words with shifted colors, like a misaligned print. CSS reads the colored copies from an attribute (see
 * global-css.ts).
 */
export function Overprint({ words, off }: Props) {
  return (
    <span data-words={words} style={off ? ({ '--off': off } as CSSProperties) : undefined}>
      {words}
    </span>
  );
}
