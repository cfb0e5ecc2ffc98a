import { FirstPasswordNote } from '../application/ports/first-password-note.js';

export class InMemoryFirstPasswordNote extends FirstPasswordNote {
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
