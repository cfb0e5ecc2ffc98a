import type { Repository } from 'typeorm';
import type { PublishedImageStore } from '../../media/index.js';
import type { SampleCategories, SampleData } from '../../platform/domain/sample-data.js';
import { transaction } from '../../platform/index.js';
import type { Lock } from '../../platform/lock/lock.js';
import type { PackagedSamples } from './packaged-samples.js';
import { SeedRunRecord, type SeedStage } from './seed-run.record.js';

/** Seeds an empty shop once with the sample data of all slices, and removes that data on request. */
export class SampleDataService {
  constructor(
    private readonly packaged: PackagedSamples,
    private readonly seedRuns: Repository<SeedRunRecord>,
    private readonly contributed: () => readonly SampleData[],
    private readonly images: Pick<PublishedImageStore, 'importObjects'>,
    private readonly lock: Lock,
  ) {}

  /**
   * Seeds the sample data, unless the shop was seeded before or ever had a catalog. Resumes an interrupted seed run.
   */
  seedOnce(): Promise<void> {
    return this.lock.run('sampleData', async () => {
      const stage = await this.stage();
      const untouched = await this.isUntouched();
      const mayBegin = stage === undefined && untouched;
      const mayResume = stage === 'begun';
      if (!mayBegin && !mayResume) return;
      await this.save('begun');
      // All images are imported before the first sample row. So if a resumed run finds sample rows, all images exist.
      if (untouched) for await (const files of this.packaged.images()) await this.images.importObjects(files);
      const catalog = await this.packaged.read();
      for (const part of this.parts()) await part.seed(catalog);
      await this.save('sown');
    });
  }

  async isPresent(): Promise<boolean> {
    if (!(await this.isSeeded())) return false;
    const present = await Promise.all(this.parts().map(async (part) => (await part.isPresent?.()) ?? false));
    return present.includes(true);
  }

  /**
   * Deletes the sample rows, except those to which the owner's own rows refer.
   * @returns the number of deleted rows of each kind, by the field names of `DeletedSampleDataResponse`.
   */
  remove(categories: SampleCategories): Promise<Readonly<Record<string, number>>> {
    return this.lock.run('sampleData', async () => {
      if (!(await this.isSeeded())) return {};
      let deletedCounts = {};
      for (const part of this.parts().toReversed())
        deletedCounts = { ...deletedCounts, ...(await part.remove(categories)) };
      await this.save('removed');
      return deletedCounts;
    });
  }

  private parts(): SampleData[] {
    return this.contributed().toSorted((a, b) => a.order - b.order);
  }

  private async isUntouched(): Promise<boolean> {
    const answers = await Promise.all(this.parts().map(async (part) => (await part.isUntouched?.()) ?? true));
    return !answers.includes(false);
  }

  /** Whether a seed run has begun or ended, and the owner has not deleted the samples since. */
  private async isSeeded(): Promise<boolean> {
    const stage = await this.stage();
    return stage !== undefined && stage !== 'removed';
  }

  private async stage(): Promise<SeedStage | undefined> {
    return (await this.seedRuns.findOneBy({ id: 1 }))?.stage;
  }

  private async save(stage: SeedStage): Promise<void> {
    await transaction(this.seedRuns.manager.dataSource, (manager) =>
      manager.upsert(SeedRunRecord, { id: 1, stage }, ['id']),
    );
  }
}
