/** The y coordinate of the line on which the letters stand. */
const BASELINE = 269;
// Heights of the font in em.
const X_HEIGHT = 0.528;
const CAP_HEIGHT = 0.712;

/** Draws the first two letters of a name, with the guide lines that type designers use. */
export function Specimen({ name }: { readonly name: string }) {
  const letters = [...name.matchAll(/[\p{L}\p{N}]/gu)].slice(0, 2).join('');
  // A capital, an `m` or a `w` as second letter is wide. In the smaller size, any two letters fit into the drawing.
  const size = /.[\p{Lu}mw]/u.test(letters) ? 190 : 250;
  // A guide line that is wider than the drawing. The colored area crops the line.
  const line = (height: number) => `M-600 ${BASELINE - height * size}h1600`;
  return (
    <svg viewBox="0 0 400 360" fill="currentColor" overflow="visible">
      <path
        d={line(CAP_HEIGHT) + line(X_HEIGHT) + line(0)}
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
