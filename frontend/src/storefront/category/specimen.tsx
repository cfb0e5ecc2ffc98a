const BASELINE = 269;
/** In em, as the font has them. */
const X_HEIGHT = 0.528;
const CAPITALS = 0.712;

/** The first two letters of a name, on the lines between which they were drawn. */
export function Specimen({ name }: { readonly name: string }) {
  const letters = [...name.matchAll(/[\p{L}\p{N}]/gu)].slice(0, 2).join('');
  // The drawing holds any two letters in the smaller size.
  const size = /.[\p{Lu}mw]/u.test(letters) ? 190 : 250;
  const line = (height: number) => `M-600 ${BASELINE - height * size}h1600`;
  return (
    <svg viewBox="0 0 400 360" fill="currentColor" overflow="visible">
      <path
        d={line(CAPITALS) + line(X_HEIGHT) + line(0)}
        stroke="currentColor"
        strokeDasharray="2 5"
        opacity="0.7"
      />
      <text
        x="200"
        y={BASELINE}
        textAnchor="middle"
        style={{ fontSize: `${size}px`, fontWeight: 800, letterSpacing: '-0.04em', userSelect: 'none' }}
      >
        {letters}
      </text>
    </svg>
  );
}
