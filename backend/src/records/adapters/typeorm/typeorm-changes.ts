import type { DataSource } from 'typeorm';
import { type Clock, inSharedTransaction } from '../../../platform/index.js';
import { type ChangeOrigin, Changes } from '../../application/ports.js';

/** The triggers of tracked tables record writes while the setting `etalase.change` is set. */
export class TypeormChanges extends Changes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  override run<T>({ kind, browser }: ChangeOrigin, work: () => Promise<T>): Promise<T> {
    const settings = async () => ({
      'etalase.change': JSON.stringify({ kind, browser, at: await this.clock.now() }),
    });
    return inSharedTransaction(this.dataSource, settings, work);
  }
}
