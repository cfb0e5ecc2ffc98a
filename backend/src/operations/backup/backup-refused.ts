import { OperatorError } from '../../platform/domain/operator-error.js';

/** A backup that cannot be made, read or restored as it is. */
export class BackupRefused extends OperatorError {
  override readonly name = 'BackupRefused';
}
