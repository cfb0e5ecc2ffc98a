import type { Clock } from '../../platform/clock/clock.js';
import { mainKeyOfPath } from '../domain/picture-name.js';
import type { PictureShelf } from './picture-shelf.js';
import type { PublishedPictures } from './ports/published-pictures.js';

/** Keeps pictures that a feature is about to refer to from being collected meanwhile. */
export class PictureKeeper {
  constructor(
    private readonly published: PublishedPictures,
    private readonly shelf: PictureShelf,
    private readonly clock: Clock,
    private readonly site: { readonly publicUrl: string },
  ) {}

  /**
   * Gives published pictures another day, by path or by absolute address.
   * @returns the addresses without those of pictures of ours that are not there.
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
    // In this order: only once its day has begun anew is a picture that is there sure to stay.
    const isKnown = await this.published.renew(key, await this.clock.now());
    return isKnown && (await this.shelf.sizeOf(key)) !== undefined;
  }
}
