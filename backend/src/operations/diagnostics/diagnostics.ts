import { randomBytes } from 'node:crypto';
import type { ImageSample, StorageMarks, StorageProbe } from '../../media/index.js';
import type { Config } from '../../platform/config/config.js';
import { causeOf } from '../../platform/domain/cause-of.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { POSTGRES_MAJOR } from '../../platform/domain/postgres-major.js';
import { withDeadline } from '../../platform/limiter/deadline.js';
import { version } from '../../platform/version.js';
import { type BackupStatus, isOverdue } from '../backup/backup-status.js';
import { type Connection, judgeConnection, type ShopClient, type ShopIdentity } from './connection.js';
import type { DatabaseFacts, DatabaseInspector } from './database-inspector.js';
import { type Check, type Finding, found, ok, type Problem, skipped } from './finding.js';
import type { Machine } from './machine.js';

/**
 * The largest accepted difference between the clocks of this machine and the database. Nobody notices when a scheduled
 * change happens a few seconds late.
 */
const MAX_CLOCK_SKEW_MS = 5000;
/** Decoding a photo of 40 megapixels needs about this much memory. */
const MIN_FREE_MEMORY = 256 * 1024 * 1024;
/** Some hundreds of photos need about this much space. */
const MIN_FREE_DISK = 1024 * 1024 * 1024;
/** A failed daily backup is retried every ten minutes. If all attempts in two days fail, the cause is permanent. */
const MAX_DAILY_BACKUP_AGE_MS = 2 * 24 * 60 * 60 * 1000;

export interface DiagnosticsSettings {
  readonly release: string;
  readonly publicUrl: string;
  readonly trustProxy: number;
  readonly dataDir: string;
  readonly backupDir: string | undefined;
  readonly usesDataDir: boolean;
}

export function settingsOf(config: Config): DiagnosticsSettings {
  const { publicUrl, trustProxy, dataDir, backupDir, databaseUrl, s3 } = config;
  const release = `${version}, Node ${process.versions.node}`;
  const usesDataDir = databaseUrl === undefined || s3 === undefined;
  return { release, publicUrl, trustProxy, dataDir, backupDir, usesDataDir };
}

// Longer than the time limits of database queries and storage requests, so that an error of a query or request comes
// before this timeout.
const TIMEOUT_MS = 10_000;

/**
 * Checks the services that the shop needs. A check does not throw when a service does not respond, but returns a
 * finding.
 */
export class Diagnostics {
  constructor(
    private readonly settings: DiagnosticsSettings,
    private readonly database: Pick<DatabaseInspector, 'inspect' | 'probeWrite'>,
    private readonly storage: StorageProbe,
    private readonly marks: StorageMarks,
    private readonly images: Pick<ImageSample, 'keys' | 'findMissing'>,
    private readonly backups: Pick<BackupStatus, 'read'>,
    private readonly machine: Pick<Machine, 'freeDisk' | 'freeMemory' | 'probeFolder'>,
  ) {}

  async run(): Promise<Finding[]> {
    const { facts, findings } = await this.inspectDatabase();
    const [storage, disks, backup] = await Promise.all([
      this.checkStorage(facts),
      this.checkDisks(),
      facts ? attempt('backup', 'databaseUnreachable', () => this.checkBackup(facts.now)) : [],
    ]);
    return [
      ok('release', this.settings.release),
      ...findings,
      ...storage,
      this.checkMemory(),
      ...disks,
      ...backup,
    ];
  }

  /**
   * Checks the rights of the database role, and whether a copy of the database uses the same storage. Leaves out what a
   * service does not answer, because `run` reports the failure.
   */
  async checkForOperator(): Promise<Finding[]> {
    const { facts } = await this.inspectDatabase();
    if (!facts) return [];
    const { role, isSuperuser } = facts;
    return [
      isSuperuser ? found('databaseRole', 'databaseSuperuser', role) : ok('databaseRole', role),
      ...(await withDeadline(this.checkCopies(facts), TIMEOUT_MS).catch(() => [])),
    ];
  }

  private async checkCopies({ installation, name, now }: DatabaseFacts): Promise<Finding[]> {
    if (installation === undefined) return [];
    const copies = await this.marks.copiesOf({ installation, database: name }, now);
    return [
      copies.length > 0 ? found('databaseCopies', 'databaseCopied', copies.join(', ')) : ok('databaseCopies'),
    ];
  }

  checkConnection(connection: Connection): Finding[] {
    return judgeConnection(connection, this.settings);
  }

  async checkPublicUrl(client: ShopClient, identity: ShopIdentity): Promise<Finding[]> {
    const { publicUrl } = this.settings;
    const nonce = randomBytes(16).toString('hex');
    const isOwnMachine = new URL(publicUrl).hostname === 'localhost';
    const findings = await attempt('publicUrl', 'shopUnreachable', async () => {
      const { proof, ...connection } = await client.askConnection(this.settings.publicUrl, nonce);
      if (proof !== (await identity.proofFor(nonce)))
        return [found('publicUrl', 'anotherShopAnswers', publicUrl)];
      // Visitors come by another way than this request, such as the published port of a container.
      return isOwnMachine
        ? [ok('publicUrl', publicUrl), skipped('proxies', publicUrl)]
        : this.checkConnection(connection);
    });
    const isUnreachable = findings.some(({ problem }) => problem === 'shopUnreachable');
    return isOwnMachine && isUnreachable
      ? [skipped('publicUrl', publicUrl), skipped('proxies', publicUrl)]
      : findings;
  }

