import { LessThan, type Repository } from 'typeorm';
import { UploadRepository } from '../../application/ports.js';
import { Upload, type UploadState } from '../../domain/upload.js';
import type { UploadRecord } from './upload.record.js';

const STATE_BEFORE = { uploaded: 'issued', published: 'uploaded' } as const;

export class TypeormUploadRepository extends UploadRepository {
  constructor(private readonly records: Repository<UploadRecord>) {
    super();
  }

  override async add(upload: Upload): Promise<void> {
    await this.records.insert({ id: upload.id, issuedAt: upload.issuedAt, ...columnsOf(upload.state) });
  }

  override async find(id: string): Promise<Upload | undefined> {
    const record = await this.records.findOneBy({ id });
    return record ? Upload.restore(record.id, record.issuedAt, stateOf(record)) : undefined;
  }

  override async advance({ id, state }: Upload): Promise<boolean> {
    if (state.name === 'issued') return false;
    const changed = await this.records.update({ id, state: STATE_BEFORE[state.name] }, columnsOf(state));
    return changed.affected === 1;
  }

  override async remove(id: string): Promise<void> {
    await this.records.delete({ id });
  }

  override async idsIssuedBefore(instant: Date): Promise<string[]> {
    const records = await this.records.find({ select: { id: true }, where: { issuedAt: LessThan(instant) } });
    return records.map(({ id }) => id);
  }

  override async existingAmong(ids: readonly string[]): Promise<Set<string>> {
    // The ids are compared as text, because a storage key may contain an id that is not a UUID.
    const records = await this.records
      .createQueryBuilder('upload')
      .select('upload.id')
      .where('upload.id::text = ANY(:ids)', { ids })
      .getMany();
    return new Set(records.map(({ id }) => id));
  }
}

function columnsOf(state: UploadState): Pick<UploadRecord, 'state' | 'quarantineKey' | 'imageKey'> {
  return {
    state: state.name,
    quarantineKey: state.name === 'uploaded' ? state.quarantineKey : null,
    imageKey: state.name === 'published' ? state.imageKey : null,
  };
}

function stateOf({ quarantineKey, imageKey }: UploadRecord): UploadState {
  if (quarantineKey !== null) return { name: 'uploaded', quarantineKey };
  if (imageKey !== null) return { name: 'published', imageKey };
  return { name: 'issued' };
}
