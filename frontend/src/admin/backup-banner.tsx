import * as backupText from '../text/admin-backup';
import { useBackupStatus } from './backup-status';
import { Banner } from './ui/banner';
import { Button } from './ui/button';

/** Shown on every tab after more than 30 days without a backup. */
export function BackupBanner({ onOpen }: { readonly onOpen: () => void }) {
  const { data } = useBackupStatus();
  if (!data?.isOverdue) return null;
  return (
    <Banner label={backupText.backup} text={backupText.overdue}>
      <Button variant="outline" size="sm" onClick={onOpen}>
        {backupText.openBackup}
      </Button>
    </Banner>
  );
}
