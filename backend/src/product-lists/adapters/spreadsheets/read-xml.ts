import { SaxesParser } from 'saxes';
import { Unreadable } from './reading.js';

/** What to do with the elements and texts of a file. Names have no prefix. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** @returns false to read no further. */
  readonly close?: (name: string) => boolean;
  readonly text?: (text: string) => void;
}

const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 200;

export async function readXml(parts: AsyncIterable<string>, handlers: XmlHandlers): Promise<void> {
  const { open, close = () => true, text = () => undefined } = handlers;
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let attributes = 0;
  let isDone = false;
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw new Unreadable('broken');
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw new Unreadable('broken');
    if (!isDone) open(withoutPrefix(tag.name), tag.attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    isDone ||= !close(withoutPrefix(name));
  });
  parser.on('text', text);
  parser.on('cdata', text);
  for await (const part of parts) {
    parser.write(part);
    if (isDone) return;
  }
  parser.close();
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);
