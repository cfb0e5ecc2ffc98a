export interface EncodedFile {
  key: string;
  contentType: string;
  bytes: Uint8Array;
}

/** An image ready to be published: the main file under `key`, and its variants. */
export interface EncodedImage {
  key: string;
  files: EncodedFile[];
}

/** Decodes a photo and encodes it as an image with variants. @throws ImageRefused */
export abstract class ImageEncoder {
  abstract encode(source: Uint8Array): Promise<EncodedImage>;
}
