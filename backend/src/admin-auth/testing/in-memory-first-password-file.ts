import { FirstPasswordFile } from '../application/ports.js';

export class InMemoryFirstPasswordFile extends FirstPasswordFile {
  written: string | undefined;
  readonly announced: string[] = [];

  override write(password: string): Promise<void> {
    this.written = password;
    return Promise.resolve();
  }

  override announce(password: string): void {
    this.announced.push(password);
  }

  override remove(): Promise<void> {
    this.written = undefined;
    return Promise.resolve();
  }
}
