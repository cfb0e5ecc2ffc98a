import list from '../../../../backend/dist/common-passwords.txt?raw';
import { isEasyToGuess } from '@etalase/backend/rules/easy-password';

const common = new Set(list.split('\n'));

export const isEasy = (password: string, own: readonly string[]): boolean =>
  isEasyToGuess(password, common, own);
