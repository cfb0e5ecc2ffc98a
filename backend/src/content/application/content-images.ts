import type { ObjectReferences } from '../../media/index.js';
import type { ContentPart } from '../domain/content-part.js';
import { withDefaults } from '../domain/with-defaults.js';
import type { ContentStore } from './ports.js';

/** The published images that the owner's content refers to. */
export class ContentImages implements ObjectReferences {
  private readonly parts: readonly ContentPart<object>[];

  constructor(
    private readonly store: ContentStore,
    parts: readonly ContentPart<object>[],
  ) {
    this.parts = parts.filter((part) => part.images !== undefined);
  }

  async referencedAmong(objectPaths: readonly string[]): Promise<string[]> {
    const found = await Promise.all(
      this.parts.map(async (part) => {
        const stored = await this.store.find(part.key);
        return part.images?.(withDefaults(part.defaults, stored?.body)) ?? [];
      }),
    );
    const images = new Set(found.flat());
    return objectPaths.filter((path) => images.has(path));
  }

  /** Own images are not sample images. The sample content has no images, so all referenced images are own images. */
  ownAmong(objectPaths: readonly string[]): Promise<string[]> {
    return this.referencedAmong(objectPaths);
  }
}
