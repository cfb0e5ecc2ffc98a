/** What a link to a page without a picture of its own shows; drawn by scripts/draw-share-picture.mjs. */
export const sharePicture = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: 'Make your ideas become true',
} as const;
