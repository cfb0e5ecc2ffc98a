import { withAdvisoryLock } from '../../../platform/index.js';
import { OneAtATime } from '../../application/ports/one-at-a-time.js';

const SAMPLE_DATA_LOCK = 7_301_952;

export class AdvisoryLockOneAtATime extends OneAtATime {
  constructor(private readonly databaseUrl: string) {
    super();
  }

  override run<T>(work: () => Promise<T>): Promise<T> {
    return withAdvisoryLock(this.databaseUrl, SAMPLE_DATA_LOCK, work);
  }
}
