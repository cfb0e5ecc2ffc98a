import { Card, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useConfirmPassword } from '../../api/generated/admin-auth/admin-auth';
import { getDownloadBackupUrl, useGetBackupStatus } from '../../api/generated/backup/backup';
import { selectData } from '../../api/response';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-backup';
import { Button } from '../ui/button';
import { FormText } from '../forms/form-fields';
import { Section, type SectionProps } from '../ui/section';
import { toastSuccess } from '../ui/toast-store';
import { useEditForm } from '../forms/use-edit-form';
import { useSubmit } from '../forms/use-submit';
import { backupSchema, noPassword } from './backup-values';

// The server knows of a download only when its last byte was sent: asked until it names another time.
const POLL_MS = 5000;

export function BackupSection({ id }: SectionProps) {
  /** What was shown when a download began; undefined before. */
  const [previousBackup, setPreviousBackup] = useState<string | null>();
  const { data: status } = useGetBackupStatus({
    query: {
      select: selectData,
      refetchInterval: ({ state }) =>
        previousBackup !== undefined && state.data?.data.lastBackupAt === previousBackup && POLL_MS,
    },
  });
  const form = useEditForm(backupSchema, noPassword);
  const { mutateAsync: confirmPassword } = useConfirmPassword({
    mutation: {
      meta: { failure: text.downloadFailed },
      onSuccess: ({ data: confirmed }) => {
        form.reset();
        download(getDownloadBackupUrl(confirmed));
        setPreviousBackup(status?.lastBackupAt ?? null);
        toastSuccess(text.downloadStarted, text.downloadStartedNote);
      },
    },
  });
  const { formProps, busy } = useSubmit({
    form,
    base: undefined,
    save: (data) =>
      confirmPassword({ data }).then(
        () => undefined,
        () => undefined,
      ),
  });
  return (
    <Section id={id} title={text.backup} note={text.backupNote}>
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
    </Section>
  );
}

/** Lets the browser write the file itself, however large it is; a refusal does not leave the panel. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
