import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useListFlashSales } from '../../api/generated/flash-sales/flash-sales';
import type { FlashSaleResponse } from '../../api/generated/models';
import { serverNow } from '../../api/server-clock';
import { salePrice } from '../../format/sale-price';

type SalesByProduct = ReadonlyMap<string, FlashSaleResponse>;

const SalesContext = createContext<SalesByProduct>(new Map());

/** Joins running sales to products by id for the whole shop; a sale leaves when its end comes while a page is open. */
export function SalesProvider({ children }: { readonly children: ReactNode }) {
  const { data: sales } = useListFlashSales();
  const [endedBefore, setEndedBefore] = useState(0);
  const running = useMemo(
    () => (sales ?? []).filter((sale) => new Date(sale.endDate).getTime() > endedBefore),
    [sales, endedBefore],
  );

  useEffect(() => {
    const ends = running.map((sale) => new Date(sale.endDate).getTime());
    if (ends.length === 0) return undefined;
    const next = Math.min(...ends);
    // Longer waits overflow the timer; nobody keeps a page open for a day without it being loaded again.
    const wait = Math.min(Math.max(0, next - serverNow()), 24 * 60 * 60 * 1000);
    const timer = setTimeout(() => setEndedBefore(Math.min(next, serverNow())), wait);
    return () => clearTimeout(timer);
  }, [running]);

  const byProduct = useMemo(() => new Map(running.map((sale) => [sale.productId, sale])), [running]);
  return <SalesContext value={byProduct}>{children}</SalesContext>;
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
