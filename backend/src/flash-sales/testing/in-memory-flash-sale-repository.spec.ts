import { beforeEach, describe } from '@jest/globals';
import type { FlashSaleRepository } from '../application/ports.js';
import { flashSaleRepositoryContract } from './flash-sale-repository.contract.js';
import { InMemoryFlashSaleRepository } from './in-memory-flash-sale-repository.js';

describe('InMemoryFlashSaleRepository', () => {
  let sales: FlashSaleRepository;
  beforeEach(() => {
    sales = new InMemoryFlashSaleRepository();
  });
  flashSaleRepositoryContract(() => sales);
});
