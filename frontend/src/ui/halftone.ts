/**
 * A halftone in pure CSS. A pattern of soft dots is blended with a gradient from black (full tone) to white (none).
 * The contrast filter decides how much of each dot is visible, so that dots shrink with the tone. Place the halftone
 * over a background.
 */
export const halftone = (ramp: string, cell = '10px') =>
  ({
    background: `radial-gradient(closest-side, #000, #fff) 0 0 / ${cell} ${cell}, ${ramp}`,
    backgroundBlendMode: 'screen',
    filter: 'contrast(14)',
    mixBlendMode: 'multiply',
    pointerEvents: 'none',
  }) as const;
