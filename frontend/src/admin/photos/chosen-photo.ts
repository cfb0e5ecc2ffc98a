import type { Meta, Uppy, UppyFile } from '@uppy/core';
import * as text from '../../text/admin-photos';

export interface PhotoMeta extends Meta {
  /** The path of the published image; unset before publishing. */
  objectPath?: string;
  /** The problem and the remedy in Indonesian, shown beside Uppy's English error. */
  explanation?: string;
  size?: PhotoSize;
}
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}
/** Below this longest side in pixels, a photo does not fill the shop's frames. */
const SMALL = 1200;
/** What the owner should know about a small photo; undefined for any other photo. */
export const smallPhotoHint = (size: PhotoSize | undefined): string | undefined =>
  size && Math.max(size.width, size.height) < SMALL ? text.smallPhoto(size.width, size.height) : undefined;

export type PhotoBody = Record<string, unknown>;
export type PhotoUppy = Uppy<PhotoMeta, PhotoBody>;
export type ChosenPhoto = UppyFile<PhotoMeta, PhotoBody>;

/** The current state of a photo; undefined when the photo was removed. */
export const photoIn = (uppy: PhotoUppy, id: string): ChosenPhoto | undefined => uppy.getState().files[id];
