import { OperatorError } from '../domain/operator-error.js';

export class ConfigError extends OperatorError {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.name = 'ConfigError';
  }
}
