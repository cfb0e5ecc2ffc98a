import { Badge, Card, chakra, List, Text } from '@chakra-ui/react';
import { useRunDiagnostics } from '../../api/generated/diagnostics/diagnostics';
import type { DiagnosticLevel, FindingResponse } from '../../api/generated/models';
import { formatWib } from '../../format/wib';
import * as backup from '../../text/admin-backup';
import * as contentParts from '../../text/admin-content-parts';
import * as text from '../../text/admin-diagnostics';
import { Button } from '../ui/button';
import type { SectionProps } from '../ui/section';
import { FoldedSection } from '../folded-section';
import { useAction } from '../ui/use-action';
import { TextActions } from './text-finding';

const Row = chakra(List.Item, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    paddingBlock: '2.5',
    paddingInline: { base: '4', md: '5' },
  },
});

const VARIANTS = { ok: 'plain', warning: 'solid', error: 'outline' } as const satisfies Record<
  DiagnosticLevel,
  string
>;

export function DiagnosticsSection({ id }: SectionProps) {
  const { data, mutateAsync } = useRunDiagnostics({ mutation: { meta: { failure: text.failed } } });
  const { run, busy } = useAction(() => mutateAsync().catch(() => undefined));
  const findings = data?.data.findings;
  const problems = findings?.filter(({ problem }) => problem !== null).length ?? 0;
  return (
    <FoldedSection id={id} title={text.title} note={text.note}>
      <Card.Root>
        <Card.Body>
          <Button
            size="sm"
            alignSelf="flex-start"
            busy={busy}
            busyText={text.running}
            onClick={() => void run()}
          >
            {text.run}
          </Button>
          <Text role="status" fontWeight="semibold">
            {findings && !busy && text.summary(problems)}
          </Text>
        </Card.Body>
      </Card.Root>
      {findings && (
        <List.Root marginTop="4" aria-label={text.results}>
          {findings.map((finding) => (
            <Row key={`${finding.check} ${finding.detail}`}>
              <Text fontWeight="semibold">{text.checks[finding.check]}</Text>
              <Badge variant={VARIANTS[finding.level]} alignSelf="start">
                {text.levels[finding.level]}
              </Badge>
              {finding.problem && <Text gridColumn="1 / -1">{text.problems[finding.problem]}</Text>}
              <Text gridColumn="1 / -1" fontSize="sm" color="ink.soft" overflowWrap="anywhere">
                {detailOf(finding)}
              </Text>
              {finding.problem === 'sampleText' && (
                <TextActions part={finding.detail} onConfirmed={() => mutateAsync()} />
              )}
            </Row>
          ))}
        </List.Root>
      )}
    </FoldedSection>
  );
}

/** Returns the detail for the owner. The key of a content part becomes the part's name, and a time is written out. */
function detailOf({ check, problem, detail }: FindingResponse): string {
  if (problem === 'sampleText' || problem === 'oldFigure')
    return detail.replace(/^[a-z-]+/u, (part) => contentParts.allParts[part] ?? part);
  if (check !== 'backup') return detail;
  return detail === '' ? backup.neverBackedUp : formatWib(detail);
}
