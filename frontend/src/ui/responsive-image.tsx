import { chakra } from '@chakra-ui/react';
import { readImage } from '../format/image';

const Frame = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    width: 'full',
    overflow: 'hidden',
    bg: 'paper.sunk',
    '& img': { position: 'absolute', inset: 0, width: 'full', height: 'full', objectFit: 'cover' },
  },
});

interface Props {
  /** A published path or an https address, as a product's `images` hold them. */
  readonly src: string | undefined;
  readonly alt: string;
  /** The width at which it is shown, as in the attribute of the same name. */
  readonly sizes: string;
  /** Width over height of the frame; 1 unless told. */
  readonly ratio?: number | 'auto';
  /** True to show all of it on its own color instead of filling the frame. */
  readonly whole?: boolean;
  /** True for what the visitor sees first: loaded at once instead of when it comes near. */
  readonly eager?: boolean;
}

/** An image whose place and color are there before it is, in the smallest file that serves the screen. */
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
