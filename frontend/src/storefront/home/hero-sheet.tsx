import { chakra } from '@chakra-ui/react';
import * as text from '../../text/home';
import { ResponsiveImage } from '../../ui/responsive-image';
import { CropMarks } from '../../ui/print-marks';
import type { CardProduct } from '../catalog/card-product';

const Sheet = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: { base: '30rem', md: 'none' },
    marginInline: 'auto',
    // The note in the margin.
    marginBottom: { base: '3', md: 0 },
  },
});
// In the page's margin, so that the images end where the columns do.
const Marks = chakra(CropMarks, {
  base: {
    inset: { base: '-14px', md: '-24px' },
    '--mark': { base: '10px', md: '14px' },
    '--bleed': { base: '14px', md: '24px' },
  },
});
const Collage = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3fr 2fr',
    gridTemplateRows: '1fr 1fr',
    gap: { base: '3', md: '3.5' },
    '&:has(> :only-child)': { gridTemplateColumns: '1fr' },
    '& > :first-of-type': { gridRow: '1 / -1' },
    '& > span': { height: 'full' },
  },
});
const MarginNote = chakra('p', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: '2',
    marginTop: '1.5',
    display: 'flex',
    justifyContent: 'space-between',
    color: 'ink.soft',
    fontSize: '0.6875rem',
  },
});

interface Props {
  /** Undefined while they are loading: the sheet reserves its space, so that nothing below shifts. */
  readonly products: readonly CardProduct[] | undefined;
  /** The owner's picture instead of the sheet. */
  readonly image: string | null | undefined;
}

// Square images, cropped at the sides by their frames.
const LARGE_SIZES = '(min-width: 75rem) 387px, (min-width: 48rem) 33vw, (min-width: 32rem) 386px, 74vw';
const IMAGE_SIZES = '(min-width: 75rem) 590px, (min-width: 48rem) 45vw, (min-width: 32rem) 480px, 92vw';
const SMALL_SIZES = '(min-width: 75rem) 187px, (min-width: 48rem) 16vw, (min-width: 32rem) 187px, 36vw';

/** The owner's picture, or images of three products on one proof sheet; nothing when no product has an image. */
export function HeroSheet({ products, image }: Props) {
  if (image)
    return (
      <Sheet>
        <ResponsiveImage src={image} alt="" ratio={1} sizes={IMAGE_SIZES} eager />
      </Sheet>
    );
  // The last ones, so that the first row of the grid below does not repeat them.
  const shown = products?.filter((product) => product.image !== undefined).slice(-3) ?? [
    undefined,
    undefined,
    undefined,
  ];
  if (shown.length === 0) return null;
  const largeAt = Math.min(1, shown.length - 1);
  return (
    <Sheet aria-hidden="true">
      <Marks />
      <Collage>
        <ResponsiveImage src={shown[largeAt]?.image} alt="" ratio={3 / 4} sizes={LARGE_SIZES} eager />
        {shown
          .filter((_, index) => index !== largeAt)
          .map((product, index) => (
            <ResponsiveImage key={index} src={product?.image} alt="" sizes={SMALL_SIZES} eager />
          ))}
      </Collage>
      <MarginNote>
        <span>{text.proofInks}</span>
        <span>{text.proofSheet}</span>
      </MarginNote>
    </Sheet>
  );
}
