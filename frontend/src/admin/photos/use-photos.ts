import { useEffect, useRef, useState } from 'react';
import { useUppyState } from '@uppy/react';
import type { HeldFile } from '../forms/draft-store';
import { useStore } from '../ui/store';
import { type ChosenPhoto, photoIn, type PhotoUppy } from './chosen-photo';
import { PhotoIntake, type PhotoPreparer, type RefusedPhoto, type WaitingPhoto } from './photo-intake';
import { createPhotoUppy, type PhotoLimits } from './photo-uppy';
import { moved } from '../ui/reorder';
import { isShrinkWanted, rememberShrink } from './shrink-choice';
import { canPrepare, WorkerPhotoPreparer } from './worker-photo-preparer';

/** The paths of all photos in their order, or the first photo that could not be prepared or uploaded. */
type UploadOutcome =
  | { readonly paths: string[]; readonly uploaded: number }
  | { readonly failed: { readonly name: string; readonly reason?: string } };

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** The chosen photos in the form that a draft stores. */
  readonly held: readonly HeldFile[];
  /** Photos that are being prepared. In the list they come after the chosen photos. */
  readonly waiting: readonly WaitingPhoto[];
  readonly refused: readonly RefusedPhoto[];
  readonly full: boolean;
  readonly busy: boolean;
  readonly offline: boolean;
  /** Returns the number of chosen and waiting photos. The number is up to date even before the next render. */
  readonly count: () => number;
  /** Whether photos are shrunk before the upload. The choice is stored on the device. */
  readonly shrink: boolean;
  readonly setShrink: (shrink: boolean) => void;
  /** @param max the total number of photos that may be chosen. */
  readonly choose: (files: Iterable<File>, max: number) => void;
  readonly restore: (files: readonly File[]) => void;
  /** Prepares refused photos again, now shrunk or converted. */
  readonly fix: (photos: readonly RefusedPhoto[], max: number) => void;
  readonly dismiss: (id: number) => void;
  readonly remove: (id: string) => void;
  readonly move: (from: number, to: number) => void;
  readonly upload: () => Promise<UploadOutcome>;
}

export function usePhotos(limits: PhotoLimits): Photos {
  const [uppy] = useState(() => createPhotoUppy(limits));
  const [preparer] = useState(() => (canPrepare() ? new WorkerPhotoPreparer() : undefined));
  const [intake] = useState(() => new PhotoIntake(uppy, preparer));
  const { waiting, refused, full, busy } = useStore(intake.state);
  const [shrink, setShrink] = useState(isShrinkWanted);
  const offline = useOffline(uppy);
  useDestroyed(uppy, preparer);
  const files = useUppyState(uppy, (state) => state.files);

  return {
    chosen: Object.values(files),
    held: Object.values(files).flatMap(({ id, name, type, data }) =>
      data instanceof Blob ? { id, name, type, data } : [],
    ),
    waiting,
    refused,
    full,
    busy,
    offline,
    count: () => intake.count(),
    shrink,
    setShrink: (wanted) => {
      setShrink(wanted);
      rememberShrink(wanted);
    },
    restore: (kept) => intake.restore(kept),
    // An image that keeps its transparent parts, such as a logo, is not shrunk.
    choose: (added, max) => intake.add(added, max, shrink && !limits.keepsTransparency),
    fix: (photos, max) => intake.fix(photos, max),
    dismiss: (id) => intake.dismiss(id),
    remove: (id) => uppy.removeFile(id),
    move: (from, to) =>
      uppy.setState({ files: Object.fromEntries(moved(Object.entries(uppy.getState().files), from, to)) }),
    upload: async () => {
      // The next round of this loop uploads photos that were chosen during an upload.
      for (let uploaded = 0; ;) {
        const unprepared = await intake.settled();
        if (unprepared) return { failed: { name: unprepared.file.name, reason: unprepared.reason } };
        const photos = uppy.getFiles();
        const toUpload = photos.filter((photo) => !isPublished(photo));
        if (toUpload.length === 0)
          return { paths: photos.flatMap(({ meta }) => meta.objectPath ?? []), uploaded };
        // A rejection needs no handling, because the state of each file holds its error.
        await uppy.upload().catch(() => undefined);
        const failed = toUpload
          .map(({ id }) => photoIn(uppy, id))
          .find((photo) => photo && !isPublished(photo));
        if (failed)
          return {
            failed: { name: failed.name, reason: failed.meta.explanation ?? failed.error ?? undefined },
          };
        uploaded += toUpload.length;
      }
    },
  };
}

/** The shop sends the path of an image when the image is published. */
const isPublished = ({ meta }: ChosenPhoto): boolean => Boolean(meta.objectPath);

function useOffline(uppy: PhotoUppy): boolean {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const lost = () => setOffline(true);
    const back = () => setOffline(false);
    uppy.on('is-offline', lost);
    uppy.on('is-online', back);
    return () => {
      uppy.off('is-offline', lost);
      uppy.off('is-online', back);
    };
  }, [uppy]);
  return offline;
}

/**
 * Destroys Uppy and ends the worker after unmounting. The delay is for StrictMode, which mounts, unmounts and mounts
 * again.
 */
function useDestroyed(uppy: PhotoUppy, preparer: PhotoPreparer | undefined): void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(pending.current);
    return () => {
      pending.current = setTimeout(() => {
        uppy.destroy();
        preparer?.release();
      });
    };
  }, [uppy, preparer]);
}
