import { readAmount } from '@etalase/backend/rules/amounts';
import { MAX_FROM, MAX_TIERS } from '@etalase/backend/rules/pricing';
import { withoutInvisible } from '@etalase/backend/rules/text';
import { isSameUnit, measureOf, packOf, UNIT_WORDS } from '@etalase/backend/rules/units';

/** A line of a pasted price list. */
export interface PriceLine {
  readonly from: number;
  readonly price: number;
  /** What the price is for, if the line says it. */
  readonly priceFor?: 'unit' | 'quantity';
  readonly text: string;
}

export interface PriceLines {
  readonly lines: readonly PriceLine[];
  /** The texts of the lines that are no quantity with a price, too many, or in another unit. */
  readonly unknown: readonly string[];
  /** The unknown lines in lots such as 'lusin', as they are in the list's unit. */
  readonly lots: readonly PriceLine[];
}

type Parts = Readonly<Partial<Record<string, string>>>;

const NUMBER = String.raw`[1-9]\d*(?:[.,]\d{3})*(?![.,]?\d)`;
const SHORT = '(?:rb|ribu|k|jt|juta)';
const RUPIAH = String.raw`(?:rp|idr)\.? ?`;
const PRICE = String.raw`(?:[±~≈] ?)?(?:${RUPIAH}\d{1,3}(?: \d{3})+|(?:${RUPIAH})?(?!0\d)\d[\d.,]*)(?: ?${SHORT}(?:-?an)?(?!\p{L}))?\.?-?`;
const SEPARATOR = String.raw`(?: ?[=:;|→>–—-])* ?`;
const LEAST =
  String.raw`(?:(?<above>>(?!=)|di ?atas|lebih dari)|(?<least>>=|≥|min(?:\.|imal|imum)?(?: (?:order|beli|pesan))?|mulai|dari)` +
  String.raw`|(?<below><=?|≤|di ?bawah|kurang dari|s\/d|sampai|maks(?:\.|imal)?)) ?`;
const UNTIL = String.raw`(?:-|–|—|~|s ?\/ ?d|s\.d\.?|sd|sampai(?: dengan)?|hingga|to)`;
const UP = String.raw`(?:up(?!\p{L})|ke ?atas|lebih|dst|\+)`;
const NAMED = '(?:(?:harga(?:nya)?|hrg|jadi|cuma|hanya|cukup) ?:? ?)?';

const MAX_LENGTH = 300;

const CHAT =
  /^\[[^\]]*\d[.:]\d\d[^\]]*\] ?(?:(?:[^\d:]|\+\d)[^:]*: )?|^\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}[.:]\d\d[^-]*- (?:[^:]*: )?/u;
