import { accentColor } from '../../../theme/accent-color';

/** The colors of the tiles: cyan, magenta, yellow, key (black) and paper. */
const tiles = ['c', 'p', 'y', 'm', 'k', 'p', 'p', 'y', 'c', 'k', 'm', 'p'] as const;
const fills = { c: '#00A0D2', m: accentColor, y: '#FFD400', k: '#3A342C', p: '#E9E3D7' };

export function Feed() {
  return (
    <svg viewBox="0 0 400 360" fill="none">
      <g transform="rotate(-9 200 190)">
        <rect x="108" y="-6" width="196" height="392" rx="26" fill="#FBFAF6" />
        <rect x="118" y="6" width="176" height="368" rx="17" fill="#16130F" />
        <circle cx="144" cy="42" r="14" fill="#FFD400" />
        <path d="M168 36h70M168 48h44" stroke="#FBFAF6" strokeWidth="5" />
        {tiles.map((tile, index) => (
          <rect
            key={index}
            x={124 + (index % 3) * 56}
            y={72 + Math.floor(index / 3) * 56}
            width="52"
            height="52"
            fill={fills[tile]}
          />
        ))}
        <circle cx="150" cy="154" r="15" fill="#FBFAF6" />
        <path d="M236 72h52l-52 52z" fill="#16130F" />
        <circle cx="262" cy="210" r="17" fill="#FBFAF6" />
        <path d="M124 308h164M124 322h110" stroke="#5A544A" strokeWidth="5" />
      </g>
      <path
        d="m262 226 62 62-27 3 15 33-16 7-15-33-19 18z"
        fill="#FBFAF6"
        stroke="#16130F"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
