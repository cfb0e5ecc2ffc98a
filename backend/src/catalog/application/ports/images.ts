/** The published images that products may show. */
export abstract class Images {
  /**
   * Keeps images long enough to be saved with a product.
   * @returns the images without those that name a published image which is not there (any more).
   */
  abstract keep(images: readonly string[]): Promise<string[]>;
}
