import { In, IsNull, LessThanOrEqual, type Repository } from 'typeorm';
import { PublishedImages } from '../../application/ports.js';
import { PublishedImageRecord } from './published-image.record.js';

export class TypeormPublishedImages extends PublishedImages {
  constructor(private readonly records: Repository<PublishedImageRecord>) {
    super();
  }

  override async record(keys: readonly string[], now: Date): Promise<void> {
    // The keys are sorted, so that two calls with the same images lock their rows in the same order and cannot
    // deadlock.
    const rows = keys
      .toSorted()
      .map((key) => ({ key, publishedAt: now, unreferencedSince: now, isReleased: false }));
    if (rows.length > 0) await this.records.upsert(rows, ['key']);
  }

  override async restartGracePeriod(key: string, now: Date): Promise<boolean> {
    const { affected } = await this.records.update({ key }, { unreferencedSince: now, isReleased: false });
    return affected === 1;
  }

  override async findUnrecorded(keys: readonly string[]): Promise<string[]> {
    const recorded = await this.records
      .createQueryBuilder('image')
      .select('image.key')
      .where('image.key = ANY(:keys)', { keys })
      .getMany();
    const recordedKeys = new Set(recorded.map(({ key }) => key));
    return keys.filter((key) => !recordedKeys.has(key));
  }

  override publishedUntil(instant: Date): Promise<string[]> {
    return this.keys({ publishedAt: LessThanOrEqual(instant) });
  }

  override async markReferenced(keys: readonly string[]): Promise<void> {
    await this.records.update({ key: In(keys) }, { unreferencedSince: null });
  }

  override async markUnreferenced(keys: readonly string[], now: Date): Promise<void> {
    await this.records.update({ key: In(keys), unreferencedSince: IsNull() }, { unreferencedSince: now });
  }

  override async release(keys: readonly string[]): Promise<void> {
    await this.records.update({ key: In(keys) }, { isReleased: true });
  }

  override unreferencedSince(instant: Date, { withReleased } = { withReleased: true }): Promise<string[]> {
    return this.keys({
      unreferencedSince: LessThanOrEqual(instant),
      ...(!withReleased && { isReleased: false }),
    });
  }

  override removeIfUnreferenced(
    key: string,
    instant: Date,
    removeFiles: () => Promise<boolean>,
  ): Promise<boolean> {
    return this.records.manager.transaction(async (manager) => {
      const record = await manager.findOne(PublishedImageRecord, {
        where: { key, unreferencedSince: LessThanOrEqual(instant) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!record || !(await removeFiles())) return false;
      await manager.remove(record);
      return true;
    });
  }

  private async keys(where: Parameters<Repository<PublishedImageRecord>['findBy']>[0]): Promise<string[]> {
    const records = await this.records.find({ select: { key: true }, where });
    return records.map(({ key }) => key);
  }
}