const BULLETS =
  /^(?:-+> ?|[^\p{L}\d<>=≥≤@([\p{Sc}]|\(?(?:\d{1,2}|[a-z])[.)] (?=\D*[1-9].*\d)|(?:harga|hrg|beli|order|pesan|cetak|untuk|jumlah|qty)\b:? )+/iu;
const END = /(?: (?:nett?o?|saja|aja|ya|kak|gan|sis|only)(?!\p{L})|[ .;,!])+$/iu;
const REMARK = / ?[([]([^()[\]]*)[)\]]$/u;
const NEXT = new RegExp(String.raw`(\d ?${SHORT})[,;/]? ?(?=\d)| ?[,;|] | \/ | & | dan `, 'giu');

/** The text without the marks of chats: bold, bullets, numbers, emoji, and the time and name before a message. */
const withoutMarks = (text: string): string =>
  withoutInvisible(text)
    .replace(/[\d#*]\uFE0F?\u20E3|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]/gu, ' ')
    .normalize('NFKC')
    .replace(/(^|[^\p{L}\d])[*_`]+|[*_`]+(?![\p{L}\d])/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(CHAT, '')
    .replace(BULLETS, '')
    .replace(END, '');

const escaped = (word: string): string =>
  word
    .normalize('NFKC')
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, ' +');

/** The words of units, the longest first. */
function unitPattern(words: readonly string[]): string {
  const sorted = [...words].sort((one, other) => other.length - one.length).map(escaped);
  return String.raw`(?:${sorted.join('|')})(?:nya)?(?![\p{L}\d])\.?`;
}

/** A line: the quantity, perhaps a unit, a separator or spaces, the price, and perhaps what the price is for. */
function patternsFor(unit: string): { readonly line: RegExp; readonly each: RegExp } {
  const pack = packOf(unit);
  const own = [unit, pack?.unit, pack?.piece].filter((word): word is string => Boolean(word?.trim()));
  const known = unitPattern([...own, ...UNIT_WORDS, 'unit', 'paket', 'pkt']);
  const filled = String.raw`(?:${own[0] ? `${unitPattern([own[0]])}|` : ''}${known}(?: isi \d[\d.]*(?: ?${known})?)?)`;
  const per = String.raw`(?:\/|per|@) ?`;
  const price =
    String.raw`(?: ?(?<times>[x×]) ?|${SEPARATOR})${NAMED}(?:(?<at>@)|${per}(?<before>${filled})(?: ?[:=])?)? ?` +
    String.raw`(?<price>${PRICE})(?: ?${per}(?<per>${filled}|satuan))?`;
  const quantity = String.raw`(?:${LEAST})?(?<quantity>${NUMBER}(?: ?(?:rb|ribu)(?= ?${known}))?)(?:(?: ?${known})? ?${UNTIL} ?(?<to>${NUMBER}))?`;
  return {
    line: new RegExp(
      String.raw`^${quantity} ?(?<up>${UP})? ?(?:(?:[x×] ?(?=\d\S* ?\p{L}))?(?<unit>${filled}))?(?: ?\([^)]*\))? ?(?<more>${UP})?${price}(?:${SEPARATOR}(?<total>${PRICE}))?$`,
      'iu',
    ),
    each: new RegExp(
      String.raw`^(?:${per}(?<unit>${known})|@ ?(?<at>${PRICE})|(?<price>${PRICE}) ?${per}${known})$`,
      'iu',
    ),
  };
}

function figureOf(typed: string | undefined): number | undefined {
  const read = typed === undefined ? undefined : readAmount(typed);
  if (!read || 'refused' in read) return undefined;
  return 'amount' in read ? read.amount : read.meant;
}

const isMetres = (unit: string): boolean => measureOf(unit) === 'ask';

/** How many of the list's unit one of a line's unit is; undefined if they are different things. */
function piecesOf(word: string | undefined, unit: string): number | undefined {
  if (!word || !unit || isSameUnit(word, unit)) return 1;
  if (isMetres(word)) return isMetres(unit) || measureOf(unit) === 'length' ? 1 : undefined;
  const [pack, own] = [packOf(word), packOf(unit)];
  if (own) {
    const isHolder = own.unit !== '' && isSameUnit(pack?.unit ?? word, own.unit);
    return isHolder && (pack?.pieces ?? own.pieces) === own.pieces ? 1 : undefined;
  }
  return pack && (pack.piece === null || isSameUnit(pack.piece, unit)) ? pack.pieces : undefined;
}

interface Read {
  readonly line: PriceLine;
  readonly isLot: boolean;
}

/** Reads a line in the list's unit; undefined if it is not understood. */
function read(text: string, parts: Parts, remark: Parts, unit: string): Read | undefined {
  const [quantity, price] = [figureOf(parts['quantity']), figureOf(parts['price'])];
  const pieces = piecesOf(parts['unit'], unit);
  const per = (parts['per'] ?? parts['before'] ?? remark['unit'])?.replace(/nya$/iu, '');
  if (quantity === undefined || price === undefined || pieces === undefined) return undefined;
  if (per && per !== 'satuan' && piecesOf(per, unit) !== 1) return undefined;

  const [to, total, each] = [parts['to'], parts['total'], remark['at'] ?? remark['price']].map(figureOf);
  const isBare = !parts['unit'] && !/\p{L}/u.test(parts['price'] ?? '');
  // Two bare numbers with an x are a size.
  if (parts['times'] && isBare && (total === undefined || price < 100)) return undefined;
  if (to !== undefined && (to <= quantity || to === quantity * price)) return undefined;
  if (total !== undefined && total !== quantity * price) return undefined;
  if (each !== undefined && each * quantity !== price) return undefined;

  const isContinuous = !['count', undefined].includes(measureOf(unit));
  const least = parts['below'] ? 1 : quantity + (parts['above'] && !isContinuous ? 1 : 0);
  const isSaid = Boolean(per ?? parts['at'] ?? total);
  const isFrom = [
    parts['to'],
    parts['above'],
    parts['least'],
    parts['below'],
    parts['up'],
    parts['more'],
  ].some(Boolean);
  const from = least * pieces;
  if (from > MAX_FROM) return undefined;
  if (pieces > 1 && !isSaid)
    return isFrom ? undefined : { line: { from, price, priceFor: 'quantity', text }, isLot: true };
  const priceFor = isSaid || isFrom ? 'unit' : each === undefined ? undefined : 'quantity';
  return { line: { from, price, ...(priceFor && { priceFor }), text }, isLot: false };
}

interface Entry {
  readonly text: string;
  readonly parts?: Parts;
  readonly remark?: string;
}

function matched(text: string, line: RegExp): Entry {
  const whole = withoutMarks(text);
  const parts = line.exec(whole)?.groups;
  if (parts) return { text, parts };
  const remark = REMARK.exec(whole)?.[1] ?? '';
  const isOther = /\bmin|\d ?(?:-|–|s\/d) ?\d/iu.test(remark);
  return { text, parts: isOther ? undefined : line.exec(whole.replace(REMARK, ''))?.groups, remark };
}

/** A line may have several quantities with prices. */
function entriesOf(text: string, line: RegExp): Entry[] {
  const whole = matched(text, line);
  if (whole.parts) return [whole];
  const entries = withoutMarks(text)
    .replace(NEXT, '$1\n')
    .split('\n')
    .map((one) => matched(one, line));
  return entries.length > 1 && entries.every(({ parts }) => parts) ? entries : [whole];
}

/** Whether '1.100 lembar' and '2.250 lembar' may be numbered lines. */
const areNumbered = (texts: readonly string[]): boolean =>
  texts.length > 1 &&
  texts.every((text, index) => new RegExp(`^${index + 1}\\.[1-9]\\d\\d\\b`, 'u').test(text));

/**
 * Reads lines such as '100 lbr = 35rb', '250<tab>175.000' and '5-9 buku @18.000', in the order of quantities.
 * @param typedUnit the unit of the list; without it, that of the first line
 * @param withLots whether lines in lots count
 */
export function parsePriceLines(pasted: string, typedUnit = '', withLots = false): PriceLines {
  const { line, each } = patternsFor(typedUnit);
  const typed = pasted
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const entries = areNumbered(typed)
    ? typed.map((text): Entry => ({ text }))
    : typed.flatMap((text) => (text.length > MAX_LENGTH ? [{ text }] : entriesOf(text, line)));
  const unit = typedUnit.trim() || (entries.find(({ parts }) => parts?.['unit'])?.parts?.['unit'] ?? '');

  const lines = new Map<number, PriceLine>();
  const unknown: string[] = [];
  const lots: PriceLine[] = [];
  for (const { text, parts, remark = '' } of entries) {
    const known = parts && read(text, parts, each.exec(remark.trim())?.groups ?? {}, unit);
    const isTaken =
      known && !lines.has(known.line.from) && lines.size < MAX_TIERS && (withLots || !known.isLot);
    if (isTaken) lines.set(known.line.from, known.line);
    else unknown.push(text);
    if (known?.isLot && !isTaken) lots.push(known.line);
  }
  return {
    lines: [...lines.values()].sort((a, b) => a.from - b.from),
    unknown,
    lots: lots.filter(({ from }) => !lines.has(from)),
  };
}

/** Whether prices fall while quantities rise, as prices of one do. */
export const areFalling = (lines: readonly PriceLine[]): boolean =>
  lines.length > 1 &&
  lines.every(({ price }, index) => index === 0 || price <= (lines[index - 1]?.price ?? 0)) &&
  (lines.at(-1)?.price ?? 0) < (lines[0]?.price ?? 0);
