import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BackupStatus } from '../backup/backup-status.js';
import { ImageFiles, ImageSample, StorageMarks, StorageProbe } from '../../media/index.js';
import { InMemoryObjectStorage } from '../../media/testing/in-memory-object-storage.js';
import { storageFull, storageUnavailable } from '../../media/application/ports.js';
import { type Check, CHECKS, found, ok, type Problem } from './finding.js';
import { ShopIdentity } from './connection.js';
import type { DatabaseFacts } from './database-inspector.js';
import { Diagnostics, type DiagnosticsSettings } from './diagnostics.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const GB = 1024 ** 3;
const PUBLIC_URL = 'https://toko.example';
const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);

let settings: DiagnosticsSettings;
let facts: () => Promise<DatabaseFacts>;
let database: DatabaseFacts;
let storage: InMemoryObjectStorage;
let backups: Awaited<ReturnType<BackupStatus['read']>>;
let machine: { disks: Record<string, number>; memory: number };
let referenced: string[];
/** The SQLSTATE with which the database refuses changes. */
let refusal: string | undefined;
/** The folder that cannot be written. */
let readOnly: string | undefined;
beforeEach(async () => {
  settings = {
    release: '1.0.0',
    publicUrl: PUBLIC_URL,
    trustProxy: 0,
    dataDir: '/data',
    backupDir: undefined,
    usesDataDir: true,
  };
  database = {
    version: '18.1',
    role: 'shop',
    isSuperuser: false,
    now: new Date(),
    name: 'database',
    pending: [],
    unknown: [],
    installation: 'ours',
  };
  facts = () => Promise.resolve(database);
  storage = new InMemoryObjectStorage();
  await new StorageMarks(storage).put('ours');
  backups = { countedFrom: ago(1), lastBackupAt: undefined, lastDailyBackupAt: undefined };
  referenced = [];
  readOnly = undefined;
  refusal = undefined;
  machine = { disks: { '/data': 2 * GB, '/backups': 2 * GB }, memory: GB };
});

function diagnostics(): Diagnostics {
  return new Diagnostics(
    settings,
    {
      inspect: () => facts(),
      probeWrite: () =>
        refusal === undefined
          ? Promise.resolve()
          : Promise.reject(Object.assign(new Error(), { code: refusal })),
    },
    new StorageProbe(storage),
    new StorageMarks(storage),
    new ImageSample({ sample: () => Promise.resolve(referenced) }, new ImageFiles(storage)),
    // The times of backups are in the same database, so this read fails whenever the facts cannot be read.
    { read: () => facts().then(() => backups) },
    {
      freeDisk: (folder) => {
        const free = machine.disks[folder];
        return free === undefined
          ? Promise.reject(Object.assign(new Error(), { code: 'ENOTDIR' }))
          : Promise.resolve(free);
      },
      probeFolder: (folder) =>
        folder === readOnly
          ? Promise.reject(Object.assign(new Error(), { code: 'EACCES' }))
          : Promise.resolve(),
      freeMemory: () => machine.memory,
    },
  );
}

/** Runs the checks. @returns the check, problem and detail of each finding that is not ok. */
async function problems(): Promise<[Check, Problem | null, string][]> {
  const findings = await diagnostics().run();
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(({ check, problem, detail }) => [check, problem, detail]);
}

