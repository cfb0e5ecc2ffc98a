import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const line = (size: string, position: string) =>
  `linear-gradient(currentColor, currentColor) ${position} / ${size} no-repeat`;
const across = (x: string, y: string) => line('var(--mark) 1px', `${x} ${y}`);
const down = (x: string, y: string) => line('1px var(--mark)', `${x} ${y}`);

const NEAR = 'var(--bleed)';
const FAR = 'calc(100% - var(--bleed))';

/**
 * Eight hairlines, drawn as backgrounds of a box that extends `--bleed` beyond the sheet. Each line continues one edge
 * of the sheet and stops short of the corner, like crop marks for a cutter.
 */
export const cropMarks = {
  '--mark': '14px',
  '--bleed': '22px',
  background: [
    across('0', NEAR),
    across('100%', NEAR),
    across('0', FAR),
    across('100%', FAR),
    down(NEAR, '0'),
    down(FAR, '0'),
    down(NEAR, '100%'),
    down(FAR, '100%'),
  ].join(', '),
} as const;

/**
 * Crop marks around the parent element, which must be positioned. A negative `inset` sets their distance from the
 * parent.
 */
export const CropMarks = chakra('span', {
  base: { position: 'absolute', pointerEvents: 'none', color: 'ink', ...cropMarks },
});

export const ColorBar = chakra('span', {
  base: {
    display: 'inline-block',
    flex: 'none',
    width: '44px',
    height: '8px',
    background:
      'linear-gradient(90deg, {colors.cyan} 25%, {colors.magenta} 25% 50%, {colors.yellow} 50% 75%, {colors.ink} 75%)',
  },
});

const KickerLine = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '3', fontSize: 'sm', fontWeight: 'medium' },
});

/** A line above a title, after the color bar. */
export const Kicker = ({ children, ...props }: ComponentProps<typeof KickerLine>) => (
  <KickerLine {...props}>
    <ColorBar />
    {children}
  </KickerLine>
);

export function RegistrationCross({ size = 16 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8" cy="8" r="4.5" />
      <path d="M8 0v16M0 8h16" />
    </svg>
  );
}
