import * as text from '../text/admin-common';
import { useBackupStatus } from './backup-status';
import { Banner } from './ui/banner';
import { Button } from './ui/button';

/** Shown on every tab after more than 30 days without a backup. */
export function BackupBanner({ onOpen }: { readonly onOpen: () => void }) {
  const { data } = useBackupStatus();
  if (!data?.isOverdue) return null;
  return (
    <Banner label={text.backup} text={text.backupOverdue}>
      <Button variant="outline" size="sm" onClick={onOpen}>
        {text.openBackup}
      </Button>
    </Banner>
  );
}