describe('Diagnostics', () => {
  it('reports the database role, with a warning if the role is a superuser', async () => {
    expect(await diagnostics().checkForOperator()).toEqual([
      ok('databaseRole', 'shop'),
      ok('databaseCopies'),
    ]);
    database = { ...database, role: 'postgres', isSuperuser: true };
    expect(await diagnostics().checkForOperator()).toEqual([
      found('databaseRole', 'databaseSuperuser', 'postgres'),
      ok('databaseCopies'),
    ]);
    facts = () => Promise.reject(new Error('down'));
    expect(await diagnostics().checkForOperator()).toEqual([]);
  });

  it('reports no copies while the storage does not respond', async () => {
    const fail = () => {
      throw storageUnavailable(new Error());
    };
    Object.assign(storage, { list: fail });
    expect(await diagnostics().checkForOperator()).toEqual([ok('databaseRole', 'shop')]);
  });

  it('reports each check as ok once in a healthy shop, and leaves the storage unchanged', async () => {
    settings = { ...settings, backupDir: '/backups' };
    const findings = await diagnostics().run();
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    // `run` does not check the connection. `checkPublicUrl` and `checkConnection` report these two checks.
    expect(findings.map(({ check }) => check)).toEqual(
      CHECKS.filter((check) => check !== 'publicUrl' && check !== 'proxies'),
    );
    const keys: string[] = [];
    for await (const key of storage.list('')) keys.push(key);
    expect(keys).toEqual([StorageMarks.keyOf('ours')]);
  });

  it.each<[string, Partial<DatabaseFacts>, [Check, Problem, string]]>([
    ['another PostgreSQL version', { version: '17.9' }, ['database', 'databaseVersion', 'PostgreSQL 17.9']],
    ['migrations that were not run', { pending: ['A', 'B'] }, ['schema', 'schemaPending', 'A, B']],
    ['migrations of a newer release', { unknown: ['C'] }, ['schema', 'schemaNewer', 'C']],
    // The storage keeps the mark of 'ours'.
    ['a mark of another shop', { installation: 'other' }, ['storageMark', 'storageOfAnotherShop', 'ours']],
  ])('finds %s', async (_, changed, expected) => {
    database = { ...database, ...changed };
    expect(await problems()).toEqual([expected]);
  });

  it("reports a database clock that is 60 seconds behind the machine's clock", async () => {
    database = { ...database, now: new Date(Date.now() - 60_000) };
    expect(await problems()).toEqual([
      ['clock', 'clockSkewed', expect.stringMatching(/^-(?:59|60)\.\d s$/u)],
    ]);
  });

  it('reports a database that refuses changes, with the code of its error', async () => {
    refusal = '25006';
    expect(await problems()).toEqual([['database', 'databaseUnwritable', '25006']]);
  });

  it('reports one problem for a storage that does not respond', async () => {
    const unavailable = storageUnavailable(Object.assign(new Error(), { code: 'ENOTFOUND' }));
    const fail = () => {
      throw unavailable;
    };
    Object.assign(storage, { put: fail, list: fail });
    expect(await problems()).toEqual([['storage', 'storageUnreachable', 'ENOTFOUND']]);
  });

  it('reports a full storage', async () => {
    storage.put = () => Promise.reject(storageFull(new Error()));
    expect(await problems()).toEqual([['storage', 'storageFull', '']]);
  });

  it.each(['get', 'head', 'list', 'remove'] as const)('reports a broken %s operation', async (operation) => {
    const mark = StorageMarks.keyOf('ours');
    // Each of these results lacks the probe's object, or leaves it in the storage.
    const broken = {
      get: () => Promise.resolve(undefined),
      head: () => Promise.resolve(undefined),
      list: (prefix: string) => [mark].filter((key) => key.startsWith(prefix)),
      remove: () => Promise.resolve(),
    };
    Object.assign(storage, { [operation]: broken[operation] });
    expect(await problems()).toEqual([['storage', 'storageIncomplete', operation]]);
  });

  it('reports a storage without an ownership mark', async () => {
    await new StorageMarks(storage).remove('ours');
    expect(await problems()).toEqual([['storageMark', 'storageUnmarked', '']]);
  });

  it('warns of too little free memory, and of too little free space on each disk', async () => {
    settings = { ...settings, backupDir: '/backups' };
    machine = { disks: { '/data': 5e8, '/backups': 1e6 }, memory: 1e8 };
    expect(await problems()).toEqual([
      ['memory', 'memoryLow', '100 MB'],
      ['disk', 'diskLow', '500 MB'],
      ['backupDisk', 'backupDiskLow', '1 MB'],
    ]);
  });

  it('reports each disk that cannot be checked, with the code of its error', async () => {
    settings = { ...settings, backupDir: '/backups' };
    machine = { ...machine, disks: {} };
    expect(await problems()).toEqual([
      ['disk', 'diskUnreachable', '/data (ENOTDIR)'],
      ['backupDisk', 'backupDiskUnreachable', '/backups (ENOTDIR)'],
    ]);
  });

  it('reports a folder that cannot be written, but not a data folder that the shop does not use', async () => {
    readOnly = '/data';
    expect(await problems()).toEqual([['disk', 'diskUnreachable', '/data (EACCES)']]);
    settings = { ...settings, usesDataDir: false, backupDir: '/backups' };
    expect(await problems()).toEqual([]);
    readOnly = '/backups';
    expect(await problems()).toEqual([['backupDisk', 'backupDiskUnreachable', '/backups (EACCES)']]);
  });

  it('reports referenced images that the storage lacks', async () => {
    referenced = [1, 2].map((number) => `${String(number).padStart(32, '0')}-8x6-c8a070.jpg`);
    const [stored = '', lost] = referenced;
    await storage.put(`public/${stored}`, { contentType: 'image/jpeg', body: Buffer.from('image') });
    expect(await problems()).toEqual([['storage', 'imagesMissing', lost]]);
    database = { ...database, pending: ['A'] };
    expect(await problems()).toEqual([['schema', 'schemaPending', 'A']]);
  });

  it('reports an overdue backup, and an overdue daily backup when BACKUP_DIR is set', async () => {
    backups = { countedFrom: ago(31), lastBackupAt: undefined, lastDailyBackupAt: undefined };
    expect(await problems()).toEqual([['backup', 'backupOverdue', '']]);
    const last = ago(3);
    backups = { countedFrom: ago(60), lastBackupAt: ago(1), lastDailyBackupAt: last };
    expect(await problems()).toEqual([]);
    settings = { ...settings, backupDir: '/backups' };
    expect(await problems()).toEqual([['backup', 'dailyBackupLate', last.toISOString()]]);
  });

  describe('checkPublicUrl', () => {
    const identity = new ShopIdentity({
      inspect: () => Promise.resolve({ ...database, installation: 'ours' }),
    });
    const check = async (proofFor: (nonce: string) => Promise<string>) => {
      const client = {
        askConnection: async (_url: string, nonce: string) => ({
          origin: PUBLIC_URL,
          proxies: 0,
          proof: await proofFor(nonce),
        }),
      };
      return (await diagnostics().checkPublicUrl(client, identity)).map(({ problem, detail }) => [
        problem,
        detail,
      ]);
    };

    it('reports no problem when this shop answers at PUBLIC_URL', async () => {
      expect(await check((nonce) => identity.proofFor(nonce))).toEqual([
        [null, PUBLIC_URL],
        [null, '0'],
      ]);
    });

    it('reports another shop at PUBLIC_URL that replays an earlier answer of this shop', async () => {
      const earlier = await identity.proofFor('0'.repeat(32));
      expect(await check(() => Promise.resolve(earlier))).toEqual([['anotherShopAnswers', PUBLIC_URL]]);
    });

    const refused = Object.assign(new TypeError('fetch failed'), {
      cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
    });

    it('reports only another shop at the default address, which visitors reach in another way', async () => {
      settings = { ...settings, publicUrl: 'http://localhost:3000', trustProxy: 1 };
      const fine = [
        [null, 'http://localhost:3000'],
        [null, 'http://localhost:3000'],
      ];
      expect(await check(() => Promise.reject(refused))).toEqual(fine);
      expect(await check((nonce) => identity.proofFor(nonce))).toEqual(fine);
      expect(await check(() => Promise.resolve('0'))).toEqual([
        ['anotherShopAnswers', 'http://localhost:3000'],
      ]);
    });
  });
});
