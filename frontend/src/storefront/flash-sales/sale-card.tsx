import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { formatWib } from '../../format/wib';
import * as text from '../../text/common';
import { Badge } from '../../ui/badge';
import { ResponsiveImage } from '../../ui/responsive-image';
import { Price } from '../../ui/price';
import { stretchedLink } from '../../ui/stretched-link';
import { readLabel } from '../catalog/card-product';
import { discountedPrice } from './running-sales';
import type { RunningSale } from './sales-data';

const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'min(7rem, 34%) minmax(0, 1fr)',
      lg: '6.5rem minmax(0, 1fr)',
      xl: '8.25rem minmax(0, 1fr)',
    },
    alignItems: 'stretch',
    height: 'full',
    bg: 'white',
    color: 'ink',
    '& h3 a': stretchedLink,
    '& h3': { fontSize: 'md', letterSpacing: '-0.01em', lineHeight: 'snug' },
    '& h3 a:hover': { textDecoration: 'underline' },
    '& > span:first-of-type': { height: 'full' },
    '& small': { textStyle: 'note', marginTop: 'auto', paddingTop: '1' },
  },
});
// The frame is as high as the text beside it. The ratio is that of a name of three lines.
const FRAMES = [
  { from: '80rem', width: '132px', ratio: 0.5 },
  { width: '112px', ratio: 0.5 },
];
const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', padding: '4' } });

export function SaleCard({ sale }: { readonly sale: RunningSale }) {
  const { product } = sale;
  const { now, discount } = discountedPrice(sale, product.price);
  return (
    <Card>
      <ResponsiveImage src={product.image} alt="" sizes={FRAMES} />
      <Body>
        <Badge ink="yellow" alignSelf="start">
          {text.discountBadge(discount.percentage)}
        </Badge>
        <h3>
          <Link to={paths.product(product.id)}>{product.name}</Link>
        </h3>
        <Price now={now} label={readLabel(product.per)} before={discount.before} saleEnds={discount.until} />
        <small>{text.saleEnds(formatWib(discount.until))}</small>
      </Body>
    </Card>
  );
}
