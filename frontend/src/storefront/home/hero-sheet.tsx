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
    padding: { base: '5 5 9', md: '6 6 10' },
  },
});
const Marks = chakra(CropMarks, {
  base: { inset: 0, '--bleed': { base: '20px', md: '24px' }, '--bleed-foot': { base: '36px', md: '40px' } },
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
    bottom: '1',
    left: { base: '7', md: '8' },
    right: { base: '7', md: '8' },
    display: 'flex',
    justifyContent: 'space-between',
    color: 'ink.soft',
    fontSize: '0.6875rem',
  },
});

interface Props {
  /** Undefined while they are loading: the sheet reserves its space, so that nothing below shifts. */
  readonly products: readonly CardProduct[] | undefined;
}

// Square images, cropped at the sides by their frames.
const LARGE_SIZES = '(min-width: 75rem) 349px, (min-width: 48rem) 31vw, (min-width: 36rem) 354px, 68vw';
const SMALL_SIZES = '(min-width: 75rem) 168px, (min-width: 48rem) 15vw, (min-width: 36rem) 171px, 33vw';

/** Images of three products on one proof sheet; nothing when no product has an image. */
export function HeroSheet({ products }: Props) {
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
