import { Card, Text } from '@chakra-ui/react';
import { useConfirmPassword } from '../../api/generated/admin-auth/admin-auth';
import { getDownloadBackupUrl } from '../../api/generated/backup/backup';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-backup';
import * as common from '../../text/admin-common';
import { awaitBackup, useBackupStatus } from '../backup-status';
import { Button } from '../ui/button';
import { FormText } from '../forms/form-fields';
import type { SectionProps } from '../ui/section';
import { FoldedSection } from '../folded-section';
import { toastSuccess } from '../ui/toast-store';
import { useEditForm } from '../forms/use-edit-form';
import { useSubmit } from '../forms/use-submit';
import { backupSchema, noPassword } from './backup-values';

export function BackupSection({ id }: SectionProps) {
  const { data: status } = useBackupStatus();
  const form = useEditForm(backupSchema, noPassword);
  const { mutateAsync: confirmPassword } = useConfirmPassword({
    mutation: {
      meta: { failure: text.downloadFailed },
      onSuccess: ({ data: downloadParameters }) => {
        form.reset();
        download(getDownloadBackupUrl(downloadParameters));
        awaitBackup(status?.lastBackupAt ?? null);
        toastSuccess(text.downloadStarted, text.downloadStartedNote);
      },
    },
  });
  const { formProps, busy, notice } = useSubmit({
    form,
    base: undefined,
    failed: text.downloadFailed,
    // `meta.failure` reports a failure. Undefined means that nobody has saved a newer version.
    save: (data) => confirmPassword({ data }).then(() => undefined),
  });
  return (
    <FoldedSection id={id} title={common.backup} note={text.backupNote}>
      <Card.Root>
        <form {...formProps}>
          <Card.Body>
            {status && (
              <Text fontWeight="semibold">
                {status.lastBackupAt ? text.lastBackup(formatWib(status.lastBackupAt)) : text.neverBackedUp}
              </Text>
            )}
            <FormText
              control={form.control}
              name="password"
              label={text.backupPassword}
              hint={text.backupPasswordHint}
              type="password"
              autoComplete="current-password"
            />
            {notice}
            <Button
              type="submit"
              size="sm"
              alignSelf="flex-start"
              busy={busy}
              busyText={text.preparingBackup}
            >
              {text.downloadBackup}
            </Button>
          </Card.Body>
        </form>
      </Card.Root>
    </FoldedSection>
  );
}

/**
 * Lets the browser download the file to the disk, because the file may be too large for the page's memory. If the
 * server refuses, the panel stays open.
 */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