  private async inspectDatabase(): Promise<{ readonly findings: Finding[]; readonly facts?: DatabaseFacts }> {
    const askedAt = Date.now();
    try {
      const facts = await withDeadline(this.database.inspect(), TIMEOUT_MS);
      // The database read its clock about halfway between request and answer.
      const now = (askedAt + Date.now()) / 2;
      const refusal = await withDeadline(this.database.probeWrite(), TIMEOUT_MS).then(
        () => undefined,
        (error: unknown) => found('database', 'databaseUnwritable', causeOf(error)),
      );
      return { facts, findings: [refusal ?? judgeVersion(facts), ...judgeDatabase(facts, now)] };
    } catch (error) {
      return { findings: [found('database', 'databaseUnreachable', causeOf(error))] };
    }
  }

  /**
   * Checks the image storage, some of its images, and the mark that names the shop it belongs to.
   * @param facts undefined while the database does not respond. Images and mark are then not checked.
   */
  private async checkStorage(facts: DatabaseFacts | undefined): Promise<Finding[]> {
    // A schema of another release may lack the tables. A database that fails meanwhile is reported with the backups.
    const keys = facts?.pending.length === 0 ? await this.images.keys().catch(() => []) : [];
    const storage = await attempt('storage', 'storageUnreachable', async () => {
      const failed = await this.storage.findFailure();
      if (failed !== undefined) return [found('storage', 'storageIncomplete', failed)];
      const missing = await this.images.findMissing(keys);
      return [missing.length === 0 ? ok('storage') : found('storage', 'imagesMissing', missing.join(', '))];
    });
    if (!facts || storage.some(({ problem }) => problem === 'storageUnreachable')) return storage;
    return [
      ...storage,
      ...(await attempt('storageMark', 'storageUnreachable', () => this.checkMark(facts.installation))),
    ];
  }

  private async checkMark(installation: string | undefined): Promise<Finding[]> {
    // Without a shop in the database, every mark is another shop's.
    const ids = installation === undefined ? await this.marks.ids() : await this.marks.owners(installation);
    if (ids.length === 0) return [found('storageMark', 'storageUnmarked')];
    const others = ids.filter((id) => id !== installation);
    return [
      others.length === 0
        ? ok('storageMark')
        : found('storageMark', 'storageOfAnotherShop', others.join(', ')),
    ];
  }

  private checkMemory(): Finding {
    const free = this.machine.freeMemory();
    return free < MIN_FREE_MEMORY
      ? found('memory', 'memoryLow', sizeText(free))
      : ok('memory', sizeText(free));
  }

  private async checkDisks(): Promise<Finding[]> {
    const { dataDir, backupDir, usesDataDir } = this.settings;
    const disk = async (
      check: 'disk' | 'backupDisk',
      folder: string,
      isWritten: boolean,
    ): Promise<Finding> => {
      try {
        if (isWritten) await withDeadline(this.machine.probeFolder(folder), TIMEOUT_MS);
        const free = await withDeadline(this.machine.freeDisk(folder), TIMEOUT_MS);
        return free < MIN_FREE_DISK ? found(check, `${check}Low`, sizeText(free)) : ok(check, sizeText(free));
      } catch (error) {
        return found(check, `${check}Unreachable`, `${folder} (${causeOf(error)})`);
      }
    };
    return Promise.all([
      disk('disk', dataDir, usesDataDir),
      ...(backupDir === undefined ? [] : [disk('backupDisk', backupDir, true)]),
    ]);
  }

  private async checkBackup(now: Date): Promise<Finding[]> {
    const { countedFrom, lastBackupAt, lastDailyBackupAt } = await this.backups.read();
    const last = lastBackupAt?.toISOString() ?? '';
    // At most one problem is reported. A late daily backup is reported first.
    const dailyAge = now.getTime() - (lastDailyBackupAt ?? countedFrom).getTime();
    if (this.settings.backupDir !== undefined && dailyAge > MAX_DAILY_BACKUP_AGE_MS)
      return [found('backup', 'dailyBackupLate', lastDailyBackupAt?.toISOString() ?? '')];
    return [
      isOverdue(lastBackupAt ?? countedFrom, now)
        ? found('backup', 'backupOverdue', last)
        : ok('backup', last),
    ];
  }
}

/**
 * Checks the facts that the database reported.
 * @param now this machine's time when the database reported its own time.
 */
function judgeDatabase(facts: DatabaseFacts, now: number): Finding[] {
  const skewMs = facts.now.getTime() - now;
  const skew = `${(skewMs / 1000).toFixed(1)} s`;
  return [
    schemaOf(facts),
    Math.abs(skewMs) > MAX_CLOCK_SKEW_MS ? found('clock', 'clockSkewed', skew) : ok('clock', skew),
  ];
}

function judgeVersion({ version }: DatabaseFacts): Finding {
  const server = `PostgreSQL ${version}`;
  return version.startsWith(`${POSTGRES_MAJOR}.`)
    ? ok('database', server)
    : found('database', 'databaseVersion', server);
}

function schemaOf({ pending, unknown }: DatabaseFacts): Finding {
  if (pending.length > 0) return found('schema', 'schemaPending', pending.join(', '));
  if (unknown.length > 0) return found('schema', 'schemaNewer', unknown.join(', '));
  return ok('schema');
}

/**
 * Runs a check.
 * @returns the check's findings. When the check fails or takes too long: `problem`, or 'storageFull' for a full disk.
 */
async function attempt(check: Check, problem: Problem, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await withDeadline(work(), TIMEOUT_MS);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'disk-full') return [found(check, 'storageFull')];
    return [found(check, problem, causeOf(error))];
  }
}

function sizeText(bytes: number): string {
  return bytes >= 1e10 ? `${Math.round(bytes / 1e9)} GB` : `${Math.round(bytes / 1e6)} MB`;
}
