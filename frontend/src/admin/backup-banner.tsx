import { backup, openBackup, overdue } from '../text/admin-backup';
import { useBackupStatus } from './backup-status';
import { Banner } from './ui/banner';
import { Button } from './ui/button';

export const BACKUP_ID = 'cadangan';

/** Shown on every tab after more than 30 days without a backup. */
export function BackupBanner({ onOpen }: { readonly onOpen: () => void }) {
  const { data } = useBackupStatus();
  if (!data?.isOverdue) return null;
  return (
    <Banner label={backup} text={overdue}>
      <Button variant="outline" size="sm" onClick={onOpen}>
        {openBackup}
      </Button>
    </Banner>
  );
}
