import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import * as text from '../../text/product';
import { ResponsiveImage } from '../../ui/responsive-image';

const List = chakra('ul', {
  base: {
    // Five columns, because a product has at most five images.
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(5, minmax(0, 4rem))', md: 'repeat(5, minmax(0, 4.75rem))' },
    gap: { base: '2', md: '2.5' },
    marginTop: '4',
    '& a': {
      display: 'block',
      borderWidth: '1px',
      borderColor: 'line',
      _hover: { borderColor: 'ink' },
    },
    // The padding shows paper between the frame and a dark photo.
    '& a[aria-current]': { borderColor: 'ink', outline: '1px solid {colors.ink}', padding: '2px' },
    '& a[aria-current]:focus-visible': { outline: '2px solid {colors.ink}' },
    '@media print': { display: 'none' },
  },
});

interface Props {
  readonly images: readonly string[];
  readonly selected: number;
  readonly onShow: (index: number) => (event: MouseEvent) => void;
}

export function Thumbnails({ images, selected, onShow }: Props) {
  return (
    <List>
      {images.map((image, index) => (
        <li key={image}>
          <a
            href={`#gambar-${index + 1}`}
            aria-label={text.showImage(index + 1, images.length)}
            aria-current={index === selected ? 'true' : undefined}
            onClick={onShow(index)}
          >
            <ResponsiveImage src={image} alt="" sizes="76px" />
          </a>
        </li>
      ))}
    </List>
  );
}
