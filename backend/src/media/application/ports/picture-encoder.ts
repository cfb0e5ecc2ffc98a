export interface EncodedFile {
  key: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A picture ready to be published: the main file under `key`, and its siblings. */
export interface EncodedPicture {
  key: string;
  files: EncodedFile[];
}

/** Turns what a person sent into a picture of our own making, or throws PictureRefused. */
export abstract class PictureEncoder {
  abstract encode(source: Uint8Array): Promise<EncodedPicture>;
}
