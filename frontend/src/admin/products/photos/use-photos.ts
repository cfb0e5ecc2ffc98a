import { useEffect, useRef, useState } from 'react';
import { useUppyState } from '@uppy/react';
import { type ChosenPhoto, createPhotoUppy, type PhotoLimits, type PhotoUppy } from './photo-uppy';
import { moved } from '../../ui/reorder';

export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  /** Sentences about what could not be chosen. */
  readonly refusals: readonly string[];
  readonly offline: boolean;
  readonly choose: (files: Iterable<File>) => void;
  readonly remove: (id: string) => void;
  readonly move: (from: number, to: number) => void;
  /** Uploads and publishes what has not been yet. @returns the paths in order; undefined when some could not. */
  readonly upload: () => Promise<string[] | undefined>;
}

export function usePhotos(limits: PhotoLimits): Photos {
  const [uppy] = useState(() => createPhotoUppy(limits));
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const offline = useOffline(uppy);
  useDestroyed(uppy);
  const files = useUppyState(uppy, (state) => state.files);

  return {
    chosen: Object.values(files),
    refusals,
    offline,
    choose: (added) => setRefusals(addAll(uppy, added)),
    remove: (id) => {
      setRefusals([]);
      uppy.removeFile(id);
    },
    move: (from, to) =>
      uppy.setState({ files: Object.fromEntries(moved(Object.entries(uppy.getState().files), from, to)) }),
    upload: async () => {
      setRefusals([]);
      // Neither a rejected file nor a rejected batch is news: both are in the files' own state.
      if (uppy.getFiles().some(({ meta }) => !meta.objectPath)) await uppy.upload().catch(() => undefined);
      const paths = uppy.getFiles().map(({ meta }) => meta.objectPath);
      return paths.every((path) => path !== undefined) ? paths : undefined;
    },
  };
}

/** One by one: a sixth photo is refused, the five before it are not. */
function addAll(uppy: PhotoUppy, files: Iterable<File>): string[] {
  const refused = new Set<string>();
  for (const file of files) {
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

/** Development mounts twice; only a component that stays away takes its widget along. */
function useDestroyed(uppy: PhotoUppy): void {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(pending.current);
    return () => {
      pending.current = setTimeout(() => uppy.destroy());
    };
  }, [uppy]);
}
