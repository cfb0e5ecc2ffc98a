import { Badge, chakra, Field, Flex, Input, List, Stack, Text } from '@chakra-ui/react';
import { useListDailyBackups } from '../../api/generated/backup/backup';
import type { DailyBackupResponse, DailyBackupsResponse } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { formatBytes } from '../../format/bytes';
import { shortDateWib } from '../../format/short-wib';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-daily-backups';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { EmptyState } from '../ui/empty-state';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { useCopy } from '../ui/use-copy';
import { BackupDownload } from './backup-download';

const Row = chakra(List.Item, {
  base: { paddingBlock: '2.5', paddingInline: { base: '4', md: '5' } },
});

export default function DailyBackups() {
  const query = useListDailyBackups({ query: { ...dataOnly<DailyBackupsResponse>().query, staleTime: 0 } });
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={2} />}>
      {({ problem, backups }) =>
        backups.length === 0 ? (
          <EmptyState {...text.empty[problem ?? 'none']} />
        ) : (
          <List.Root aria-label={text.list}>
            {backups.map((backup) => (
              <DailyBackup key={backup.name} backup={backup} />
            ))}
          </List.Root>
        )
      }
    </Loaded>
  );
}

function DailyBackup({ backup }: { readonly backup: DailyBackupResponse }) {
  const { name, takenAt, bytes, verified, newer, restoreCommand } = backup;
  return (
    <Row>
      <Flex columnGap="3" justifyContent="space-between" alignItems="start">
        <Text fontWeight="semibold">{formatWib(takenAt)}</Text>
        <Badge variant={verified ? 'plain' : 'outline'}>{verified ? text.verified : text.broken}</Badge>
      </Flex>
      <Text fontSize="sm" color="ink.soft">
        {formatBytes(bytes)} · {verified ? text.newer(newer) : text.brokenNote}
      </Text>
      {verified && (
        <Disclosure title={text.use(shortDateWib(takenAt, new Date(takenAt)))}>
          <Stack gap="6" paddingBlock="3">
            <BackupDownload daily={name} />
            <RestoreCommand command={restoreCommand} />
          </Stack>
        </Disclosure>
      )}
    </Row>
  );
}

function RestoreCommand({ command }: { readonly command: string }) {
  const { field, copy } = useCopy(command, text);
  return (
    <Field.Root>
      <Field.Label>{text.command}</Field.Label>
      <Flex width="full" gap="2">
        <Input
          ref={field}
          readOnly
          fontFamily="monospace"
          value={command}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outline" aria-label={text.copyCommand} onClick={() => void copy()}>
          {text.copy}
        </Button>
      </Flex>
      <Field.HelperText>{text.commandHint}</Field.HelperText>
    </Field.Root>
  );
}
