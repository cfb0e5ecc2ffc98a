import { Logger } from '@nestjs/common';

/** Gives the lines of failed checks the context that docs/operate/logs.md names. Terminus gives them none. */
export class HealthLog extends Logger {
  constructor() {
    super('HealthCheckService');
  }
}
