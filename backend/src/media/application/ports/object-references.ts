/** Which published images a feature refers to. Every such feature adds one to ImageReferences. */
export abstract class ObjectReferences {
  /** Those of the given `/objects/…` paths and URLs that it refers to, also from deleted items that can be restored. */
  abstract referencedAmong(objectPaths: readonly string[]): Promise<string[]>;
  /** The same without images that only the sample catalog refers to, because every shop may have those. */
  abstract ownAmong(objectPaths: readonly string[]): Promise<string[]>;
}
