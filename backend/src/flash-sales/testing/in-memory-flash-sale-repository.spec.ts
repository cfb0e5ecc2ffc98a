import { beforeEach, describe } from '@jest/globals';
import { flashSaleRepositoryContract } from './flash-sale-repository.contract.js';
import { InMemoryFlashSaleRepository } from './in-memory-flash-sale-repository.js';

let sales: InMemoryFlashSaleRepository;
beforeEach(() => {
  sales = new InMemoryFlashSaleRepository(new Map());
});

describe('InMemoryFlashSaleRepository', () => {
  flashSaleRepositoryContract(() => sales);
});
