import { invalidField } from '../../platform/domain/domain-error.js';
import { invalidSessionTimeout } from './messages.js';

export const SESSION_TIMEOUTS = [15, 30, 60, 120] as const;
export type SessionTimeout = (typeof SESSION_TIMEOUTS)[number];
export const DEFAULT_SESSION_TIMEOUT: SessionTimeout = 30;

export function parseSessionTimeout(minutes: number): SessionTimeout {
  const choice = SESSION_TIMEOUTS.find((offered) => offered === minutes);
  if (choice === undefined) throw invalidField('sessionTimeoutMinutes', invalidSessionTimeout);
  return choice;
}
