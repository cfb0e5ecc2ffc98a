import { groupDigits } from '@etalase/backend/rules/rupiah';
import type { TakenBackResponse } from '../../api/generated/models';
import * as text from '../../text/admin-taken-back';
import { toastError, toastSuccess } from '../ui/toast-store';

interface Titles {
  readonly all: string;
  readonly part: string;
  readonly none: string;
}

/** The titles are about an undo by default. */
const UNDO: Titles = { all: text.undone, part: text.undoneInPart, none: text.notUndone };

/** Notifies the owner of rows that have their earlier state again, and names those that stay as they are. */
export function reportTakenBack({ restored, skipped }: TakenBackResponse, titles = UNDO): void {
  const [first] = skipped;
  const names = skipped.map(({ name }) => name ?? text.otherType);
  if (restored === 0) toastError(titles.none, first?.reason);
  else if (!first) toastSuccess(titles.all);
  else
    toastSuccess(titles.part, text.skippedCount(groupDigits(restored), groupDigits(skipped.length), names));
}
