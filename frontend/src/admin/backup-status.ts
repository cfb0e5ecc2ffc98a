import { useGetBackupStatus } from '../api/generated/backup/backup';
import { selectData } from '../api/response';
import { createStore, useStore } from './ui/store';

/** The interval of status requests. The server records a backup only after it has sent the whole download. */
const POLL_MS = 5000;
/** The time after which polling ends. The limit is needed because the browser does not report a canceled download. */
const MAX_POLL_MS = 30 * 60 * 1000;

interface Download {
  /** The time of the last backup before the download. */
  readonly previous: string | null;
  readonly startedAt: number;
}
const awaitedDownload = createStore<Download | undefined>(undefined);

/**
 * Makes `useBackupStatus` poll the status, because a download has started.
 * @param previous the time of the last backup before this download.
 */
export const awaitBackup = (previous: string | null): void =>
  awaitedDownload.set({ previous, startedAt: Date.now() });

/**
 * Reads the backup status. While a download is awaited, this hook polls until the time of the last backup changes. The
 * banner uses this hook, so the polling continues on every tab.
 */
export function useBackupStatus() {
  const awaited = useStore(awaitedDownload);
  return useGetBackupStatus({
    query: {
      select: selectData,
      // Another device may have made a backup.
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) =>
        awaited !== undefined &&
        state.data?.data.lastBackupAt === awaited.previous &&
        Date.now() < awaited.startedAt + MAX_POLL_MS &&
        POLL_MS,
    },
  });
}
