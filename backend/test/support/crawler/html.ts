export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
  /** The offset of the element's tag in the document, in UTF-16 code units. */
  readonly at: number;
}

export interface Document {
  readonly root: Element;
  /** Unquoted or repeated attributes, and elements that are not closed or closed twice. */
  readonly errors: readonly string[];
}

const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** Elements whose content is text, even if the text looks like tags. */
const RAW = new Set(['script', 'style', 'textarea', 'title']);
/** A comment, the doctype, or a tag. The groups are the slash of a closing tag, name, attributes and final slash. */
const TAG =
  /<!--.*?-->|<!doctype html>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*(\/?)>/gisu;
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]+))?/gu;

/** Parses markup strictly, because link preview bots are less tolerant than browsers. */
export function parseHtml(html: string): Document {
  const root: Element = { name: '#root', attributes: new Map(), children: [], at: 0 };
  const open = [root];
  const errors: string[] = [];
  let end = 0;
  const tags = new RegExp(TAG);
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const text = html.slice(end, match.index);
    const parent = open.at(-1) ?? root;
    if (text) parent.children.push(decode(text));
    end = tags.lastIndex;
    const [, closing, written, attributes = '', selfClosing] = match;
    const name = written?.toLowerCase();
    // Comments and the doctype have no name.
    if (name === undefined) continue;
    if (closing) {
      if (open.length > 1 && parent.name === name) open.pop();
      else errors.push(`</${name}> closes <${parent.name}>`);
      continue;
    }
    const element: Element = {
      name,
      attributes: attributesIn(attributes, errors),
      children: [],
      at: match.index,
    };
    parent.children.push(element);
    if (VOID.has(name) || selfClosing) continue;
    if (RAW.has(name)) {
      const close = html.toLowerCase().indexOf(`</${name}`, end);
      if (close < 0) errors.push(`<${name}> is never closed`);
      const content = html.slice(end, close < 0 ? undefined : close);
      element.children.push(name === 'title' || name === 'textarea' ? decode(content) : content);
      tags.lastIndex = close < 0 ? html.length : html.indexOf('>', close) + 1;
      end = tags.lastIndex;
    } else open.push(element);
  }
  for (const { name } of open.slice(1)) errors.push(`<${name}> is never closed`);
  return { root, errors };
}

function attributesIn(written: string, errors: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, writtenName = '', value] of written.matchAll(ATTRIBUTE)) {
    const name = writtenName.toLowerCase();
    if (found.has(name)) errors.push(`${name} is repeated`);
    if (value !== undefined && !/^["']/u.test(value)) errors.push(`${name}=${value} is not quoted`);
    found.set(name, decode(value?.replace(/^["']|["']$/gu, '') ?? ''));
  }
  return found;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16));
      return digits ? String.fromCodePoint(Number(digits)) : (ENTITIES[name ?? ''] ?? whole);
    },
  );
}

export function* elementsIn(element: Element): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function all(element: Element, name: string, attributes: Record<string, string> = {}): Element[] {
  return [...elementsIn(element)].filter(
    (candidate) =>
      candidate.name === name &&
      Object.entries(attributes).every(([key, value]) => candidate.attributes.get(key) === value),
  );
}

/** The text of an element without that of scripts, styles and templates inside it. White space is collapsed. */
export function textOf(element: Element): string {
  const parts: string[] = [];
  const collect = ({ children }: Element): void => {
    for (const child of children) {
      if (typeof child === 'string') parts.push(child);
      else if (!['script', 'style', 'template'].includes(child.name)) collect(child);
    }
  };
  collect(element);
  return collapseSpaces(parts.join(''));
}

export function collapseSpaces(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
