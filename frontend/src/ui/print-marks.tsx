import { chakra } from '@chakra-ui/react';

const corner = (x: 'left' | 'right', y: 'top' | 'bottom') => {
  const along = `${x} 0 ${y} 0`;
  return [
    `linear-gradient(currentColor, currentColor) ${along} / var(--mark) 1px no-repeat`,
    `linear-gradient(currentColor, currentColor) ${along} / 1px var(--mark) no-repeat`,
  ];
};

/** Eight hairlines drawn as backgrounds: the marks a cutter looks for, without extra elements. */
export const cropMarks = {
  '--mark': '14px',
  background: [
    ...corner('left', 'top'),
    ...corner('right', 'top'),
    ...corner('left', 'bottom'),
    ...corner('right', 'bottom'),
  ].join(', '),
} as const;

/** Crop marks around whatever they are laid over; the parent is positioned, `inset` says how far outside. */
export const CropMarks = chakra('span', {
  base: { position: 'absolute', pointerEvents: 'none', color: 'ink', ...cropMarks },
});

/** Four inks in a row, as printed in the margin of a proof. */
export const ColourBar = chakra('span', {
  base: {
    display: 'inline-block',
    flex: 'none',
    width: '44px',
    height: '8px',
    background:
      'linear-gradient(90deg, {colors.cyan} 25%, {colors.magenta} 25% 50%, {colors.yellow} 50% 75%, {colors.ink} 75%)',
  },
});

/** A registration cross: circle and hairlines. */
export function RegistrationCross({ size = 16 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8" cy="8" r="4.5" />
      <path d="M8 0v16M0 8h16" />
    </svg>
  );
}
