import { Dialog as ChakraDialog, Flex, Heading, List, Stack, Text } from '@chakra-ui/react';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { useState } from 'react';
import { useApplyProductImport } from '../../api/generated/catalog/catalog';
import type { ImportReportResponse, ImportResultResponse } from '../../api/generated/models';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-lists';
import { RefusalNotice } from '../forms/press-notice';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { columnsOf } from './import-answers';
import { ImportQuestion } from './import-question';
import { ImportRow } from './import-row';
import {
  appliedCount,
  type Corrections,
  countsOf,
  coveredRows,
  type Filter,
  FILTERS,
  hasNoIds,
  rowsToShow,
  toBody,
  withAnswers,
} from './import-rows';
import { DialogFooter } from '../ui/dialog';

const SHOWN_AT_ONCE = 50;

interface Props {
  readonly report: ImportReportResponse;
  readonly onMatch: () => void;
  readonly onBack: () => void;
  readonly onApplied: (result: ImportResultResponse) => void;
}

export function ImportPreview({ report, onMatch, onBack, onApplied }: Props) {
  const { notes, newCategories, recognized, names } = report;
  const columns = columnsOf(recognized);
  const [chosen, setChosen] = useState<Filter>();
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [corrections, setCorrections] = useState<Corrections>({});
  const allCategories = newCategories.map(({ name }) => name);
  const [categories, setCategories] = useState<readonly string[]>(() =>
    recognized.some(({ kind, value }) => kind === 'category' || (kind === 'categories' && value === 'yes'))
      ? allCategories
      : [],
  );
  const [byName, setByName] = useState(names?.value ?? undefined);
  const apply = useApplyProductImport({
    mutation: {
      // Invalidates everything, because products are shown in all parts of the panel.
      meta: { failure: text.applyFailed, invalidates: [[]] },
      onSuccess: ({ data }) => onApplied(data),
    },
  });
  const hasAllCategories = categories.length === newCategories.length;
  const covered = coveredRows(newCategories, categories);
  const all = withAnswers(report, covered, byName);
  const counts = countsOf(all);
  const filter = chosen ?? FILTERS.find((one) => one !== 'all' && counts[one] > 0) ?? 'all';
  const rows = rowsToShow(all, filter);
  const count = appliedCount(all, corrections);
  const isCounted = count > 0 && (hasNoIds(report) || byName === names?.value);
  const labelOf = (one: Filter) =>
    one === 'all' ? text.all : text.counted(text.statuses[one], groupDigits(counts[one]));
  return (
    <>
      <ChakraDialog.Body>
        {columns && (
          <Flex flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
            <Text flex="1 1 16rem" overflowWrap="anywhere">
              {columns}
            </Text>
            <Button variant="outline" size="sm" onClick={onMatch}>
              {text.change}
            </Button>
          </Flex>
        )}
        <Stack gap="1">
          <Text fontWeight="semibold">{text.nothingYet}</Text>
          {counts.ignored > 0 && <Text color="ink.soft">{text.ignored(groupDigits(counts.ignored))}</Text>}
        </Stack>
        {names && <ImportQuestion question={names} value={byName ?? ''} onAnswer={setByName} />}
        {newCategories.length > 0 && (
          <Stack role="group" aria-label={text.newCategories} gap="2" alignItems="flex-start">
            <Heading as="h3" fontSize="md">
              {text.newCategories}
            </Heading>
            {newCategories.length > 1 && (
              <Button
                variant={hasAllCategories ? 'solid' : 'outline'}
                size="sm"
                aria-pressed={hasAllCategories}
                onClick={() => setCategories(hasAllCategories ? [] : allCategories)}
              >
                {text.addCategories(newCategories.length)}
              </Button>
            )}
            {newCategories.map(({ name, rows: at }) => (
              <Checkbox
                key={name}
                label={text.addCategory(name, at.length)}
                checked={categories.includes(name)}
                onChange={(isWanted) =>
                  setCategories(isWanted ? [...categories, name] : categories.filter((one) => one !== name))
                }
              />
            ))}
          </Stack>
        )}
        {notes.length > 0 && (
          <Stack gap="1">
            {notes.map((note) => (
              <Text key={note} fontSize="sm" color="ink.soft">
                {note}
              </Text>
            ))}
          </Stack>
        )}
        <Flex role="group" aria-label={text.filter} flexWrap="wrap" gap="2">
          {FILTERS.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === filter ? 'solid' : 'outline'}
              aria-pressed={one === filter}
              onClick={() => {
                setChosen(one);
                setShown(SHOWN_AT_ONCE);
              }}
            >
              {labelOf(one)}
            </Button>
          ))}
        </Flex>
        {rows.length === 0 && <Text>{text.noRows}</Text>}
        <List.Root aria-label={text.rows}>
          {rows.slice(0, shown).map((row) => (
            <ImportRow
              key={row.row}
              row={row}
              correction={corrections[row.row]}
              onCorrect={(correction) => setCorrections({ ...corrections, [row.row]: correction })}
            />
          ))}
        </List.Root>
        {rows.length > shown && (
          <Button variant="outline" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
            {common.loadMore}
          </Button>
        )}
      </ChakraDialog.Body>
      <DialogFooter>
        <RefusalNotice error={apply.error} title={text.applyFailed} />
        <Button variant="quiet" onClick={onBack}>
          {text.otherFile}
        </Button>
        <Button
          disabled={count === 0}
          busy={apply.isPending}
          busyText={text.applying}
          onClick={() => apply.mutate({ id: report.id, data: toBody(corrections, categories, byName) })}
        >
          {isCounted ? text.applyCount(groupDigits(count)) : text.apply}
        </Button>
      </DialogFooter>
    </>
  );
}
