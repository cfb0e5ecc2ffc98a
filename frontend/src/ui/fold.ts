/** The styles of a `details`. On paper and without scripts it is open. */
export const fold = {
  '& > summary': {
    display: 'list-item',
    listStyle: 'disclosure-closed inside',
    minHeight: 'touch',
    paddingBlock: '2.5',
    fontWeight: 'semibold',
    cursor: 'pointer',
    '& small': { display: 'block', marginInlineStart: '1.1em' },
  },
  '&[open] > summary': { listStyleType: 'disclosure-open' },
  '&::details-content': {
    '@media print': { contentVisibility: 'visible', blockSize: 'auto' },
    '@media (scripting: none)': { contentVisibility: 'visible', blockSize: 'auto' },
  },
};
