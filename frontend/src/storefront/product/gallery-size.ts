import type { CSSProperties } from 'react';
import { frameRatio, type FrameSize, readImage } from '../../format/image';
import { TALL } from '../../theme/low-screen';

const WIDEST = '640px';
const WIDTH = '58vw - 50px';
/** What the gallery leaves of a laptop's height, and the height of thumbnails with the gap above them. In pixels. */
const REST = 200;
const THUMBNAILS = 92;
const thumbnailsOf = (images: readonly string[]): number => (images.length > 1 ? THUMBNAILS : 0);

/** The heights of the frame and of the whole gallery, beneath which OrderBar stands on a laptop. */
export function galleryHeights(images: readonly string[]): CSSProperties {
  const thumbnails = thumbnailsOf(images);
  const width = `min(${WIDTH}, ${WIDEST})`;
  return {
    '--frame': `min(${width} / ${frameRatio(images[0])}, 100vh - ${REST + thumbnails}px)`,
    '--gallery': `calc(var(--frame) + ${thumbnails}px)`,
  } as CSSProperties;
}

/** The frames of one of the images. On a low screen their height has no limit. */
export function framesOf(image: string, images: readonly string[]): readonly FrameSize[] {
  const { width, height } = readImage(image) ?? { width: 1, height: 1 };
  const shape = Math.max(frameRatio(images[0]), width / height);
  const most = `max(100vh - ${REST + thumbnailsOf(images)}px, 9999 * (${TALL} - 100vh))`;
  const limited = (frame: string) => `min(${frame}, ${shape.toFixed(2)} * ${most})`;
  return [
    { from: '75rem', width: limited(WIDEST) },
    { from: '48rem', width: limited(WIDTH) },
    { width: 'calc(100vw - 32px)' },
  ];
}
