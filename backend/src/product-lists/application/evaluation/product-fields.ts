import {
  imageRequired,
  mapProductTexts,
  parseChatNumber,
  parseImages,
  parseProductText,
  PRODUCT_TEXTS,
  type ProductDraft,
  type ProductTexts,
  publishAtInvalid,
} from '../../../catalog/index.js';
import { normalizeChatNumber } from '../../../platform/domain/chat-number.js';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { required } from '../../../platform/domain/field-messages.js';
import { parseInstant } from '../../../platform/domain/instant.js';
import { excerpt } from '../../../platform/domain/text.js';
import { isBlank, isSameText, textOf } from '../../domain/cells.js';
import { type Column, COLUMN_LABELS, FLAG_WORDS } from '../../domain/columns.js';
import * as messages from '../../domain/messages.js';
import type { Problems } from '../../domain/problems.js';
import { productRow, type SheetProduct } from './product-rows.js';
import type { Line } from '../../domain/sheet-lines.js';

type Fields = Omit<ProductDraft, 'category' | 'price' | 'pricing'>;

const SHORTENED_NUMBER = /^\d(?:[.,]\d+)?e\+?\d+$/iu;

/** Reads the fields of a product's row. What the row shows as it is stored, or does not show, stays as it is. */
export function fieldsOf(line: Line, current: SheetProduct | undefined, problems: Problems): Fields {
  const shown = current && productRow(current);
  const isKept = (column: Column): boolean => {
    const cell = line.cells[column];
    return cell === undefined || (shown !== undefined && isSameText(cell, shown[column]));
  };
  const text = (column: Column): string => textOf(line.cells[column]);
  const read = <T>(column: Column, stored: T, parse: (typed: string) => T): T => {
    if (isKept(column) || !problems.isReadable(line, column)) return stored;
    try {
      return parse(text(column));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      problems.add(line, column, error.message);
      return stored;
    }
  };
  const flag = (column: 'isNew' | 'isActive', stored: boolean): boolean => {
    if (isKept(column)) return stored;
    const choice = problems.choice(line, column, FLAG_WORDS);
    return choice === undefined ? stored : choice === 'true';
  };
  const isUndescribed = isBlank(line.cells.description);
  const isNameRead = isNameIn(line, current, problems);
  const texts = mapProductTexts((_, name) => {
    const stored = current?.[name] ?? null;
    if ((name === 'name' && !isNameRead) || (name === 'description' && isUndescribed)) return stored;
    return read(name, stored, (typed) => parseProductText(name, typed));
  }) as ProductTexts;
  return {
    ...texts,
    ...(isUndescribed && { description: descriptionOf(line, current, texts.name, problems) }),
    whatsappNumber: read('whatsappNumber', current?.whatsappNumber ?? null, (typed) =>
      chatNumberOf(line, typed.trim(), current?.whatsappNumber ?? null, problems),
    ),
    isNew: flag('isNew', current?.isNew ?? false),
    isActive: flag('isActive', current?.isActive ?? true),
    publishAt: read('publishAt', current?.publishAt ?? null, (typed) => {
      const at = parseInstant(typed.trim());
      if (!at && typed.trim() !== '') problems.add(line, 'publishAt', publishAtInvalid);
      return at ?? null;
    }),
    images: read('images', current?.images ?? [], (typed) => imagesOf(line, typed, current, problems)),
  };
}

/** Whether a row has a name to read. Otherwise adds the problem. */
function isNameIn(line: Line, current: SheetProduct | undefined, problems: Problems): boolean {
  const { name } = line.cells;
  const isMerged = line.merged !== undefined && isBlank(name);
  if (isMerged) problems.add(line, 'name', messages.merged(line.merged));
  else if (!current && name === undefined) problems.add(line, 'name', required(PRODUCT_TEXTS.name.label));
  return name !== undefined && !isMerged;
}

/** A new product without a description is described by its name. */
function descriptionOf(
  line: Line,
  current: SheetProduct | undefined,
  name: string,
  problems: Problems,
): string {
  if (!current) return name;
  if (line.cells.description !== undefined && current.description !== '')
    problems.add(line, 'description', required(COLUMN_LABELS.description));
  return current.description;
}

/** A number that means the stored one keeps its notation, because spreadsheets change the notation of numbers. */
function chatNumberOf(line: Line, typed: string, stored: string | null, problems: Problems): string | null {
  if (SHORTENED_NUMBER.test(typed)) {
    problems.add(line, 'whatsappNumber', messages.numberShortened(excerpt(typed)));
    return stored;
  }
  const number = parseChatNumber(typed, 'whatsappNumber');
  const isSame =
    number !== null && stored !== null && normalizeChatNumber(number) === normalizeChatNumber(stored);
  return isSame ? stored : number;
}

/** Reads paths and URLs that are separated by spaces, line breaks, commas or semicolons. */
function imagesOf(
  line: Line,
  typed: string,
  current: SheetProduct | undefined,
  problems: Problems,
): readonly string[] {
  const images = typed.trim() === '' ? [] : typed.trim().split(/[\s,;]{1,20}(?=https?:|\/)|\s+/u);
  if (images.length === 0 && !current) return [];
  if (images.length === 0) problems.add(line, 'images', imageRequired);
  return images.length === 0 ? images : parseImages(images);
}
