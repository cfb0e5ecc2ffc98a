import { randomUUID } from 'node:crypto';
import { Installation } from '../application/ports.js';

export class InMemoryInstallation extends Installation {
  private readonly uuid = randomUUID();

  override id(): Promise<string> {
    return Promise.resolve(this.uuid);
  }
}
