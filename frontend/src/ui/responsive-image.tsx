import { chakra } from '@chakra-ui/react';
import { readImage } from '../format/image';

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
    '& img': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'cover' },
  },
});

interface Props {
  /** Path of a published image or an https URL, as in a product's `images`. */
  readonly src: string | undefined;
  readonly alt: string;
  /** The displayed width, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  /** Width divided by height of the frame; 1 by default. */
  readonly ratio?: number | 'auto';
  /** True to show the whole image on its border color. Otherwise the image is cropped to fill the frame. */
  readonly whole?: boolean;
  /** True for images on the first screen, which load at once instead of lazily. */
  readonly eager?: boolean;
}

/**
 * Shows an image in the smallest variant that is large enough. Reserves its space and shows its color before it has
 * loaded.
 */
export function ResponsiveImage({ src, alt, sizes, ratio = 1, whole = false, eager = false }: Props) {
  const image = src === undefined ? undefined : readImage(src);
  return (
    <Frame style={{ aspectRatio: ratio, backgroundColor: image?.color }}>
      {src !== undefined && (
        <picture>
          {image && <source type="image/webp" srcSet={image.webp} sizes={sizes} />}
          <img
            srcSet={image?.jpeg}
            sizes={image && sizes}
            src={src}
            alt={alt}
            width={image?.width}
            height={image?.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            style={whole ? { objectFit: 'contain' } : undefined}
          />
        </picture>
      )}
    </Frame>
  );
}
