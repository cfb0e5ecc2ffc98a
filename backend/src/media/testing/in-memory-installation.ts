import { randomUUID } from 'node:crypto';
import { Installation } from '../application/ports.js';

export class InMemoryInstallation extends Installation {
  private readonly name = randomUUID();

  constructor(private readonly uuid: string = randomUUID()) {
    super();
  }

  override id(): Promise<string> {
    return Promise.resolve(this.uuid);
  }

  override databaseName(): Promise<string> {
    return Promise.resolve(this.name);
  }
}
