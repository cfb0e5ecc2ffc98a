import { chakra } from '@chakra-ui/react';
import { useRef, useState, type MouseEvent } from 'react';
import * as text from '../../text/product';
import { Picture } from '../../ui/picture';
import { CropMarks } from '../../ui/print-marks';
import { Thumbnails } from './thumbnails';

const Proof = chakra('div', { base: { position: 'relative', padding: { base: 0, md: '6' } } });
const Marks = chakra(CropMarks, {
  base: {
    inset: { base: '-14px', md: 0 },
    '--mark': { base: '10px', md: '14px' },
    '--bleed': { base: '14px', md: '24px' },
  },
});
// One picture wide, snapping: a thumb swipes it, arrow keys move it, and without JavaScript anchors do.
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

const SIZES = '(min-width: 75rem) 600px, (min-width: 48rem) 52vw, 100vw';

interface Props {
  readonly name: string;
  readonly images: readonly string[];
}

export function Gallery({ name, images }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(0);

  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    setSelected(index);
  };
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setSelected(Math.round(scrollLeft / clientWidth));
  };

  return (
    <div>
      <Proof>
        <Marks />
        <Strip
          ref={strip}
          aria-label={text.gallery(name)}
          tabIndex={images.length > 1 ? 0 : undefined}
          onScroll={follow}
        >
          {(images.length > 0 ? images : [undefined]).map((image, index) => (
            <li key={image ?? ''} id={`gambar-${index + 1}`}>
              <Picture
                src={image}
                alt={text.picture(name, index + 1, images.length)}
                sizes={SIZES}
                eager={index === 0}
              />
            </li>
          ))}
        </Strip>
      </Proof>
      {images.length > 1 && <Thumbnails images={images} selected={selected} onShow={show} />}
    </div>
  );
}
