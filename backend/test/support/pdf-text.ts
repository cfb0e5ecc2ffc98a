import { inflateSync } from 'node:zlib';

/** Reads the text that people can select, with the maps from glyphs to characters, and counts pages and images. */
export function pdfText(pdf: Buffer): { text: string; pages: number; images: number } {
  const source = pdf.toString('latin1');
  const streams = new Map<string, string>();
  for (const [, id = '', head = '', body = ''] of source.matchAll(
    /(\d+) 0 obj\n(<<[^>]*>>)\nstream\n([\s\S]*?)\nendstream/gu,
  ))
    if (head.includes('/FlateDecode'))
      streams.set(id, inflateSync(Buffer.from(body, 'latin1')).toString('latin1'));
  const object = (id: string): string =>
    new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)endobj`, 'u').exec(source)?.[1] ?? '';
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
    const map = /\/ToUnicode (\d+) 0 R/u.exec(object(id))?.[1] ?? '';
    fonts.set(name, charactersOf(streams.get(map) ?? ''));
  }
  let text = '';
  for (const content of streams.values()) {
    if (!content.includes('BT')) continue;
    let font: ReadonlyMap<number, string> = new Map();
    for (const [, name, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gu)) {
      if (name) font = fonts.get(name) ?? new Map();
      else {
        for (const [, hex = ''] of shown.matchAll(/<([\da-f]+)>/giu))
          for (const code of hex.match(/.{4}/gu) ?? [])
            text += font.get(Number.parseInt(code, 16)) ?? '\uFFFD';
        text += '\n';
      }
    }
  }
  const count = (pattern: RegExp): number => source.match(pattern)?.length ?? 0;
  return { text, pages: count(/\/Type \/Page\n/gu), images: count(/\/Subtype \/Image\n/gu) };
}

function charactersOf(map: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const [, first = '', values = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/giu))
    for (const [index, [, hex = '']] of [...values.matchAll(/<([\da-f ]+)>/giu)].entries())
      characters.set(
        Number.parseInt(first, 16) + index,
        hex
          .split(' ')
          .map((part) => String.fromCodePoint(...decodeUtf16(part)))
          .join(''),
      );
  return characters;
}

const decodeUtf16 = (hex: string): number[] =>
  (hex.match(/.{4}/gu) ?? []).map((part) => Number.parseInt(part, 16));
