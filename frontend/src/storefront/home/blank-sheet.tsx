import { chakra } from '@chakra-ui/react';

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    '& .cyan': { fill: 'cyan' },
    '& .magenta': { fill: 'magenta' },
    '& .yellow': { fill: 'yellow' },
    '& .ink': { fill: 'ink' },
    '& .paper': { fill: 'paper.raised' },
    '& text': { fill: 'ink', fontSize: '118px', fontWeight: 'black', letterSpacing: '-0.05em' },
  },
});
const INDEXES = [0, 1, 2, 3, 4, 5];

/** The drawing in the hero while no product has an image: shapes in the ink colors. */
export function BlankSheet() {
  return (
    <Drawing viewBox="0 0 494 390">
      <path className="yellow" d="M0 0h292v390H0z" />
      <path className="ink" d="M0 98a292 292 0 0 1 292 292H0z" />
      <circle className="magenta" cx="198" cy="96" r="62" />
      <path className="paper" d="M0 268a122 122 0 0 1 122 122H0z" />
      <path className="cyan" d="M306 0h188v188H306z" />
      <text x="398" y="134" textAnchor="middle">
        Aa
      </text>
      <path className="magenta" d="M306 202h188v188H306z" />
      {INDEXES.flatMap((row) =>
        INDEXES.map((column) => (
          <circle
            key={`${row}${column}`}
            className="paper"
            cx={327 + column * 29.2}
            cy={223 + row * 29.2}
            r={3 + row * 1.9}
          />
        )),
      )}
    </Drawing>
  );
}
