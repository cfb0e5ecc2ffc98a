import type { Clock } from '../../platform/clock/clock.js';
import { mainKeyOfPath, objectPathOf } from '../domain/image-name.js';
import type { PublishedImageStore } from './published-image-store.js';
import type { PublishedImages } from './ports.js';

/** Keeps images from being collected until a feature has stored its reference to them. */
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
   * @returns the given URLs without those of images of this shop that do not exist.
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
   * Announces that the data that refers to images is erased. The images may then become unused without a warning.
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
    // The order matters: an existing image is only certain to stay after its grace period was restarted.
    const isKnown = await this.published.restartGracePeriod(key, await this.clock.now());
    return isKnown && (await this.imageStore.sizeOf(key)) !== undefined;
  }
}
