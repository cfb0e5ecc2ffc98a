import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readImage } from '../../format/image';
import * as text from '../../text/product';
import { ChevronIcon, CloseIcon } from '../../ui/icons';
import { ResponsiveImage } from '../../ui/responsive-image';
import { useModal } from '../../ui/use-modal';

const Dialog = chakra('dialog', {
  base: {
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    bg: 'ink',
    color: 'paper',
    paddingBottom: { md: '4' },
    overscrollBehavior: 'contain',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      outlineColor: 'paper',
    },
    '&[open]': { display: 'grid', gridTemplateRows: '3.5rem minmax(0, 1fr)' },
  },
});
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '2',
    '& p': { flex: 1, paddingInlineStart: '2', fontVariantNumeric: 'tabular-nums' },
    '& button[data-previous] svg': { transform: 'rotate(90deg)' },
    '& button[data-next] svg': { transform: 'rotate(-90deg)' },
  },
});
// Scrolling and zooming are native, so that swipe and pinch work as usual on the device.
const Strip = chakra('ul', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    touchAction: 'manipulation',
    '&:focus-visible': { outline: '2px solid {colors.paper}', outlineOffset: '-4px' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '& > li': {
      display: 'grid',
      placeItems: 'center',
      flex: '0 0 100%',
      containerType: 'size',
      scrollSnapAlign: 'start',
      scrollSnapStop: 'always',
    },
  },
});

interface Props {
  readonly name: string;
  readonly images: readonly string[];
  readonly start: number;
  readonly onClose: () => void;
}

/** All images at full screen size; mounted only while the dialog is open. */
export default function LargeImages({ name, images, start, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  const count = images.length;

  useModal(ref, onClose);
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: start * strip.current.clientWidth, behavior: 'instant' });
  }, [start]);

  // The first image follows the last one, and the last image precedes the first one.
  const show = (index: number) =>
    strip.current?.scrollTo({ left: ((index + count) % count) * strip.current.clientWidth });

  const updateShown = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(shown + by);
  };

  return (
    <Dialog ref={ref} aria-label={text.gallery(name)} onKeyDown={step}>
      <Bar>
        <p role="status">{count > 1 && text.position(shown + 1, count)}</p>
        {count > 1 && (
          <>
            <button
              type="button"
              data-previous
              aria-label={text.previousImage}
              onClick={() => show(shown - 1)}
            >
              <ChevronIcon size={22} />
            </button>
            <button type="button" data-next aria-label={text.nextImage} onClick={() => show(shown + 1)}>
              <ChevronIcon size={22} />
            </button>
          </>
        )}
        <button type="button" aria-label={text.close} onClick={() => ref.current?.close()}>
          <CloseIcon size={22} />
        </button>
      </Bar>
      <Strip
        ref={strip}
        tabIndex={count > 1 ? 0 : undefined}
        aria-label={text.gallery(name)}
        onScroll={updateShown}
      >
        {images.map((image, index) => (
          <li key={image}>
            <LargeImage src={image} alt={text.image(name, index + 1, count)} />
          </li>
        ))}
      </Strip>
    </Dialog>
  );
}

// The largest variant is loaded on any screen, because visitors zoom in.
const LARGEST = '100rem';

// Shows an image as large as the screen allows. The size of a published image is known from the path, so exactly this
// space is reserved. An image with any other URL reserves the whole screen.
function LargeImage({ src, alt }: { readonly src: string; readonly alt: string }) {
  const image = readImage(src);
  const ratio = image && image.width / image.height;
  const width = image ? `min(100cqw, 100cqh * ${ratio}, ${image.width} * min(1px, var(--dot)))` : '100cqw';
  return (
    <div style={image ? { width } : { width, height: '100cqh', display: 'grid' }}>
      <ResponsiveImage src={src} alt={alt} sizes={LARGEST} ratio={ratio ?? 'auto'} whole eager />
    </div>
  );
}
