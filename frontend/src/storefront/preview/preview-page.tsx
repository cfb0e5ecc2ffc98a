import { chakra } from '@chakra-ui/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { ProductDetailResponse } from '../../api/generated/models';
import { httpClient, isNotFound, type ApiResponse } from '../../api/http-client';
import type { Prefetch } from '../../api/prefetch';
import * as text from '../../text/preview';
import { Head } from '../../ui/head';
import { lazyComponent } from '../../ui/lazy-component';
import { ReadFailed } from '../../ui/notice';
import { PageWidth } from '../../ui/page-width';
import { prefetchBeside } from '../product/product-data';
import { ProductSkeleton } from '../product/product-skeleton';
import { ProductView } from '../product/product-view';

const Banner = chakra('p', {
  base: { paddingBlock: '2', bg: 'ink', color: 'paper', fontWeight: 'bold', textAlign: 'center' },
});

const notFoundPage = lazyComponent(() => import('../not-found/not-found-page'));

// Does not use the generated function, because every page would then load the code of that function.
const previewQuery = (token = '') =>
  queryOptions({
    queryKey: ['preview', token],
    queryFn: ({ signal }) =>
      httpClient<ApiResponse<ProductDetailResponse>>(`/api/previews/${encodeURIComponent(token)}`, {
        signal,
      }),
  });

export const prefetchPreview: Prefetch = async (client, { params }) => {
  try {
    const { data: product } = await client.fetchQuery(previewQuery(params['token']));
    await prefetchBeside(client, product);
  } catch (error) {
    // For a missing preview, the server renders the 404 page, which must be loaded before.
    await notFoundPage.preload();
    throw error;
  }
};

/** A product's page before the product is published. Anybody with the secret URL can read it. */
export default function PreviewPage() {
  const { token } = useParams();
  const { data, error, refetch } = useQuery(previewQuery(token));
  if (isNotFound(error)) return <notFoundPage.Component />;
  return (
    <>
      <Banner>{text.banner}</Banner>
      {data ? (
        <ProductView product={data.data} isPreview />
      ) : (
        <PageWidth paddingBlock="10">
          <Head title={text.banner} description={text.banner} noIndex />
          {error ? <ReadFailed onRetry={() => void refetch()} /> : <ProductSkeleton />}
        </PageWidth>
      )}
    </>
  );
}
