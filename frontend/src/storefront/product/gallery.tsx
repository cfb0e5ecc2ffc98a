import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { frameRatio } from '../../format/image';
import * as text from '../../text/product';
import { WIDE_SCREEN } from '../../theme/low-screen';
import { EnlargeIcon } from '../../ui/icons';
import { lazyComponent } from '../../ui/lazy-component';
import { ResponsiveImage } from '../../ui/responsive-image';
import { useCloseOnBack } from '../use-close-on-back';
import { framesOf } from './gallery-size';
import { Thumbnails } from './thumbnails';

const largeImages = lazyComponent(() => import('./large-images'));
// A failure is ignored here, because `enlarge` tries to load the script again.
const preload = () => void largeImages.preload().catch(() => undefined);

// The strip is as wide as one image, with scroll snapping. It moves by swiping, by arrow keys or, without JavaScript,
// by anchors.
const Strip = chakra('ul', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollMarginTop: '6rem' },
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '@media print': { '& > li + li': { display: 'none' } },
  },
});

// The margin is for OrderBar, which stands beneath the gallery.
const Sticky = chakra('div', {
  base: {
    minWidth: 0,
    [WIDE_SCREEN]: {
      position: 'sticky',
      top: '6rem',
      marginBottom: '6rem',
      '& li > a > span:first-child': { maxHeight: 'max(var(--frame), 12rem)' },
    },
  },
});

const EnlargeLink = chakra('a', {
  base: {
    display: 'block',
    position: 'relative',
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'inset 0 0 0 5px {colors.cyan}' },
    '& > svg': {
      position: 'absolute',
      right: '2',
      bottom: '2',
      boxSizing: 'content-box',
      padding: '2.5',
      bg: 'paper.raised',
      borderWidth: '1px',
      borderColor: 'line',
    },
    // The global styles print the URL after an https link. A link around an image prints none.
    '@media print': { '& > svg': { display: 'none' }, '&&::after': { content: 'none' } },
  },
});

const shownIndex = (strip: HTMLElement | null): number =>
  strip?.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;

interface Props {
  readonly name: string;
  readonly images: readonly string[];
}

export function Gallery({ name, images }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(0);
  const [enlargedIndex, setEnlargedIndex] = useState<number>();
  // The frame of all images has the ratio of the first image.
  const ratio = frameRatio(images[0]);
  const close = () => setEnlargedIndex(undefined);
  useCloseOnBack(enlargedIndex !== undefined, close);

  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    setSelected(index);
  };
  const updateSelected = () => setSelected(shownIndex(strip.current));
  // The visitor may have swiped before hydration.
  useEffect(() => setSelected(shownIndex(strip.current)), []);

  // When the script of the large images cannot be loaded, the link opens the image file, as without JavaScript. It does
  // not open the file if the visitor has left the page.
  const enlarge = (index: number, file: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    largeImages.preload().then(
      // Rendered synchronously, so that the press does not wait for the hydration of the page below.
      () => flushSync(() => setEnlargedIndex(index)),
      () => strip.current && window.location.assign(file),
    );
  };

  return (
    <Sticky>
      <Strip ref={strip} aria-label={text.gallery(name)} onScroll={updateSelected}>
        {images.map((image, index) => {
          const alt = text.image(name, index + 1, images.length);
          return (
            <li key={image} id={`gambar-${index + 1}`}>
              <EnlargeLink
                href={image}
                aria-label={text.enlarge(alt)}
                aria-haspopup="dialog"
                onPointerEnter={preload}
                onFocus={preload}
                onClick={enlarge(index, image)}
              >
                <ResponsiveImage
                  src={image}
                  alt={alt}
                  sizes={framesOf(image, images)}
                  ratio={ratio}
                  whole
                  eager={index === 0}
                />
                <EnlargeIcon />
              </EnlargeLink>
            </li>
          );
        })}
      </Strip>
      {images.length > 1 && <Thumbnails images={images} selected={selected} onShow={show} />}
      {enlargedIndex !== undefined && (
        <largeImages.Component name={name} images={images} start={enlargedIndex} onClose={close} />
      )}
    </Sticky>
  );
}
