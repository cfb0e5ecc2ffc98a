import { chakra } from '@chakra-ui/react';
import type { ProductResponse } from '../../api/generated/models';
import * as text from '../../text/home';
import { ResponsiveImage } from '../../ui/responsive-image';
import { CropMarks } from '../../ui/print-marks';

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
const Margin = chakra('p', {
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
  /** Undefined while they are on their way: the sheet keeps its place, so that nothing below jumps. */
  readonly products: readonly ProductResponse[] | undefined;
}

/** Images of three products, laid on one proof sheet; nothing at all while the shop has none to show. */
export function HeroSheet({ products }: Props) {
  // From further down the grid, so that the grid's first row is not a repetition.
  const shown = products?.filter((product) => product.images.length > 0).slice(-3) ?? [
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
        <ResponsiveImage
          src={shown[largeAt]?.images[0]}
          alt=""
          ratio={3 / 4}
          sizes="(min-width: 48rem) 290px, 55vw"
          eager
        />
        {shown
          .filter((_, index) => index !== largeAt)
          .map((product, index) => (
            <ResponsiveImage
              key={index}
              src={product?.images[0]}
              alt=""
              sizes="(min-width: 48rem) 190px, 36vw"
              eager
            />
          ))}
      </Collage>
      <Margin>
        <span>{text.proofInks}</span>
        <span>{text.proofSheet}</span>
      </Margin>
    </Sheet>
  );
}
