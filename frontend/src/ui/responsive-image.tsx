import { chakra } from '@chakra-ui/react';
import { isLong } from '@etalase/backend/rules/image-name';
import type { CSSProperties } from 'react';
import { drawnSizes, type FrameSize, readImage } from '../format/image';

const Frame = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    width: 'full',
    overflow: 'hidden',
    bg: 'paper.sunk',
    // Marks the edge of a white photo on a white background.
    _after: {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderWidth: '1px',
      borderColor: 'ink',
      opacity: 0.07,
    },
    '& img': {
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: 'full',
      height: 'full',
      // A small photo does not fill the frame, because it is enlarged to `--dot` at most.
      maxWidth: 'calc(var(--w) * var(--dot))',
      maxHeight: 'calc(var(--h) * var(--dot))',
      objectFit: 'cover',
    },
  },
});

interface Props {
  /** Path of a published image or an https URL, as in a product's `images`. */
  readonly src: string | undefined;
  readonly alt: string;
  /** The width of the frame, or its sizes on different screens, the widest screens first. */
  readonly sizes: string | readonly FrameSize[];
  /** Width divided by height of the frame; 1 by default. */
  readonly ratio?: number | 'auto';
  /**
   * True to show the whole image on its border color. Otherwise the image is cropped to fill the frame, except if it is
   * longer than 2:1.
   */
  readonly whole?: boolean;
  /** True for images on the first screen, which load at once instead of lazily. */
  readonly eager?: boolean;
}

export function ResponsiveImage({ src, alt, sizes, ratio = 1, whole = false, eager = false }: Props) {
  const image = src === undefined ? undefined : readImage(src);
  const isWhole = whole || (image !== undefined && isLong(image));
  const frames = typeof sizes === 'string' ? [{ width: sizes }] : sizes;
  const drawn = image && drawnSizes(image, frames, { ratio: ratio === 'auto' ? 1 : ratio, whole: isWhole });
  return (
    <Frame
      style={
        {
          aspectRatio: ratio,
          backgroundColor: image?.color,
          '--w': image?.width,
          '--h': image?.height,
        } as CSSProperties
      }
    >
      {src !== undefined && (
        <picture>
          {image && <source type="image/webp" srcSet={image.webp} sizes={drawn} />}
          <img
            srcSet={image?.jpeg}
            sizes={drawn}
            src={src}
            alt={alt}
            width={image?.width}
            height={image?.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            style={isWhole ? { objectFit: 'contain' } : undefined}
          />
        </picture>
      )}
    </Frame>
  );
}
