export type PublishShopImage = () => Promise<string>;

/** An image with the shop's name, which another slice draws, for products without a photo. */
export class ShopImage {
  constructor(private readonly sources: () => readonly PublishShopImage[]) {}

  /** Publishes the image. @returns its path. */
  publish(): Promise<string> {
    const [publish] = this.sources();
    if (!publish) throw new Error('No slice draws an image of the shop');
    return publish();
  }
}
