import { OperatorError } from '../domain/operator-error.js';

/** The error for an invalid environment variable. The message names the variable. */
export class ConfigError extends OperatorError {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.name = 'ConfigError';
  }
}
