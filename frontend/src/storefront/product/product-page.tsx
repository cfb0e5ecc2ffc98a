import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useGetProduct } from '../../api/generated/catalog/catalog';
import { isNotFound } from '../../api/http-client';
import { dataOnly } from '../../api/response';
import * as text from '../../text/product';
import { ReadFailed } from '../../ui/notice';
import { NotFoundNotice } from '../not-found/not-found-notice';
import { PageWidth } from '../../ui/page-width';
import { orderingOf } from '../ordering/ordering-data';
import { factsOf } from './product-data';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

export default function ProductPage() {
  const { id = '' } = useParams();
  const { data: product, error, refetch } = useGetProduct(id, dataOnly());
  // The page waits for the facts. If they arrived later, they would move the content below them.
  const category = product?.category ?? '';
  const enabled = product !== undefined;
  const areFactsPending = [
    useQuery({ ...factsOf(category), enabled }).isPending,
    useQuery({ ...orderingOf(category), enabled }).isPending,
  ].includes(true);
  if (isNotFound(error)) return <NotFoundNotice title={text.missing} hint={text.missingHint} />;
  if (product && !areFactsPending) return <ProductView product={product} />;
  return (
    <PageWidth paddingBlock="10">
      {error ? <ReadFailed onRetry={() => void refetch()} /> : <ProductSkeleton />}
    </PageWidth>
  );
}
