import { ShopPicture } from './ports.js';

export type PublishShopPicture = () => Promise<string>;

/** The picture that another slice draws. */
export class ShopPictures extends ShopPicture {
  constructor(private readonly sources: () => readonly PublishShopPicture[]) {
    super();
  }

  override publish(): Promise<string> {
    const [publish] = this.sources();
    if (!publish) throw new Error('No slice draws a picture of the shop');
    return publish();
  }
}
