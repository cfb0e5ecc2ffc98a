import { assertStorageKey, type NewObject, ObjectStorage } from '../application/ports.js';

export class InMemoryObjectStorage extends ObjectStorage {
  private readonly objects = new Map<string, Buffer>();

  override async put(key: string, { body }: NewObject): Promise<void> {
    assertStorageKey(key);
    // All chunks are read before the object is stored, so an interrupted body stores nothing.
    const parts: Uint8Array[] = [];
    if (body instanceof Uint8Array) parts.push(body);
    else for await (const chunk of body) parts.push(chunk);
    this.objects.set(key, Buffer.concat(parts));
  }

  override async get(key: string): Promise<Buffer | undefined> {
    assertStorageKey(key);
    return Promise.resolve(this.objects.get(key));
  }

  override async head(key: string): Promise<{ size: number } | undefined> {
    const bytes = await this.get(key);
    return bytes && { size: bytes.length };
  }

  override async remove(key: string): Promise<void> {
    assertStorageKey(key);
    await Promise.resolve(this.objects.delete(key));
  }

  override async *list(prefix: string): AsyncGenerator<string> {
    // Copies the keys, because a caller may remove objects during the iteration.
    for (const key of [...this.objects.keys()]) if (key.startsWith(prefix)) yield await Promise.resolve(key);
  }
}
