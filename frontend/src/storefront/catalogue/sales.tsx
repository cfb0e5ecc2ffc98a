import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useListFlashSales } from '../../api/generated/flash-sales/flash-sales';
import type { FlashSaleResponse } from '../../api/generated/models';
import { serverNow } from '../../api/server-clock';
import { salePrice } from '../../format/sale-price';

type SalesByProduct = ReadonlyMap<string, FlashSaleResponse>;

const SalesContext = createContext<SalesByProduct>(new Map());

// A timer may come late: computers sleep, and browsers slow down tabs in the background.
const LONGEST_WAIT_MS = 30_000;

/** The running sales by product, for the whole shop; a sale leaves when its end comes while a page is open. */
export function SalesProvider({ children }: { readonly children: ReactNode }) {
  const { data: sales } = useListFlashSales();
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

export interface PriceNow {
  readonly now: number;
  /** The price before the discount; undefined when it is not on sale. */
  readonly before?: number;
  readonly sale?: FlashSaleResponse;
}

/** What a product costs now, sale included: the one answer for card, page, search, chat message and structured data. */
export function usePriceNow(): (product: { readonly id: string; readonly price: number }) => PriceNow {
  const sales = useContext(SalesContext);
  return ({ id, price }) => {
    const sale = sales.get(id);
    return sale ? { now: salePrice(price, sale.discountPercentage), before: price, sale } : { now: price };
  };
}
