/** The published images that products may refer to. */
export abstract class Images {
  /**
   * Protects images from garbage collection until a product that refers to them is saved.
   * @param images paths of published images, or https URLs
   * @returns the given images without published ones that do not exist (any more).
   */
  abstract protectExisting(images: readonly string[]): Promise<string[]>;
}
