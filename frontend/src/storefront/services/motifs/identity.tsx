const INK = '#16130F';

/** The shapes of the pattern. Each shape fills a cell of 100 × 100 units. */
const shapes = [
  <path key="a" d="M50 0a50 50 0 0 1 50 50v50H50A50 50 0 0 1 50 0z" fill={INK} />,
  <path key="b" d="M0 0h100A100 100 0 0 1 0 100z" fill="#fff" />,
  <path key="c" d="M0 0h100v100H0z" fill={INK} />,
  <g key="d" stroke={INK} strokeWidth="10">
    <path d="M0 10h100M0 30h100M0 50h100M0 70h100M0 90h100" />
  </g>,
  <path key="e" d="M0 50a50 50 0 0 1 100 0zM0 100a50 50 0 0 1 100 0z" fill={INK} />,
  <g key="f">
    <path d="M0 0h100v100H0z" fill={INK} />
    <circle cx="50" cy="50" r="30" fill="#fff" />
  </g>,
  <path key="g" d="M100 100H0A100 100 0 0 1 100 0z" fill={INK} />,
  <g key="h" fill={INK}>
    {[20, 50, 80].flatMap((x) => [20, 50, 80].map((y) => <circle key={`${x}${y}`} cx={x} cy={y} r="9" />))}
  </g>,
];
/** The cells of the pattern. A letter places the shape with this key, and a dot is an empty cell. */
const rows = ['.a.e.h', 'bf.dga', '.h.c.b', 'gd.a.e', '.bf.h.'] as const;

export function Identity() {
  return (
    <svg viewBox="0 0 600 500" preserveAspectRatio="xMidYMid slice" fill="none">
      {rows.flatMap((row, y) =>
        [...row].map((name, x) => {
          const shape = shapes['abcdefgh'.indexOf(name)];
          return shape && name !== '.' ? (
            <g key={`${x}-${y}`} transform={`translate(${x * 100} ${y * 100})`}>
              {shape}
            </g>
          ) : null;
        }),
      )}
    </svg>
  );
}
