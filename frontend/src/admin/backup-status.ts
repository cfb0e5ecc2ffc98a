import { useGetBackupStatus } from '../api/generated/backup/backup';
import { selectData } from '../api/response';
import { createStore, useStore } from './ui/store';

// The interval of status requests after a download. The server knows of a download only after its last byte was sent.
const POLL_MS = 5000;
/**
 * Polling ends after this time, because the browser does not report a canceled download. No download takes this long.
 */
const PATIENCE_MS = 30 * 60 * 1000;

interface Download {
  /** The time of the last backup before the download. */
  readonly previous: string | null;
  readonly begun: number;
}
const download = createStore<Download | undefined>(undefined);

/**
 * Begins to poll the backup status after a download has begun.
 * @param previous the time of the last backup before this download.
 */
export const awaitBackup = (previous: string | null): void => download.set({ previous, begun: Date.now() });

/** The time of the last backup. The banner reads it on every tab, so all parts of the panel have the same status. */
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
