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
/** Made by `npm run doctor` alone, because the owner can do nothing about it. */
export const OPERATOR_CHECKS = ['databaseRole'] as const;
export type Check = (typeof CHECKS | typeof OPERATOR_CHECKS)[number];

export const LEVELS = ['ok', 'warning', 'error'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What can be wrong, with how bad it is. An error stops a part of the shop. A warning may stop one, now or soon. A
 * check cannot see everything: a firewall may keep the shop from its own public address.
 */
export const PROBLEMS = {
  databaseUnreachable: 'error',
  databaseVersion: 'warning',
  schemaPending: 'error',
  schemaNewer: 'warning',
  clockSkewed: 'warning',
  storageUnreachable: 'error',
  storageFull: 'error',
  storageIncomplete: 'error',
  storageUnmarked: 'warning',
  storageOfAnotherShop: 'error',
  shopUnreachable: 'warning',
  anotherShopAnswers: 'error',
  publicUrlDiffers: 'warning',
  trustProxyDiffers: 'error',
  memoryLow: 'warning',
  diskLow: 'warning',
  backupDiskLow: 'warning',
  backupOverdue: 'warning',
  dailyBackupLate: 'warning',
} as const satisfies Record<string, Exclude<Level, 'ok'>>;
/** What the operator's checks find. */
export const OPERATOR_PROBLEMS = { databaseSuperuser: 'warning' } as const satisfies Record<
  string,
  Exclude<Level, 'ok'>
>;
export type Problem = keyof typeof PROBLEMS | keyof typeof OPERATOR_PROBLEMS;

/** What one check found. */
export interface Finding {
  readonly check: Check;
  readonly level: Level;
  readonly problem: Problem | null;
  /**
   * The fact behind the finding, the same in every language: a version, a duration, a size, a URL; empty when there
   * is none.
   */
  readonly detail: string;
}

export function ok(check: Check, detail = ''): Finding {
  return { check, level: 'ok', problem: null, detail };
}

export function found(check: Check, problem: Problem, detail = ''): Finding {
  return { check, level: { ...PROBLEMS, ...OPERATOR_PROBLEMS }[problem], problem, detail };
}

/** @returns the worst level of all; 'ok' for none. */
export function worstOf(findings: readonly Finding[]): Level {
  return LEVELS.toReversed().find((level) => findings.some((one) => one.level === level)) ?? 'ok';
}
