import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/search';
import { ResponsiveImage } from '../../ui/responsive-image';
import { Price } from '../../ui/price';
import type { FoundProduct } from '../catalog/card-product';
import { useCategoryNames } from '../catalog/category-names';
import { usePriceNow } from '../catalog/price-now';

const List = chakra('ul', { base: { borderTopWidth: '1px', borderColor: 'line' } });
const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '4.5rem minmax(0, 1fr)', md: '5.5rem minmax(0, 1fr)' },
    gap: '4',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'paper.sunk' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& h3': { fontSize: 'md', lineHeight: 'snug', letterSpacing: '-0.01em' },
    '& small': { textStyle: 'note', display: 'block' },
    '& div > p:first-of-type': {
      lineClamp: 1,
      color: 'ink.soft',
      fontSize: 'sm',
    },
  },
});
const Count = chakra('p', { base: { textStyle: 'label', paddingBlock: '3' } });
const NoResults = chakra('div', {
  base: {
    paddingBlock: '10',
    textAlign: 'center',
    color: 'ink.soft',
    '& strong': { display: 'block', color: 'ink', fontSize: 'lg' },
  },
});

interface Props {
  readonly products: readonly FoundProduct[];
  readonly total: number;
  /** Set in the dialog: called when a product is chosen, whose page then replaces the dialog's history entry. */
  readonly onChoose?: () => void;
}

export function SearchResults({ products, total, onChoose }: Props) {
  const categoryName = useCategoryNames();
  const priceNow = usePriceNow();
  if (total === 0) {
    return (
      <NoResults role="status">
        <strong>{text.nothingFound}</strong>
        {text.tryAnother}
      </NoResults>
    );
  }
  return (
    <>
      <Count role="status">{text.found(total)}</Count>
      <List>
        {products.map((product) => {
          const { now, discount } = priceNow(product);
          const category = categoryName(product.category);
          return (
            <li key={product.id}>
              <Row to={paths.product(product.id)} replace={onChoose !== undefined} onClick={onChoose}>
                <ResponsiveImage src={product.image} alt="" sizes="88px" />
                <div>
                  {category && <small>{category}</small>}
                  <h3>{product.name}</h3>
                  <p>{product.description}</p>
                  <Price size="sm" now={now} before={discount?.before} saleEnds={discount?.until} />
                </div>
              </Row>
            </li>
          );
        })}
      </List>
    </>
  );
}
