import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';

/**
 * Words printed out of register: cyan and magenta a few hundredths of an em off, multiplied under the ink.
 * The copies come from an attribute, for search engines, and have an empty alternative text, for screen readers.
 */
const Layers = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    isolation: 'isolate',
    '--off': '0.03em',
    '&::before, &::after': {
      content: 'attr(data-words) / ""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      mixBlendMode: 'multiply',
      pointerEvents: 'none',
    },
    '&::before': { color: 'cyan', transform: 'translate(calc(-1 * var(--off)), calc(0.85 * var(--off)))' },
    '&::after': { color: 'magenta', transform: 'translate(var(--off), calc(-0.7 * var(--off)))' },
  },
});

interface Props {
  readonly words: string;
  /** How far the colors are out of register, a CSS length in em. */
  readonly off?: string;
}

export function Overprint({ words, off }: Props) {
  return (
    <Layers data-words={words} style={off ? ({ '--off': off } as CSSProperties) : undefined}>
      {words}
    </Layers>
  );
}
