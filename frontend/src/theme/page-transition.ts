/** Between two documents, a product's image moves from the card to the gallery. Browsers without it show the next page at once. */
export const pageTransitionCss =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  '::view-transition-group(*){animation-duration:.2s}';

/** Names a product's image, once a page: in the grid of products and in the gallery. */
export const productTransition = (id: string) => `product-${id}`;
