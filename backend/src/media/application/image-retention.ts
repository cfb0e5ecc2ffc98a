import type { Clock } from '../../platform/clock/clock.js';
import { mainKeyOfPath } from '../domain/image-name.js';
import type { PublishedImageStore } from './published-image-store.js';
import type { PublishedImages } from './ports/published-images.js';

/** Keeps images that a feature is about to refer to from being collected meanwhile. */
export class ImageRetention {
  constructor(
    private readonly published: PublishedImages,
    private readonly imageStore: PublishedImageStore,
    private readonly clock: Clock,
    private readonly site: { readonly publicUrl: string },
  ) {}

  /**
   * Gives published images another day, by path or by absolute address.
   * @returns the addresses without those of images of ours that are not there.
   */
  async keep(addresses: readonly string[]): Promise<string[]> {
    const kept: string[] = [];
    for (const address of addresses) if (await this.isKept(address)) kept.push(address);
    return kept;
  }

  private async isKept(address: string): Promise<boolean> {
    const { publicUrl } = this.site;
    const key = mainKeyOfPath(address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address);
    if (key === undefined) return true;
    // In this order: only once its day has begun anew is an image that is there sure to stay.
    const isKnown = await this.published.renew(key, await this.clock.now());
    return isKnown && (await this.imageStore.sizeOf(key)) !== undefined;
  }
}
