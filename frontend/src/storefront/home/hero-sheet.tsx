import { chakra } from '@chakra-ui/react';
import * as text from '../../text/home';
import { ResponsiveImage } from '../../ui/responsive-image';
import { CropMarks } from '../../ui/print-marks';
import { BlankSheet } from './blank-sheet';

const Sheet = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: { base: '30rem', md: 'none' },
    marginInline: 'auto',
    '@media print': { display: 'none' },
    marginBottom: { base: '3', md: 0 },
  },
});
// The marks are in the page margin, so that the images are aligned with the columns.
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
  /**
   * Images of products; undefined while they are loading. Empty frames reserve their space, so that nothing below
   * shifts.
   */
  readonly images: readonly (string | undefined)[] | undefined;
  /** The owner's image, which replaces the images, the marks and the note. */
  readonly ownImage: string | null | undefined;
}

/** Shown while the images are loading. An image without a source is drawn as an empty frame. */
const LOADING: readonly undefined[] = [undefined, undefined, undefined];

const frames = (desktop: string, tablet: string, phone: string, narrow: string, ratio: number) => [
  { from: '75rem', width: desktop, ratio },
  { from: '48rem', width: tablet, ratio },
  { from: '32rem', width: phone, ratio },
  { width: narrow, ratio },
];
const LARGE = frames('290px', '25vw', '290px', '56vw', 3 / 4);
const SMALL = frames('187px', '16vw', '187px', '36vw', 1);
const OWN_IMAGE = frames('590px', '45vw', '480px', '92vw', 1);

/** The owner's image, or images of up to three products, drawn like a proof sheet (a printer's test print). */
export function HeroSheet({ images = LOADING, ownImage }: Props) {
  if (ownImage)
    return (
      <Sheet>
        <ResponsiveImage src={ownImage} alt="" ratio={1} sizes={OWN_IMAGE} eager />
      </Sheet>
    );
  const [large, ...small] = images;
  return (
    <Sheet aria-hidden="true">
      {images.length === 0 ? (
        <BlankSheet />
      ) : (
        <Collage>
          <ResponsiveImage src={large} alt="" ratio={3 / 4} sizes={LARGE} eager />
          {small.map((src, index) => (
            <ResponsiveImage key={index} src={src} alt="" sizes={SMALL} eager />
          ))}
        </Collage>
      )}
      {/* The marks are after the images in the HTML. Otherwise they would grow while the images arrive. */}
      <Marks />
      <MarginNote>
        <span>{text.proofInks}</span>
        <span>{text.proofSheet}</span>
      </MarginNote>
    </Sheet>
  );
}
