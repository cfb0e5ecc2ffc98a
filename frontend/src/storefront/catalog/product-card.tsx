import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { discountBadge, newBadge } from '../../text/common';
import { Badge } from '../../ui/badge';
import { ResponsiveImage } from '../../ui/responsive-image';
import { Price } from '../../ui/price';
import { cropMarks } from '../../ui/print-marks';
import { stretchedLink } from '../../ui/stretched-link';
import type { CardProduct } from './card-product';
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
    // Crop marks appear on hover and on focus.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '-11px',
      pointerEvents: 'none',
      opacity: 0,
      ...cropMarks,
      '--mark': '8px',
      '--bleed': '11px',
    },
    '&:focus-within, &:hover': { borderColor: 'ink', _after: { opacity: 1 } },
    '& h3': { fontSize: 'md', lineHeight: 'snug', letterSpacing: '-0.01em' },
    '& h3 a': { lineClamp: 3, ...stretchedLink },
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
const Badges = chakra('div', {
  base: {
    position: 'absolute',
    top: '2.5',
    insetInline: '2.5',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
  },
});
const Category = chakra('p', { base: { textStyle: 'note' } });

const PHONE_SIZES = '(min-width: 22.5rem) calc(50vw - 24px), calc(100vw - 32px)';
const SIZES = `(min-width: 75rem) 272px, (min-width: 48rem) calc(25vw - 23px), ${PHONE_SIZES}`;
/**
 * The `sizes` of cards with a `shape`. On screens with four columns, their frames are higher than wide. A square image
 * that fills such a frame is wider than the frame.
 */
const SHAPE_SIZES = {
  lead: `(min-width: 75rem) 660px, (min-width: 48rem) 64vw, ${PHONE_SIZES}`,
  wide: `(min-width: 75rem) 390px, (min-width: 48rem) 40vw, ${PHONE_SIZES}`,
};

interface Props {
  readonly product: CardProduct;
  /** Undefined when the product's category is deleted or inactive, and until the categories are loaded. */
  readonly categoryName: string | undefined;
  readonly price: PriceNow;
  readonly eager?: boolean;
  /** `lead` is the large first card of a list. `wide` is a card with its image beside the text. */
  readonly shape?: keyof typeof SHAPE_SIZES;
}

export function ProductCard({ product, categoryName, price, eager, shape }: Props) {
  return (
    <Card>
      <ResponsiveImage src={product.image} alt="" sizes={shape ? SHAPE_SIZES[shape] : SIZES} eager={eager} />
      <Body>
        {categoryName && <Category>{categoryName}</Category>}
        <h3>
          <Link to={paths.product(product.id)}>{product.name}</Link>
        </h3>
        <Price now={price.now} before={price.discount?.before} saleEnds={price.discount?.until} />
      </Body>
      <Badges>
        {product.isNew && <Badge>{newBadge}</Badge>}
        {price.discount && (
          <Badge ink="yellow" data-sale>
            {discountBadge(price.discount.percentage)}
          </Badge>
        )}
      </Badges>
    </Card>
  );
}
