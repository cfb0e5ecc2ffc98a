const anchors = [
  [200, 60],
  [320, 180],
  [320, 300],
  [200, 300],
  [80, 180],
] as const;

/** A logo on a construction grid. One of its curves still shows the handles of the drawing program. */
export function Construction() {
  return (
    <svg viewBox="0 0 400 360" fill="none">
      <g stroke="#fff" strokeWidth="1.25">
        <path
          d="M20 60h360M20 180h360M20 300h360M80 10v340M200 10v340M320 10v340M60 40l280 280M340 40 60 320"
          opacity="0.8"
        />
        <circle cx="200" cy="180" r="120" />
        <circle cx="200" cy="180" r="60" />
        <circle cx="200" cy="180" r="169.7" opacity="0.8" />
      </g>
      <path d="M200 60a120 120 0 0 1 120 120v120H200a120 120 0 0 1 0-240z" fill="#16130F" />
      <circle cx="200" cy="180" r="52" fill="#fff" />
      <path d="M134 60h132" stroke="#16130F" strokeWidth="2" />
      <g fill="#fff" stroke="#16130F" strokeWidth="2">
        {anchors.map(([x, y]) => (
          <path key={`${x}-${y}`} d={`M${x - 6} ${y - 6}h12v12h-12z`} />
        ))}
        <circle cx="134" cy="60" r="5" />
        <circle cx="266" cy="60" r="5" />
        <path d="m266 60 13 38 11-13 16-3z" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
