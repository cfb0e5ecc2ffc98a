export interface TextRule {
  /** The field's name in the panel, the history and refusals. */
  readonly label: string;
  /** The length limit in Unicode code points, not UTF-16 units. */
  readonly maxLength: number;
  readonly multiline?: boolean;
  readonly required?: boolean;
}

export interface DescribedText extends TextRule {
  readonly about: string;
  readonly example: string;
  readonly format?: 'uri';
}

// What no screen draws: ignorable characters, such as zero-width spaces, marks of direction, tags and fillers, and the
// marks of annotations, embedded objects and hieroglyphs.
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC\u{13430}-\u{1343F}]`;
// The emoji that contain such characters: families, hearts, keycaps need no joiner, and flags of regions contain tags.
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}(?:\uFE0F?\p{Emoji_Modifier}|\uFE0F)?`;
const EMOJI = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|[\d#*]\uFE0F\u20E3|${PICTOGRAPH}(?:\u200D${PICTOGRAPH})*`;
const STRIPPED = new RegExp(`(${EMOJI})|${INVISIBLE}`, 'gu');

// NUL and other control characters, lone surrogates, and the separators of lines and paragraphs.
const UNSUPPORTED = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const UNSUPPORTED_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

// Letters, digits and signs, except those that are drawn as a space.
const VISIBLE = /(?![\u2800\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}\p{Cf}\p{Co}\p{Cn}]/u;

/** Returns the beginning of a text that is longer. */
export const cutText = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/\p{Cs}$/u, '') : text;

/** Returns the beginning of a longer text, and shows that it is one. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${cutText(text, length)}…` : text;

/** Returns the text without invisible characters, except those inside an emoji. */
export const withoutInvisible = (text: string): string => text.replace(STRIPPED, '$1');

/** The length limit of the longest field. */
export const MAX_TEXT_LENGTH = 10_000;

/**
 * Returns the text without invisible characters, and without spaces at its ends. A text without one visible character
 * becomes empty. The separators of lines and paragraphs become line breaks inside the text. A text that is much longer
 * than its limit is returned as it is, so that its length is refused before the text is read.
 */
export function cleanText(
  typed: string,
  { maxLength }: Pick<TextRule, 'maxLength'> = { maxLength: MAX_TEXT_LENGTH },
): string {
  if (typed.length > 4 * maxLength + 100) return typed;
  const text = withoutInvisible(typed)
    .trim()
    .replace(/[\u2028\u2029]/gu, '\n');
  return VISIBLE.test(text) || UNSUPPORTED_IN_LINES.test(text) ? text : '';
}

const MAX_EXCERPT_LENGTH = 40;

/** The start of a text, for a message that quotes the text. */
export const excerpt = (text: string): string => shortened(text, MAX_EXCERPT_LENGTH);

/** Returns a search without what cannot be typed into a field. Control characters separate words. */
export const cleanQuery = (typed: string): string => cleanText(typed.replace(/\p{Cc}/gu, ' '));

/** What is left of a text without regard to capitals and spaces. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Whether a text has no control characters and no lone surrogates. Line breaks need a field of several lines. */
export const isSupportedText = (text: string, multiline: boolean): boolean =>
  !(multiline ? UNSUPPORTED_IN_LINES : UNSUPPORTED).test(text);
