import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/common';
import type { FrameSize } from '../../format/image';
import { Badge } from '../../ui/badge';
import { ResponsiveImage } from '../../ui/responsive-image';
import { Price } from '../../ui/price';
import { cropMarks } from '../../ui/print-marks';
import { stretchedLink } from '../../ui/stretched-link';
import { type CardProduct, readLabel } from './card-product';
import type { PriceNow } from './price-now';

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '-11px',
      pointerEvents: 'none',
      opacity: 0,
      ...cropMarks,
      '--mark': '8px',
      '--bleed': '11px',
      // In print, browsers draw the box of the marks white, over the card.
      '@media print': { display: 'none' },
    },
    '&:focus-within, &:hover': { borderColor: 'ink', _after: { opacity: 1 } },
    '& h3': { fontSize: 'md', lineHeight: 'snug', letterSpacing: '-0.01em' },
    // With the link, a browser scrolls its image and its price into view.
    '& h3 a': { lineClamp: 3, scrollMarginBlock: '20rem 6rem', ...stretchedLink },
  },
});
const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: '1',
    padding: { base: '3', lg: '4' },
    '& > :last-child': { marginTop: 'auto', paddingTop: '2' },
  },
});
const Badges = chakra('p', {
  base: {
    position: 'absolute',
    top: '2.5',
    insetInline: '2.5',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // The narrowest pair of cards has images of less than 160 px, on which a badge would cover too much.
    '@media (min-width: 340px) and (max-width: 369px)': {
      position: 'static',
      margin: '{spacing.3} {spacing.3} 0',
      _empty: { display: 'none' },
    },
  },
});
const Category = chakra('p', { base: { textStyle: 'note' } });

const PHONE: readonly FrameSize[] = [
  { from: '22.5rem', width: 'calc(50vw - 24px)' },
  { width: 'calc(100vw - 34px)' },
];
const FRAMES: readonly FrameSize[] = [
  { from: '75rem', width: '272px' },
  { from: '48rem', width: 'calc(25vw - 23px)' },
  ...PHONE,
];
/** The frames of cards with a `shape`. On screens with four columns these frames are higher than wide. */
const SHAPES = {
  lead: [
    { from: '75rem', width: '570px', ratio: 0.83 },
    { from: '48rem', width: '47vw', ratio: 0.67 },
    ...PHONE,
  ],
  flat: [{ from: '75rem', width: '570px', ratio: 2 }, { from: '48rem', width: '47vw', ratio: 2 }, ...PHONE],
  wide: [
    { from: '75rem', width: '340px', ratio: 0.87 },
    { from: '48rem', width: '28vw', ratio: 0.7 },
    ...PHONE,
  ],
};

interface Props {
  readonly product: CardProduct;
  /** Undefined when the product's category is deleted or inactive, and until the categories are loaded. */
  readonly categoryName: string | undefined;
  readonly price: PriceNow;
  readonly eager?: boolean;
  /**
   * `lead` is the large first card of a list, `flat` the one for long pictures. `wide` is a card with its image beside
   * the text.
   */
  readonly shape?: keyof typeof SHAPES;
}

export function ProductCard({ product, categoryName, price, eager, shape }: Props) {
  return (
    <Card>
      <ResponsiveImage src={product.image} alt="" sizes={shape ? SHAPES[shape] : FRAMES} eager={eager} />
      <Badges>
        {product.isNew && <Badge>{text.newBadge}</Badge>}
        {price.discount && (
          <Badge ink="yellow" data-sale>
            {text.discountBadge(price.discount.percentage)}
          </Badge>
        )}
      </Badges>
      <Body>
        {categoryName && <Category>{categoryName}</Category>}
        <h3>
          <Link to={paths.product(product.id)}>{product.name}</Link>
        </h3>
        <Price
          now={price.now}
          label={readLabel(product.per)}
          before={price.discount?.before}
          saleEnds={price.discount?.until}
        />
      </Body>
    </Card>
  );
}
