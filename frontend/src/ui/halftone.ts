/**
 * A halftone in pure CSS: a screen of soft dots meets a soft ramp, and the contrast filter decides how much
 * of each dot prints, so that dots shrink as the tone gets lighter. Lay it over the ground, multiplied.
 */
export const halftone = (ramp: string, cell = '9px') =>
  ({
    background: `radial-gradient(closest-side, #555, #fff) 0 0 / ${cell} ${cell}, ${ramp}`,
    backgroundBlendMode: 'screen',
    filter: 'contrast(16)',
    mixBlendMode: 'multiply',
    pointerEvents: 'none',
  }) as const;
