import { DomainError } from '../../platform/domain/domain-error.js';
import { FlashSaleRepository } from '../application/ports.js';
import { FlashSale, type FlashSaleState, isChangedBy } from '../domain/flash-sale.js';

type Compare = (a: FlashSale, b: FlashSale) => number;

const byId: Compare = (a, b) => (a.state.id < b.state.id ? -1 : 1);
const byEnd: Compare = (a, b) => a.state.endDate.getTime() - b.state.endDate.getTime();

export class InMemoryFlashSaleRepository extends FlashSaleRepository {
  constructor(private readonly rows = new Map<string, FlashSaleState>()) {
    super();
  }

  override add(sale: FlashSale): Promise<void> {
    if (sale.state.deletedAt === null && this.live().some((other) => collides(sale, other)))
      return Promise.reject(
        new DomainError('conflict', 'Produk ini sudah punya flash sale pada rentang waktu itu'),
      );
    this.rows.set(sale.state.id, sale.state);
    return Promise.resolve();
  }

  override addMany(sales: readonly FlashSale[], dryRun = false) {
    const added = sales.filter((sale) => !this.live().some((other) => collides(sale, other)));
    if (!dryRun) for (const { state } of added) this.rows.set(state.id, state);
    return Promise.resolve({ added, change: null });
  }

  override changeMany(ids: readonly string[], work: (sale: FlashSale) => void) {
    const found = this.live().filter(({ state }) => ids.includes(state.id));
    const changed = found.filter((sale) => isChangedBy(work, sale));
    for (const { state } of changed) this.rows.set(state.id, state);
    return Promise.resolve({ changed, change: null });
  }

  override async change(id: string, work: (sale: FlashSale) => void): Promise<FlashSale | undefined> {
    // There is no await between reading and writing the row, so no other change can take place in between.
    return this.changeAndSave(
      this.live().find(({ state }) => state.id === id),
      work,
    );
  }

  override async changeDeleted(
    id: string,
    since: Date,
    work: (sale: FlashSale) => void,
  ): Promise<FlashSale | undefined> {
    return this.changeAndSave(this.deleted(id, since), work);
  }

  override findDeleted(id: string, since: Date): Promise<FlashSale | undefined> {
    return Promise.resolve(this.deleted(id, since));
  }

  override find(id: string): Promise<FlashSale | undefined> {
    return Promise.resolve(this.live().find(({ state }) => state.id === id));
  }

  override list(): Promise<FlashSale[]> {
    return Promise.resolve(this.live().sort((a, b) => byEnd(b, a) || byId(a, b)));
  }

  override listRunning(now: Date): Promise<FlashSale[]> {
    const running = this.live().filter((sale) => sale.statusAt(now) === 'running');
    return Promise.resolve(running.sort((a, b) => byEnd(a, b) || byId(a, b)));
  }

  override nextBoundary(after: Date): Promise<Date | null> {
    const boundaries = this.live().flatMap((sale) => [sale.startsAt.getTime(), sale.state.endDate.getTime()]);
    const next = Math.min(...boundaries.filter((time) => time > after.getTime()));
    return Promise.resolve(Number.isFinite(next) ? new Date(next) : null);
  }

  private async changeAndSave(
    sale: FlashSale | undefined,
    work: (sale: FlashSale) => void,
  ): Promise<FlashSale | undefined> {
    if (!sale) return undefined;
    work(sale);
    await this.add(sale);
    return sale;
  }

  private deleted(id: string, since: Date): FlashSale | undefined {
    const row = this.rows.get(id);
    return row?.deletedAt && row.deletedAt > since ? FlashSale.restore(row) : undefined;
  }

  private live(): FlashSale[] {
    return [...this.rows.values()]
      .filter(({ deletedAt }) => deletedAt === null)
      .map((row) => FlashSale.restore(row));
  }
}

function collides(sale: FlashSale, other: FlashSale): boolean {
  return sale.state.id !== other.state.id && sale.overlaps(other);
}
