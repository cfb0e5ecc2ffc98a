/** Which published images a feature shows. Every such feature adds one to ImageReferences. */
export abstract class ObjectReferences {
  /** Those of the given `/objects/…` paths that it refers to, deleted things that can come back included. */
  abstract referencedAmong(objectPaths: readonly string[]): Promise<string[]>;
  /** The same without what only the sample catalog refers to: every shop can have that. */
  abstract ownAmong(objectPaths: readonly string[]): Promise<string[]>;
}
