import { useGetBackupStatus } from '../api/generated/backup/backup';
import { selectData } from '../api/response';
import { createStore, useStore } from './ui/store';

// How often the status is asked for after a download. The server knows of a download only when its last byte was
// sent.
const POLL_MS = 5000;
/** Longer than a download takes; the browser does not say that it was canceled. */
const PATIENCE_MS = 30 * 60 * 1000;

interface Download {
  /** The time of the last backup before the download. */
  readonly previous: string | null;
  readonly begun: number;
}
const download = createStore<Download | undefined>(undefined);

/** A download of a backup has begun. @param previous the time of the last one before it. */
export const awaitBackup = (previous: string | null): void => download.set({ previous, begun: Date.now() });

/** When the shop was last backed up. The banner asks on every tab, so that no part of the panel is behind. */
export function useBackupStatus() {
  const awaited = useStore(download);
  return useGetBackupStatus({
    query: {
      select: selectData,
      refetchInterval: ({ state }) =>
        awaited !== undefined &&
        state.data?.data.lastBackupAt === awaited.previous &&
        Date.now() < awaited.begun + PATIENCE_MS &&
        POLL_MS,
    },
  });
}
