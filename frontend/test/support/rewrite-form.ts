import type { Locator } from 'playwright-core';

interface Field {
  readonly label: string;
  readonly value: string;
  readonly isNumber: boolean;
  readonly maxLength: number;
}

/**
 * Replaces the sample shop's text in each filled field of a part of the panel, including collapsed rows and sections.
 */
export async function rewriteForm(part: Locator): Promise<void> {
  await part.locator('input:visible, textarea:visible, button[aria-expanded]:visible').first().waitFor();
  // Rows and sections, collapsed or open.
  const foldable = part.locator('button[aria-expanded]:visible, summary:visible');
  await rewriteShown(part);
  // Opening one part may reveal further collapsed parts after it.
  for (let index = 0; index < (await foldable.count()); index += 1) {
    if (!(await foldable.nth(index).evaluate(isOpen))) await foldable.nth(index).click();
    await rewriteShown(part);
  }
}

/**
 * Rewrites the visible fields whose text `ownValue` has not written. One call reads all fields, because each call for a
 * single field would search all fields again.
 */
async function rewriteShown(part: Locator): Promise<void> {
  const shown = part.locator('input:visible, textarea:visible');
  const found = await shown.evaluateAll(readFields);
  for (const [index, field] of found.entries())
    if (field && !isOwn(field.value)) await shown.nth(index).fill(ownValue(field));
}

/** The number of texts so far, from which each text gets a different code. */
let written = 0;

/** Whether `ownValue` has written the value. */
const isOwn = (value: string): boolean => /^(?:Sablon |19\.|19$|11–14$)/u.test(value);

function ownValue({ label, isNumber, maxLength }: Field): string {
  written += 1;
  if (isNumber) return label.includes('kg') ? '19' : `19.${String(written).padStart(3, '0')}`;
  if (label === 'Perkiraan hari') return '11–14';
  // The code has no digits, which could look like a figure of the sample shop.
  const code = [...String(written)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const text = `Sablon ${code} ${label.toLowerCase()}`;
  return text.slice(0, maxLength > 0 ? maxLength : undefined).trim();
}

/** Runs in the page. @returns the fields, in order. A field that keeps its value, such as a link, is undefined. */
function readFields(elements: Element[]): (Field | undefined)[] {
  return elements.map((element) => {
    const field = element as HTMLInputElement | HTMLTextAreaElement;
    if (!['text', 'textarea'].includes(field.type) || field.value === '' || field.readOnly) return undefined;
    if (/^(?:\/|https:)/u.test(field.value)) return undefined;
    const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
    return {
      label,
      value: field.value,
      isNumber: field.inputMode === 'numeric',
      maxLength: field.maxLength,
    };
  });
}

/** Runs in the page. */
function isOpen(element: Element): boolean {
  const parent = element.parentElement;
  return parent instanceof HTMLDetailsElement
    ? parent.open
    : element.getAttribute('aria-expanded') === 'true';
}
