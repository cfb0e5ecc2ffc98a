export const CHECKS = [
  'release',
  'database',
  'schema',
  'clock',
  'storage',
  'storageMark',
  'publicUrl',
  'proxies',
  'memory',
  'disk',
  'backupDisk',
  'backup',
] as const;
/** Checks that only `npm run doctor` makes, because the owner cannot solve the problems that they find. */
const OPERATOR_CHECKS = ['databaseRole', 'databaseCopies'] as const;
export type Check = (typeof CHECKS | typeof OPERATOR_CHECKS)[number];

export const LEVELS = ['ok', 'warning', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * All problems with their levels. An 'error' stops a part of the shop. A 'warning' may stop a part of the shop, now or
 * later. Some checks can be wrong: for example, a firewall may block the shop's requests to its own public address.
 */
export const PROBLEMS = {
  databaseUnreachable: 'error',
  databaseUnwritable: 'error',
  databaseVersion: 'warning',
  schemaPending: 'error',
  schemaNewer: 'warning',
  clockSkewed: 'warning',
  storageUnreachable: 'error',
  storageFull: 'error',
  storageIncomplete: 'error',
  imagesMissing: 'error',
  storageUnmarked: 'warning',
  storageOfAnotherShop: 'error',
  shopUnreachable: 'warning',
  anotherShopAnswers: 'error',
  publicUrlDiffers: 'warning',
  trustProxyDiffers: 'error',
  memoryLow: 'warning',
  diskLow: 'warning',
  diskUnreachable: 'error',
  backupDiskLow: 'warning',
  backupDiskUnreachable: 'error',
  backupOverdue: 'warning',
  dailyBackupLate: 'warning',
} as const satisfies Record<string, Exclude<Level, 'ok'>>;
export const OPERATOR_PROBLEMS = {
  databaseSuperuser: 'warning',
  databaseCopied: 'error',
} as const satisfies Record<string, Exclude<Level, 'ok'>>;
export type Problem = keyof typeof PROBLEMS | keyof typeof OPERATOR_PROBLEMS;

export interface Finding {
  readonly check: Check;
  readonly level: Level;
  readonly problem: Problem | null;
  /** A fact that needs no translation, such as a version, a size, a time or a URL. Empty if there is no such fact. */
  readonly detail: string;
  readonly isSkipped?: true;
}

export function ok(check: Check, detail = ''): Finding {
  return { check, level: 'ok', problem: null, detail };
}

/** A check of PUBLIC_URL that only a visitor's way to the shop could answer. */
export function skipped(check: Check, publicUrl: string): Finding {
  return { ...ok(check, publicUrl), isSkipped: true };
}

export function found(check: Check, problem: Problem, detail = ''): Finding {
  return { check, level: { ...PROBLEMS, ...OPERATOR_PROBLEMS }[problem], problem, detail };
}

/** @returns the worst level of all findings; 'ok' if there are no findings. */
export function worstOf(findings: readonly Finding[]): Level {
  return LEVELS.toReversed().find((level) => findings.some((finding) => finding.level === level)) ?? 'ok';
}
