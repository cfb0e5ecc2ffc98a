export type PublishShopPicture = () => Promise<string>;

/** A picture with the shop's name, which another slice draws, for products without a photo. */
export class ShopPicture {
  constructor(private readonly sources: () => readonly PublishShopPicture[]) {}

  /** Publishes the picture. @returns its path. */
  publish(): Promise<string> {
    const [publish] = this.sources();
    if (!publish) throw new Error('No slice draws a picture of the shop');
    return publish();
  }
}
