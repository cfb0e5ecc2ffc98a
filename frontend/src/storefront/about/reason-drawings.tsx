import { accentColor } from '../../theme/accent-color';

const INK = '#16130F';
const svgProps = {
  viewBox: '0 0 96 96',
  fill: 'none',
  stroke: INK,
  strokeWidth: 3,
  'aria-hidden': true,
} as const;

/** A magnifier over a halftone. Printers check a print in this way. */
export function LoupeDrawing() {
  const dots = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [row, column] as const));
  return (
    <svg {...svgProps}>
      <clipPath id="loupe">
        <circle cx="42" cy="42" r="30" />
      </clipPath>
      <circle cx="42" cy="42" r="30" fill="#DDE8EA" stroke="none" />
      <g clipPath="url(#loupe)" fill="#00A0D2" stroke="none">
        {dots.map(([row, column]) => (
          <circle
            key={`${row}${column}`}
            cx={14 + column * 14}
            cy={14 + row * 14}
            r={2.5 + (row + column) * 0.6}
          />
        ))}
      </g>
      <circle cx="42" cy="42" r="30" />
      <path d="m64 64 22 22" strokeWidth="9" />
    </svg>
  );
}

export function CalendarDrawing() {
  return (
    <svg {...svgProps}>
      <path d="M10 16h76v70H10z" fill="#fff" />
      <path d="M10 16h76v18H10z" fill={INK} />
      <path d="M28 8v14M68 8v14" />
      <g fill={INK} stroke="none">
        {[0, 1, 2].flatMap((row) =>
          [0, 1, 2, 3].map((column) => (
            <circle key={`${row}${column}`} cx={22 + column * 17} cy={46 + row * 14} r="3" />
          )),
        )}
      </g>
      <circle cx="56" cy="60" r="11" stroke={accentColor} strokeWidth="4" />
    </svg>
  );
}

export function PriceTagDrawing() {
  return (
    <svg {...svgProps}>
      <path d="M8 34 34 8h54v54L62 88z" fill="#FFD400" />
      <circle cx="73" cy="23" r="6" fill="#FBFAF6" />
      <path d="m30 46 20 20M40 36l26 26" />
    </svg>
  );
}
