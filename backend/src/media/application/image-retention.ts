import type { Clock } from '../../platform/clock/clock.js';
import { mainKeyOfPath, objectPathOf } from '../domain/image-name.js';
import type { PublishedImageStore } from './published-image-store.js';
import type { PublishedImages } from './ports.js';

/**
 * Protects images from garbage collection until another module has stored its reference to them, and releases images
 * whose references are about to be erased.
 */
export class ImageRetention {
  constructor(
    private readonly published: PublishedImages,
    private readonly imageStore: PublishedImageStore,
    private readonly clock: Clock,
    private readonly site: { readonly publicUrl: string },
  ) {}

  /**
   * Restarts the grace period of published images.
   * @param urls paths or absolute URLs.
   * @returns the given URLs. URLs of images that this shop should have, but that do not exist, are left out.
   */
  async protectExisting(urls: readonly string[]): Promise<string[]> {
    const kept: string[] = [];
    for (const url of urls) if (await this.isKept(url)) kept.push(url);
    return kept;
  }

  /** @param paths of published images. @returns the paths of images that are no longer published. */
  async missingAmong(paths: readonly string[]): Promise<string[]> {
    const keys = paths.flatMap((path) => mainKeyOfPath(path) ?? []);
    return (await this.published.findUnrecorded(keys)).map(objectPathOf);
  }

  /**
   * Announces that the data that refers to these images will be erased. So the garbage collector may remove many of
   * these images at once without a command from the panel.
   * @param urls paths or absolute URLs.
   */
  release(urls: readonly string[]): Promise<void> {
    return this.published.release(urls.flatMap((url) => this.keyOf(url) ?? []));
  }

  private keyOf(url: string): string | undefined {
    const { publicUrl } = this.site;
    return mainKeyOfPath(url.startsWith(publicUrl) ? url.slice(publicUrl.length) : url);
  }

  private async isKept(url: string): Promise<boolean> {
    const key = this.keyOf(url);
    if (key === undefined) return true;
    // The grace period is restarted before the existence is checked. In the other order, the garbage collector could
    // remove the image in between.
    const isKnown = await this.published.restartGracePeriod(key, await this.clock.now());
    return isKnown && (await this.imageStore.sizeOf(key)) !== undefined;
  }
}
