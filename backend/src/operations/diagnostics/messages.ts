import { imagesMissing } from '../../media/index.js';
import { adviceFor } from '../../platform/database/database-error.js';
import { POSTGRES_MAJOR } from '../../platform/domain/postgres-major.js';
import { GIVE_TO_SHOP_ROLE, SHOP_ROLE } from '../../platform/domain/shop-role.js';
import type { Check, Finding, Problem } from './finding.js';

/** A message for clients of the API. The other messages are for the operator. */
export const badNonce = 'nonce harus 32 digit heksadesimal';

const NAMES: Readonly<Record<Check, string>> = {
  release: 'release',
  database: 'database',
  databaseRole: 'database role',
  databaseCopies: 'other copies',
  schema: 'schema',
  clock: 'clock',
  storage: 'storage',
  storageMark: 'storage mark',
  publicUrl: 'public URL',
  proxies: 'proxies',
  memory: 'memory',
  disk: 'disk',
  backupDisk: 'backup disk',
  backup: 'last backup',
};

const ADVICE: Readonly<Record<Problem, (detail: string) => string>> = {
  databaseUnreachable: (reason) =>
    `The database does not respond (${reason}). DATABASE_URL: check host, port, user and password, and that the server runs; without DATABASE_URL check DATA_DIR.`,
  databaseUnwritable: (reason) =>
    adviceFor({ code: reason }) ??
    `The database refuses changes (${reason}). DATABASE_URL: its role has to own the database and everything in it.`,
  databaseVersion: (version) =>
    `This is ${version}, and the shop is tested with PostgreSQL ${POSTGRES_MAJOR}. DATABASE_URL: move to such a server by backup and restore.`,
  databaseSuperuser: (role) =>
    `The shop logs in as ${role}, a superuser, so that whatever takes over the shop takes over the server. In the shop's database run as ${role}, with a password of your own: CREATE ROLE ${SHOP_ROLE} LOGIN PASSWORD '…'; ${GIVE_TO_SHOP_ROLE}; DATABASE_URL: then name ${SHOP_ROLE} and its password there, and start the shop again.`,
  databaseCopied: (names) =>
    `A copy of this database uses the same image storage (${names}), so that neither removes images. Stop one of the two shops; or give one S3_BUCKET or DATA_DIR of its own, and restore a backup there.`,
  schemaPending: (names) =>
    `The database lacks ${names}. Start the shop once: it migrates the database at DATABASE_URL or in DATA_DIR.`,
  schemaNewer: (names) =>
    `A newer release has changed the database (${names}). Update this one; or DATABASE_URL names another shop's database.`,
  clockSkewed: (skew) =>
    `The database's clock is ${skew} ahead of this machine's. Turn on NTP on both; what is scheduled happens by the clock of the server at DATABASE_URL.`,
  storageUnreachable: (reason) =>
    `The image storage does not respond (${reason}). S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION: check them, and that it runs; without S3_ENDPOINT check the permissions of DATA_DIR.`,
  storageFull: () => 'The image storage is full. S3_ENDPOINT or DATA_DIR: free space there.',
  storageIncomplete: (operation) =>
    `The image storage does not do what "${operation}" should. S3_ACCESS_KEY: it needs the rights to put, get, head, remove and list in S3_BUCKET.`,
  imagesMissing,
  storageUnmarked: () =>
    'The image storage bears no mark. S3_BUCKET or DATA_DIR: the shop marks an empty one when it starts; if it holds images of another shop, give this one its own.',
  storageOfAnotherShop: (marks) =>
    `The image storage belongs to another shop (${marks}). S3_BUCKET or DATA_DIR: give this shop its own, or restore the database that belongs to these images.`,
  shopUnreachable: (reason) =>
    `From this machine no shop answers there (${reason}). PUBLIC_URL: check the address, its DNS record, and that proxy and shop run.`,
  anotherShopAnswers: (url) =>
    `Another shop answers at ${url}. PUBLIC_URL: give the address of this one; or DATABASE_URL names another shop's database here.`,
  publicUrlDiffers: (origin) =>
    `The shop is called as ${origin}. PUBLIC_URL: set it to this address, or let the proxy pass Host and X-Forwarded-Proto.`,
  trustProxyDiffers: (proxies) =>
    `Requests come through a different number of proxies: ${proxies}. TRUST_PROXY: set it to ${proxies}, or let each proxy append to X-Forwarded-For.`,
  memoryLow: (free) =>
    `Only ${free} of memory are free, and a large photo needs 256 MB. Give the machine or container more, or end other programs.`,
  diskLow: (free) => `Only ${free} are free. DATA_DIR: free space on its disk, or move it to a larger one.`,
  diskUnreachable: (reason) =>
    `The shop cannot use the folder ${reason}. DATA_DIR: check that it is a folder, that the shop may write into it, and that its disk is mounted.`,
  backupDiskLow: (free) => `Only ${free} are free. BACKUP_DIR: free space on its disk, or lower BACKUP_KEEP.`,
  backupDiskUnreachable: (reason) =>
    `The daily backup cannot use the folder ${reason}. BACKUP_DIR: check that it is a folder, that the shop may write into it, and that its disk is mounted.`,
  backupOverdue: (last) =>
    `${last ? `The last backup is of ${last}, more than 30 days ago` : 'The shop is more than 30 days old, and has no backup'}. BACKUP_DIR: set it for a daily one, or run npm run backup.`,
  dailyBackupLate: (last) =>
    `${last ? `The last daily backup is of ${last}` : 'There has never been a daily backup'}. BACKUP_DIR: see why in the shop's log ("Backup").`,
};

export function lineOf({ check, level, problem, detail, isSkipped }: Finding): string {
  if (isSkipped)
    return `skipped  ${NAMES[check].padEnd(13)} ${detail} is this machine, which visitors reach in another way.`;
  const text = problem === null ? detail : ADVICE[problem](detail);
  return `${level.padEnd(8)} ${NAMES[check].padEnd(13)} ${text}`.trimEnd();
}
