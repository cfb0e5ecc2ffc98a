import { accentColor } from '../../../theme/accent-color';

/** The number of lines between the sheets, on the sides of the stack. */
const EDGE_LINES = 9;
const SHEET_HEIGHT = 6;

export function Sheets() {
  return (
    <svg viewBox="0 0 400 360" fill="none">
      <defs>
        <pattern
          id="sheet-dots"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle cx="4.5" cy="4.5" r="3.1" fill={accentColor} />
        </pattern>
      </defs>
      {/* The shadow on the floor, then the two visible sides of the stack. */}
      <path d="M200 352 22 262v-24l178 90 178-90v24z" fill="#16130F" opacity="0.28" />
      <path d="M40 196v62l160 86v-62z" fill="#E8E2D6" />
      <path d="M360 196v62l-160 86v-62z" fill="#CFC7B8" />
      <g stroke="#16130F" strokeWidth="1" opacity="0.45">
        {Array.from({ length: EDGE_LINES }, (_, index) => (
          <path key={index} d={`M40 ${203 + index * SHEET_HEIGHT}l160 86 160-86`} />
        ))}
      </g>
      {/* The top of the stack, then the shadow of the floating sheet. */}
      <path d="m200 110 160 86-160 86L40 196z" fill="#fff" />
      <path d="m200 66 176 94-176 94L24 160z" fill="#16130F" opacity="0.16" />
      {/* The floating sheet, drawn as a square. The matrix tilts it like the stack. */}
      <g transform="matrix(0.978 0.522 -0.978 0.522 200 28)">
        <path d="M0 0h180v180H0z" fill="#fff" />
        <circle cx="78" cy="78" r="56" fill="url(#sheet-dots)" />
        <path d="M78 22a56 56 0 0 1 56 56v56H78z" fill="#16130F" />
        <path d="M24 150h66M24 158h44" stroke="#16130F" strokeWidth="3" />
        <path d="M0 10h8M10 0v8M180 10h-8M170 0v8M0 170h8M10 180v-8M180 170h-8M170 180v-8" stroke="#16130F" />
        <path d="M150 26h10v10h-10zM150 66h10v10h-10z" fill="#16130F" />
        <path d="M150 40h10v10h-10z" fill={accentColor} />
        <path d="M150 53h10v10h-10z" fill="#FFD400" />
      </g>
    </svg>
  );
}
