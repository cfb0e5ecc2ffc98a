import { beforeEach, describe } from '@jest/globals';
import type { DeletedFlashSales, FlashSaleRepository } from '../application/ports.js';
import type { FlashSaleState } from '../domain/flash-sale.js';
import { deletedFlashSalesContract } from './deleted-flash-sales.contract.js';
import { flashSaleRepositoryContract } from './flash-sale-repository.contract.js';
import { InMemoryDeletedFlashSales } from './in-memory-deleted-flash-sales.js';
import { InMemoryFlashSaleRepository } from './in-memory-flash-sale-repository.js';

let sales: FlashSaleRepository;
let deleted: DeletedFlashSales;
beforeEach(() => {
  const rows = new Map<string, FlashSaleState>();
  sales = new InMemoryFlashSaleRepository(rows);
  deleted = new InMemoryDeletedFlashSales(rows);
});

describe('InMemoryFlashSaleRepository', () => {
  flashSaleRepositoryContract(() => sales);
});

describe('InMemoryDeletedFlashSales', () => {
  deletedFlashSalesContract(
    () => sales,
    () => deleted,
  );
});
