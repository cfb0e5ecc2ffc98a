import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useListFlashSales } from '../../api/generated/flash-sales/flash-sales';
import type { FlashSaleResponse } from '../../api/generated/models';
import { serverNow } from '../../api/server-clock';
import { dataOnly } from '../../api/response';
import { salePrice } from '../../format/sale-price';
import type { PricedProduct, PriceNow } from '../catalog/price-now';

type SalesByProduct = ReadonlyMap<string, FlashSaleResponse>;

const SalesContext = createContext<SalesByProduct>(new Map());

// A timer may come late: computers sleep, and browsers slow down tabs in the background.
const LONGEST_WAIT_MS = 30_000;

/** The running sales by product, for the whole shop; a sale leaves when its end comes while a page is open. */
export function SalesProvider({ children }: { readonly children: ReactNode }) {
  const { data: sales } = useListFlashSales(dataOnly());
  const [now, setNow] = useState(0);
  const running = useMemo(
    () => new Map((sales ?? []).filter((sale) => endOf(sale) > now).map((sale) => [sale.productId, sale])),
    [sales, now],
  );

  useEffect(() => {
    if (running.size === 0) return undefined;
    const nextEnd = Math.min(...[...running.values()].map(endOf));
    const look = () => {
      clearTimeout(timer);
      const left = nextEnd - serverNow();
      if (left <= 0) setNow(serverNow());
      else timer = setTimeout(look, Math.min(left, LONGEST_WAIT_MS));
    };
    let timer = setTimeout(look);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [running]);

  return <SalesContext value={running}>{children}</SalesContext>;
}

const endOf = (sale: FlashSaleResponse): number => new Date(sale.endDate).getTime();

/** The sales that run now, the soonest end first. */
export function useRunningSales(): readonly FlashSaleResponse[] {
  return [...useContext(SalesContext).values()];
}

/** What a running sale makes of its product's price; undefined for a product that is in none. */
export function useReducedPrice(): (product: PricedProduct) => PriceNow | undefined {
  const sales = useContext(SalesContext);
  return ({ id, price }) => {
    const sale = sales.get(id);
    return sale && reducedPrice(sale, price);
  };
}

type Discount = Pick<FlashSaleResponse, 'discountPercentage' | 'endDate'>;

export function reducedPrice({ discountPercentage, endDate }: Discount, before: number) {
  return {
    now: salePrice(before, discountPercentage),
    reduction: { before, percentage: discountPercentage, until: endDate },
  };
}
