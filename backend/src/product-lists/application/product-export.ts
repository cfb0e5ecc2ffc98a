import type { Clock } from '../../platform/clock/clock.js';
import type { SheetRow } from '../domain/cells.js';
import { rowsOf } from './evaluation/product-rows.js';
import type { SheetWriter } from './ports.js';
import type { SheetProducts } from './sheet-products.js';

/** Writes all products into a file that `ImportService` reads without finding a change. */
export class ProductExport {
  constructor(
    private readonly products: SheetProducts,
    private readonly writer: SheetWriter,
    private readonly clock: Clock,
  ) {}

  async csv(): Promise<string> {
    return this.writer.csv(await this.rows());
  }

  async xlsx(): Promise<Buffer> {
    return this.writer.xlsx(await this.rows());
  }

  private async rows(): Promise<SheetRow[]> {
    const rows: SheetRow[] = [];
    for await (const page of this.products.all(await this.clock.now())) rows.push(...page.flatMap(rowsOf));
    return rows;
  }
}
