import { chakra } from '@chakra-ui/react';
import { accentColor } from '../../theme/accent-color';

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    // On a phone the sheet's edge crops the drawing.
    width: { base: '17rem', lg: 'full' },
    marginInlineEnd: { base: '-12', sm: 0 },
    maxWidth: '20rem',
    height: 'auto',
    justifySelf: 'end',
    lg: { gridColumn: 2, gridRow: 2 },
    isolation: 'isolate',
    '& g': { mixBlendMode: 'multiply' },
  },
});

const inks = [
  { name: 'y', color: '#FFD400', cx: 150, cy: 104, angle: 0 },
  { name: 'm', color: accentColor, cx: 196, cy: 184, angle: 75 },
  { name: 'c', color: '#00A0D2', cx: 104, cy: 184, angle: 15 },
];

/**
 * The shop's logo under a magnifier: three printing plates, each at a different screen angle. The area that all three
 * plates cover is black.
 */
export function ProcessInks() {
  return (
    <Drawing viewBox="0 0 300 290" aria-hidden="true">
      <defs>
        {inks.map(({ name, color, angle }) => (
          <pattern
            key={name}
            id={`inks-${name}`}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <circle cx="4.5" cy="4.5" r="3.6" fill={color} />
          </pattern>
        ))}
      </defs>
      {inks.map(({ name, color, cx, cy }) => (
        <g key={name}>
          <circle cx={cx} cy={cy} r="96" fill={`url(#inks-${name})`} />
          <circle cx={cx} cy={cy} r="66" fill={color} />
        </g>
      ))}
    </Drawing>
  );
}
