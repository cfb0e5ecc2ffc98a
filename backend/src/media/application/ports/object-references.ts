/** Who uses published pictures. Filled by the app, so that media knows none of the modules that show pictures. */
export abstract class ObjectReferences {
  /** Those of the given `/objects/…` paths that something refers to, deleted things that can come back included. */
  abstract referencedAmong(objectPaths: readonly string[]): Promise<string[]>;
  /** The same without what only the sample catalogue refers to: every shop can have that. */
  abstract ownAmong(objectPaths: readonly string[]): Promise<string[]>;
}
