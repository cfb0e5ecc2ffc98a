/** The published pictures that products may show. */
export abstract class Pictures {
  /**
   * Keeps pictures long enough to be saved with a product.
   * @returns the images without those that name a published picture which is not there (any more).
   */
  abstract keep(images: readonly string[]): Promise<string[]>;
}
