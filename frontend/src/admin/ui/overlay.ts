/** Lays a control's own input, see-through, over the whole of its drawing: what is pressed is the input itself. */
export const overlay = {
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
} as const;
