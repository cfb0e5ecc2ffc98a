import type { Meta, Uppy, UppyFile } from '@uppy/core';

export interface PhotoMeta extends Meta {
  /** The path of the published image; unset before publishing. */
  objectPath?: string;
  /** The problem and the remedy in Indonesian, shown beside Uppy's English error. */
  explanation?: string;
}
export type PhotoBody = Record<string, unknown>;
export type PhotoUppy = Uppy<PhotoMeta, PhotoBody>;
export type ChosenPhoto = UppyFile<PhotoMeta, PhotoBody>;

/** The current state of a photo; undefined when the photo was removed. */
export const photoIn = (uppy: PhotoUppy, id: string): ChosenPhoto | undefined => uppy.getState().files[id];
