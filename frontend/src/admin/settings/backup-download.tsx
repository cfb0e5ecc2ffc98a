import { Stack } from '@chakra-ui/react';
import { useConfirmPassword } from '../../api/generated/admin-auth/admin-auth';
import { getDownloadBackupUrl } from '../../api/generated/backup/backup';
import * as text from '../../text/admin-backup';
import { awaitBackup, useBackupStatus } from '../backup-status';
import { FormText } from '../forms/form-fields';
import { useEditForm } from '../forms/use-edit-form';
import { useSubmit } from '../forms/use-submit';
import { Button } from '../ui/button';
import { toastSuccess } from '../ui/toast-store';
import { backupSchema, noPassword } from './backup-values';

interface Props {
  /** The name of a daily backup; undefined for a new backup. */
  readonly daily?: string;
}

/** The fields and the button of a card. They download a backup after the password is typed once more. */
export function BackupDownload({ daily }: Props) {
  const { data: status } = useBackupStatus();
  const form = useEditForm(backupSchema, noPassword);
  const { mutateAsync: confirmPassword } = useConfirmPassword({
    mutation: {
      meta: { failure: text.downloadFailed },
      onSuccess: ({ data: { confirmation } }) => {
        form.reset();
        download(getDownloadBackupUrl({ confirmation, daily }));
        if (daily === undefined) awaitBackup(status?.lastBackupAt ?? null);
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
    <form {...formProps}>
      <Stack gap="4">
        <FormText
          control={form.control}
          name="password"
          label={text.backupPassword}
          hint={text.backupPasswordHint}
          type="password"
          autoComplete="current-password"
        />
        {notice}
        <Button type="submit" size="sm" alignSelf="flex-start" busy={busy} busyText={text.preparingBackup}>
          {text.downloadBackup}
        </Button>
      </Stack>
    </form>
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
