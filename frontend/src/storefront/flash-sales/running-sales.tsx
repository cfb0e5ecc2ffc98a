import { salePrice } from '@etalase/backend/rules/sale-price';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { serverNow } from '../../api/server-clock';
import { PriceContext, type PriceOf } from '../catalog/price-now';
import { hideSalePrices } from './live-sales';
import { loadTrimmedSales, runningSales, type RunningSale } from './sales-data';

type SalesByProduct = ReadonlyMap<string, RunningSale>;

const SalesContext = createContext<SalesByProduct>(new Map());

// A timer that should run for hours may fire late: computers sleep, and browsers throttle background tabs.
const MAX_TIMEOUT_MS = 30_000;

/** Provides the running sales and their reduced prices. A sale that ends while a page is open is removed. */
export function SalesProvider({ children }: { readonly children: ReactNode }) {
  const { data: sales } = useQuery(runningSales);
  const client = useQueryClient();
  useEffect(() => loadTrimmedSales(client), [client]);
  // Sales that end by this time are removed. The time is 0 at first: the response contains only running sales.
  const [cutoff, setCutoff] = useState(0);
  const running = useMemo(
    () =>
      new Map((sales ?? []).filter((sale) => endOf(sale) > cutoff).map((sale) => [sale.product.id, sale])),
    [sales, cutoff],
  );

  useEffect(() => {
    // `Infinity` without a running sale.
    const nextEnd = Math.min(...[...running.values()].map(endOf));
    hideSalePrices(nextEnd <= serverNow());
    if (running.size === 0) return undefined;
    const checkEnd = () => {
      clearTimeout(timer);
      const left = nextEnd - serverNow();
      if (left <= 0) setCutoff(serverNow());
      else timer = setTimeout(checkEnd, Math.min(left, MAX_TIMEOUT_MS));
    };
    let timer = setTimeout(checkEnd);
    document.addEventListener('visibilitychange', checkEnd);
    window.addEventListener('pageshow', checkEnd);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkEnd);
      window.removeEventListener('pageshow', checkEnd);
    };
  }, [running]);

  const priceOf = useMemo<PriceOf>(
    () =>
      ({ id, price }) => {
        const sale = running.get(id);
        return sale ? discountedPrice(sale, price) : { now: price };
      },
    [running],
  );
  return (
    <SalesContext value={running}>
      <PriceContext value={priceOf}>{children}</PriceContext>
    </SalesContext>
  );
}

const endOf = (sale: RunningSale): number => new Date(sale.endDate).getTime();

export function useRunningSales(): readonly RunningSale[] {
  return [...useContext(SalesContext).values()];
}

type Discount = Pick<RunningSale, 'discountPercentage' | 'endDate'>;

export function discountedPrice({ discountPercentage, endDate }: Discount, before: number) {
  return {
    now: salePrice(before, discountPercentage),
    discount: { before, percentage: discountPercentage, until: endDate },
  };
}
