import type { Meta, Uppy, UppyFile } from '@uppy/core';

export interface PhotoMeta extends Meta {
  /** Where it is published, once it is. */
  objectPath?: string;
  /** Beside the widget's message: what went wrong and what to do. */
  explanation?: string;
}
export type PhotoBody = Record<string, unknown>;
export type PhotoUppy = Uppy<PhotoMeta, PhotoBody>;
export type ChosenPhoto = UppyFile<PhotoMeta, PhotoBody>;

/** A photo as it is now; undefined when it was removed while something about it was under way. */
export const photoIn = (uppy: PhotoUppy, id: string): ChosenPhoto | undefined => uppy.getState().files[id];
