import { Card, Text } from '@chakra-ui/react';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-backup';
import * as common from '../../text/admin-common';
import * as daily from '../../text/admin-daily-backups';
import { useBackupStatus } from '../backup-status';
import { FoldedSection } from '../folded-section';
import { chunk } from '../ui/chunk';
import type { SectionProps } from '../ui/section';
import { BackupDownload } from './backup-download';

const DailyBackups = chunk(() => import('./daily-backups'));

export function BackupSection({ id }: SectionProps) {
  const { data: status } = useBackupStatus();
  return (
    <FoldedSection id={id} title={common.backup} note={text.backupNote}>
      <Card.Root>
        <Card.Body>
          {status && (
            <Text fontWeight="semibold">
              {status.lastBackupAt ? text.lastBackup(formatWib(status.lastBackupAt)) : text.neverBackedUp}
            </Text>
          )}
          <BackupDownload />
        </Card.Body>
      </Card.Root>
    </FoldedSection>
  );
}

export const DailyBackupsSection = ({ id }: SectionProps) => (
  <FoldedSection loadsWhenOpened id={id} title={daily.title} note={daily.note}>
    <DailyBackups />
  </FoldedSection>
);
