import { required } from '../../text/admin-common';
import {
  confirmation,
  confirmationMistake,
  currentPassword,
  newPassword,
  shortMistake,
} from '../../text/admin-settings';
import type { Mistakes } from '../ui/use-draft';

const SHORTEST = 6;

export interface PasswordValues {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export const noPasswords: PasswordValues = { current: '', next: '', confirmation: '' };

export function mistakesIn(values: PasswordValues): Mistakes {
  const mistakes: Record<string, string> = {};
  if (!values.current) mistakes['current'] = required(currentPassword);
  if (!values.next) mistakes['next'] = required(newPassword);
  else if ([...values.next.normalize('NFC')].length < SHORTEST) mistakes['next'] = shortMistake;
  if (!values.confirmation) mistakes['confirmation'] = required(confirmation);
  else if (values.confirmation !== values.next) mistakes['confirmation'] = confirmationMistake;
  return mistakes;
}
