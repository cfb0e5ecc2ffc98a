import { chakra, Text } from '@chakra-ui/react';
import type { ChangeResponse, SkippedRowResponse } from '../../api/generated/models';
import { formatWib } from '../../format/wib';
import * as text from '../../text/admin-history';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { LongList } from '../ui/long-list';
import { ChangedRows, RowValues } from './changed-rows';
import type { ChangeTexts } from './describe-change';

const Entry = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: { base: '3', md: '5' },
    padding: '4',
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { md: 'column' },
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: { md: 'flex-end' },
    flex: 'none',
    gap: '2',
  },
});
const Words = chakra('div', { base: { minWidth: 0, width: 'full' } });
const Skipped = chakra('div', {
  base: {
    marginTop: '3',
    paddingLeft: '3',
    borderLeftWidth: '3px',
    borderColor: 'magenta',
    fontSize: 'sm',
  },
});

interface Props {
  readonly change: ChangeResponse;
  readonly texts: ChangeTexts;
  readonly skipped: readonly SkippedRowResponse[] | undefined;
  readonly busy: boolean;
  readonly onUndo: () => void;
  /**
   * Restores the entry's row to its state before the entry. Undefined when the state cannot be restored, or when an
   * undo has the same effect.
   */
  readonly onGoBack: (() => void) | undefined;
}

export function ChangeEntry({ change, texts, skipped, busy, onUndo, onGoBack }: Props) {
  const { at, browser, rows, rowCount, undoes } = change;
  const title = texts.changeTitle(change);
  const [onlyRow] = rows;
  const nameOf = ({ rowId: id, name }: SkippedRowResponse) => {
    const row = rows.find(({ rowId }) => rowId === id);
    return row ? texts.rowName(row) : (name ?? text.otherType);
  };
  return (
    <Entry>
      <Words>
        <Text fontWeight="bold" lineHeight="snug" overflowWrap="anywhere">
          {title}
        </Text>
        <Text color="ink.soft" fontSize="sm" lineHeight="snug" marginTop="1">
          {formatWib(at)} · {browser ?? text.unknownBrowser}
        </Text>
        {rows.length === 1 && onlyRow ? (
          <>
            {/* The title of an undo does not say whether the row was added, deleted or restored. */}
            {undoes !== null && onlyRow.action !== 'changed' && (
              <Text fontSize="sm" marginTop="2.5">
                {texts.rowTitle(onlyRow)}
              </Text>
            )}
            <RowValues row={onlyRow} texts={texts} />
          </>
        ) : (
          <Disclosure title={text.allRows(rowCount)}>
            <ChangedRows change={change} texts={texts} />
          </Disclosure>
        )}
        <div role="status">
          {skipped && (
            <Skipped>
              <Text fontWeight="semibold">{text.skipped}</Text>
              <LongList
                label={text.skipped}
                rows={skipped.map((row) => (
                  <li key={row.rowId}>{text.skippedRow(nameOf(row), row.reason)}</li>
                ))}
              />
            </Skipped>
          )}
        </div>
      </Words>
      {/* A row that was removed for good cannot be restored. */}
      {rows.some(({ action }) => action !== 'removed') && (
        <Actions>
          <Button variant="quiet" size="sm" busy={busy} aria-label={text.undoItem(title)} onClick={onUndo}>
            {text.undo}
          </Button>
          {onGoBack && (
            <Button
              variant="quiet"
              size="sm"
              busy={busy}
              aria-label={text.goBackItem(title)}
              onClick={onGoBack}
            >
              {text.goBack}
            </Button>
          )}
        </Actions>
      )}
    </Entry>
  );
}
