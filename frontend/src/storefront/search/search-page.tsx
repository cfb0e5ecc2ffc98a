import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import * as text from '../../text/search';
import { Button } from '../../ui/button';
import { ReadFailed } from '../../ui/notice';
import { PagePart } from '../../ui/page-part';
import { PageWidth } from '../../ui/page-width';
import { MoreProducts } from '../catalog/more-products';
import { ProductGridSkeleton } from '../catalog/product-grid';
import { foundProducts, PAGE_SIZE, similarProducts, type Range } from '../catalog/products-data';
import { useProductRange } from '../catalog/use-product-range';
import { SearchField } from './search-field';
import { SearchResults, SimilarProducts } from './search-results';

const Column = chakra(PageWidth, {
  base: {
    maxWidth: '52rem',
    paddingBlock: { base: '8', md: '14' },
    '& h1': { textStyle: 'section', marginBottom: '5' },
  },
});
const Form = chakra('form', { base: { display: 'flex', gap: '2', flexWrap: 'wrap', marginBottom: '4' } });
const Hint = chakra('p', { base: { paddingBlock: '10', color: 'ink.soft' } });

interface Props {
  readonly query: string;
  readonly range: Range;
}

/** The page at `/?cari=…`: search results for browsers without JavaScript, and long lists of results. */
export function SearchPage({ query, range }: Props) {
  const { page, isFetching, retry } = useProductRange(foundProducts(query, range), query !== '');
  const { data: similar } = useQuery({ ...similarProducts(query), enabled: query !== '' });
  return (
    <Column>
      <h1>{text.title}</h1>
      <Form action={paths.home}>
        <SearchField key={query} defaultValue={query} />
        <Button type="submit">{text.submit}</Button>
      </Form>
      {query === '' ? (
        <Hint>{text.emptyQuery}</Hint>
      ) : !page && retry ? (
        <ReadFailed onRetry={retry} />
      ) : page ? (
        <section id="hasil" aria-labelledby="hasil-judul">
          <VisuallyHidden as="h2" id="hasil-judul">
            {text.resultsFor(query)}
          </VisuallyHidden>
          <PagePart>
            <SearchResults words={query} products={page.items} total={page.total} />
          </PagePart>
          {page.total > PAGE_SIZE && (
            <MoreProducts
              path={paths.home}
              anchor="hasil"
              shown={page.items.length}
              total={page.total}
              range={range}
              busy={isFetching}
              onRetry={retry}
            />
          )}
          <PagePart>
            <SimilarProducts words={query} products={similar?.items ?? []} />
          </PagePart>
        </section>
      ) : (
        <ProductGridSkeleton count={PAGE_SIZE} />
      )}
    </Column>
  );
}
