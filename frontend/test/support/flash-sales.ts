import type { ShopServer } from '../../../backend/test/support/shop-server.js';
import { loginToApi, type Product } from './shop-api.js';

export interface Sale {
  readonly id: string;
  readonly discountPercentage: number;
  readonly endDate: string;
  readonly product: Pick<Product, 'id' | 'name' | 'price'>;
}

export interface SalesAdmin {
  add(sale: { productId: string; discountPercentage: number; endDate: Date }): Promise<Sale>;
  delete(sale: Sale): Promise<void>;
}

/** Logs in to the API as the owner. @returns functions that change sales. */
export async function loginToSales(shop: Pick<ShopServer, 'url'>): Promise<SalesAdmin> {
  const send = await loginToApi(shop);
  return {
    add: async (sale) => (await (await send('POST', '/api/flash-sales', sale)).json()) as Sale,
    delete: async ({ id }) => void (await send('DELETE', `/api/flash-sales/${id}`)),
  };
}
