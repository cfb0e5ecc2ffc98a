import { useEffect, useRef, useState } from 'react';
import { useUppyState } from '@uppy/react';
import { widget } from '../../../text/admin-photos';
import type { HeldFile } from '../../forms/draft-store';
import type { ChosenPhoto, PhotoUppy } from './chosen-photo';
import { createPhotoUppy, type PhotoLimits } from './photo-uppy';
import { moved } from './reorder';

/** The paths of all photos in their order, or the first photo that could not be uploaded. */
type UploadOutcome = { readonly paths: string[] } | { readonly failed: ChosenPhoto };

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** The chosen photos as a draft keeps them. */
  readonly held: readonly HeldFile[];
  /** Messages about files that were refused. */
  readonly refusals: readonly string[];
  readonly offline: boolean;
  /** The number of chosen photos, up to date before the next render. */
  readonly count: () => number;
  /** @param max how many photos may be chosen in all. */
  readonly choose: (files: Iterable<File>, max: number) => void;
  /** Replaces the chosen photos with those of a draft. */
  readonly restore: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  readonly move: (from: number, to: number) => void;
  /** Uploads and publishes the photos that are not published yet. */
  readonly upload: () => Promise<UploadOutcome>;
}

export function usePhotos(limits: PhotoLimits): Photos {
  const [uppy] = useState(() => createPhotoUppy(limits));
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const offline = useOffline(uppy);
  useDestroyed(uppy);
  const files = useUppyState(uppy, (state) => state.files);

  return {
    chosen: Object.values(files),
    held: Object.values(files).flatMap(({ id, name, type, data }) =>
      data instanceof Blob ? { id, name, type, data } : [],
    ),
    refusals,
    offline,
    count: () => uppy.getFiles().length,
    choose: (added, max) => setRefusals(addAll(uppy, added, max)),
    restore: (kept) => {
      uppy.removeFiles(uppy.getFiles().map(({ id }) => id));
      setRefusals(addAll(uppy, kept, kept.length));
    },
    remove: (id) => {
      setRefusals([]);
      uppy.removeFile(id);
    },
    move: (from, to) =>
      uppy.setState({ files: Object.fromEntries(moved(Object.entries(uppy.getState().files), from, to)) }),
    upload: async () => {
      setRefusals([]);
      // A rejection needs no handling: the state of each file holds its error.
      if (uppy.getFiles().some(({ meta }) => !meta.objectPath)) await uppy.upload().catch(() => undefined);
      const photos = uppy.getFiles();
      const failed = photos.find(({ meta }) => !meta.objectPath);
      return failed ? { failed } : { paths: photos.flatMap(({ meta }) => meta.objectPath ?? []) };
    },
  };
}

/** Adds files one by one up to `max`; the others are refused. @returns messages about refused files. */
function addAll(uppy: PhotoUppy, files: Iterable<File>, max: number): string[] {
  const refused = new Set<string>();
  for (const file of files) {
    if (uppy.getFiles().length >= max) {
      refused.add(widget.full);
      continue;
    }
    try {
      uppy.addFile({ name: file.name, type: file.type, data: file, source: 'local' });
    } catch (error) {
      if (error instanceof Error) refused.add(error.message);
    }
  }
  return [...refused];
}

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

/** Destroys Uppy after unmounting, delayed because StrictMode mounts, unmounts and mounts again. */
function useDestroyed(uppy: PhotoUppy): void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(pending.current);
    return () => {
      pending.current = setTimeout(() => uppy.destroy());
    };
  }, [uppy]);
}
