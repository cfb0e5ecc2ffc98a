import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/search';
import { ChatButton } from '../../ui/chat-button';
import { ResponsiveImage } from '../../ui/responsive-image';
import { Price } from '../../ui/price';
import { type FoundProduct, readLabel } from '../catalog/card-product';
import { useCategoryNames } from '../catalog/category-names';
import { usePriceNow } from '../catalog/price-now';
import { useCompanyChat } from '../company';
import { askedAmount } from './asked-amount';

const List = chakra('ul', { base: { borderTopWidth: '1px', borderColor: 'line' } });
const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '72px minmax(0, 1fr)', md: '5.5rem minmax(0, 1fr)' },
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
    '& a': { marginTop: '5' },
  },
});

const Similar = chakra('section', {
  base: { paddingTop: '8', '& h2': { fontSize: 'lg', marginBottom: '3' } },
});

interface ListProps {
  readonly products: readonly FoundProduct[];
  /**
   * Called when a product is chosen. If this function is set (in the search dialog), the product's page replaces the
   * dialog's history entry.
   */
  readonly onChoose?: (() => void) | undefined;
}

interface Props extends ListProps {
  readonly words: string;
  readonly total: number;
}

export function SearchResults({ words, total, ...list }: Props) {
  if (total === 0) return <NothingFound words={words} />;
  return (
    <>
      <Count role="status">{text.found(total)}</Count>
      <ProductRows {...list} />
    </>
  );
}

/** Similar products, below the results. The number of results does not include them. */
export function SimilarProducts({ words, ...list }: ListProps & Pick<Props, 'words'>) {
  if (list.products.length === 0) return null;
  return (
    <Similar aria-labelledby="mungkin-judul">
      <h2 id="mungkin-judul">{text.similar}</h2>
      <ProductRows {...list} amountOf={(product) => askedAmount(words, product)} />
    </Similar>
  );
}

function NothingFound({ words }: { readonly words: string }) {
  const chat = useCompanyChat(text.askFor(words));
  useEffect(() => {
    // The visitor has ended typing.
    const timer = setTimeout(() => globalThis.countSearch?.(words), 1000);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <NoResults data-in-vain={words}>
      <p role="status">
        <strong>{text.nothingFound}</strong>
        {text.tryAnother}
      </p>
      <ChatButton href={chat}>{text.ask}</ChatButton>
    </NoResults>
  );
}

interface RowsProps extends ListProps {
  /** What the page of a product calculates first. */
  readonly amountOf?: (product: FoundProduct) => string | undefined;
}

function ProductRows({ products, onChoose, amountOf }: RowsProps) {
  const categoryName = useCategoryNames();
  const priceNow = usePriceNow();
  return (
    <List>
      {products.map((product) => {
        const { now, discount } = priceNow(product);
        const category = categoryName(product.category);
        const amount = amountOf?.(product);
        const path = paths.product(product.id) + (amount ? `?hitung=${encodeURIComponent(amount)}` : '');
        return (
          <li key={product.id}>
            <Row to={path} replace={onChoose !== undefined} onClick={onChoose}>
              <ResponsiveImage src={product.image} alt="" sizes="88px" />
              <div>
                {category && <small>{category}</small>}
                <h3>{product.name}</h3>
                <p>{product.description}</p>
                <Price
                  size="sm"
                  now={now}
                  label={readLabel(product.per)}
                  before={discount?.before}
                  saleEnds={discount?.until}
                />
              </div>
            </Row>
          </li>
        );
      })}
    </List>
  );
}
