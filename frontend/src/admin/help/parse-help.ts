/** A part of a line: plain text, or text that the guide sets apart. */
export interface Span {
  readonly kind: 'plain' | 'strong' | 'em' | 'code';
  readonly text: string;
}

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'ol' | 'ul'; readonly items: readonly (readonly Span[])[] };

const MARKS = { '**': 'strong', _: 'em', '`': 'code' } as const;

/** Reads the Markdown of the owner's guide: headings, paragraphs, lists, and marked words. Images are left out. */
export function parseHelp(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('![') && !block.startsWith('# '))
    .map((block): Block => {
      if (block.startsWith('## ')) return { kind: 'heading', spans: spansOf(block.slice(3)) };
      const marker = /^(?:- |\d+\. )/u.exec(block)?.[0];
      if (!marker) return { kind: 'paragraph', spans: spansOf(block) };
      const items = block
        .split(/\n(?=- |\d+\. )/u)
        .map((item) => spansOf(item.replace(/^(?:- |\d+\. )/u, '')));
      return { kind: marker === '- ' ? 'ul' : 'ol', items };
    });
}

function spansOf(text: string): Span[] {
  const line = text.replace(/\s+/gu, ' ');
  return line
    .split(/(\*\*.+?\*\*|`.+?`|_.+?_)/u)
    .filter((part) => part !== '')
    .map((part): Span => {
      const mark = (Object.keys(MARKS) as (keyof typeof MARKS)[]).find((one) => part.startsWith(one));
      return mark && part.length > 2 * mark.length
        ? { kind: MARKS[mark], text: part.slice(mark.length, -mark.length) }
        : { kind: 'plain', text: part };
    });
}
