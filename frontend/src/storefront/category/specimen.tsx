const BASELINE = 269;
const X_HEIGHT = 137;
const CAPITALS = 91;

/** The first two letters of a name, on the lines between which they were drawn. */
export function Specimen({ name }: { readonly name: string }) {
  const letters = [...name.matchAll(/[\p{L}\p{N}]/gu)].slice(0, 2).join('');
  return (
    <svg viewBox="0 0 400 360" fill="currentColor" overflow="visible">
      <path
        d={`M-600 ${CAPITALS}h1600M-600 ${X_HEIGHT}h1600M-600 ${BASELINE}h1600`}
        stroke="currentColor"
        strokeDasharray="2 5"
        opacity="0.7"
      />
      <text
        x="200"
        y={BASELINE}
        textAnchor="middle"
        style={{ fontSize: '250px', fontWeight: 800, letterSpacing: '-0.04em', userSelect: 'none' }}
      >
        {letters}
      </text>
    </svg>
  );
}
