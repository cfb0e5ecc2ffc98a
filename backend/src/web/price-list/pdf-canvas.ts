import { createRequire } from 'node:module';
import { encode } from 'uqr';
import {
  BLACK,
  drawableText,
  featuresOf,
  layoutText,
  lineWidth,
  runsOf,
  type TextStyle,
} from '../drawing/index.js';

// As a CommonJS module, so that the process has one copy of fontkit.
const PDFDocument = createRequire(import.meta.url)('pdfkit') as typeof import('pdfkit');

// In points, of which an inch has 72.
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
const LINE_HEIGHT = 1.3;

/** The widths of texts at size 1, because many products share units and headings. */
const widths = new Map<string, number>();

/** Returns the width of a line in points. */
export function widthOf(text: string, { size, weight, letterSpacing = 0 }: TextStyle): number {
  const key = `${weight} ${letterSpacing} ${text}`;
  const known = widths.get(key) ?? lineWidth(text, { size: 1, weight, letterSpacing, isTabular: true });
  widths.set(key, known);
  return known * size;
}

interface Meta {
  readonly title: string;
  readonly author: string;
  readonly created: Date;
  readonly isTagged: boolean;
}

/** An element of the structure that screen readers read; undefined in a document without tags. */
export type Element = PDFKit.PDFStructureElement | undefined;

interface ElementOptions {
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
  readonly bbox?: readonly [number, number, number, number];
}

export interface TextBlock {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly height: number;
}

/** Breaks a text into as many lines as it needs. Line breaks of the text stay. */
export function textBlock(text: string, width: number, style: TextStyle): TextBlock {
  const lines = text.split('\n').flatMap((part) => {
    const drawable = drawableText(part);
    if (widthOf(drawable, style) <= width) return drawable;
    return layoutText(drawable, width, [{ ...style, isTabular: true, maxLines: Infinity }]).lines;
  });
  return { lines, style, height: lines.length * style.size * LINE_HEIGHT };
}

/**
 * Draws on A4 pages. All positions are in points from the upper left corner of the page. What no element contains must
 * be an artifact.
 */
export class PdfCanvas {
  readonly document: PDFKit.PDFDocument;
  private readonly images = new Map<Uint8Array, unknown>();
  private readonly root: Element;
  private isArtifact = false;

  constructor({ title, author, created, isTagged }: Meta) {
    // The type does not have this subset.
    const tags = { pdfVersion: '1.7', tagged: true, subset: 'PDF/UA' } as object;
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      lang: 'id',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: created },
      ...(isTagged && tags),
    });
    if (!isTagged) return;
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  /** Adds an element. It is complete if it gets content; else it must be ended after its children. */
  element(type: string, draw?: () => void, options: ElementOptions = {}, parent = this.root): Element {
    if (!parent || this.isArtifact) {
      draw?.();
      return undefined;
    }
    const element = this.document.struct(type, options);
    parent.add(element);
    if (!draw) return element;
    element.add(draw);
    element.end();
    return element;
  }

  /** Draws what screen readers pass over. */
  artifact(draw: () => void): void {
    if (!this.root || this.isArtifact) return draw();
    this.isArtifact = true;
    this.document.markContent('Artifact');
    draw();
    this.document.endMarkedContent();
    this.isArtifact = false;
  }

  /** Draws a heading that leads to a page of the shop. */
  linkedHeading(type: string, block: TextBlock, box: Column, top: number, link: string): void {
    const heading = this.element(type);
    const element = this.element('Link', undefined, {}, heading);
    const draw = (): void => this.block(block, box, top);
    if (element) element.add(draw);
    else draw();
    const note = { structParent: element, Contents: Object(block.lines.join(' ')) as string };
    this.document.link(box.x, top, box.width, block.height, link, note);
    element?.end();
    heading?.end();
  }

  /** Draws one line of selectable text whose baseline starts at (x, y). */
  line(text: string, x: number, y: number, style: TextStyle, fill = BLACK): void {
    let at = x;
    this.document.fillColor(fill).fontSize(style.size);
    for (const { path, text: part } of runsOf(text, style.weight)) {
      this.document.font(path).text(part, at, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: (style.letterSpacing ?? 0) * style.size,
        ...(featuresOf(part, true) && { features: ['tnum'] }),
      });
      at += widthOf(part, style);
    }
  }

  /** Draws a text whose first line is below `top`, from the left of the box or to its right. */
  block({ lines, style }: TextBlock, box: Column, top: number, fill = BLACK): void {
    for (const [index, text] of lines.entries()) {
      const x = box.isRight ? box.x + box.width - widthOf(text, style) : box.x;
      this.line(text, x, top + style.size * (1 + index * LINE_HEIGHT), style, fill);
    }
  }

  /** Draws an artifact. */
  rectangle(x: number, y: number, width: number, height: number, fill: string): void {
    this.artifact(() => this.document.rect(x, y, width, height).fill(fill));
  }

  /** Draws a JPEG. The same bytes are embedded once. */
  image(bytes: Uint8Array, x: number, y: number, size: { width: number } | { height: number }): void {
    const known = this.images.get(bytes) ?? this.open(bytes);
    this.document.image(known as PDFKit.Mixins.ImageSrc, x, y, size);
  }

  qrCode(link: string, x: number, y: number, size: number): void {
    const { data, size: modules } = encode(link, { ecc: 'M', border: 0 });
    const side = size / modules;
    for (const [row, dots] of data.entries())
      for (const [column, isDark] of dots.entries())
        if (isDark) this.document.rect(x + column * side, y + row * side, side, side);
    this.document.fill(BLACK);
  }

  private open(bytes: Uint8Array): unknown {
    const { document } = this as unknown as { document: { openImage: (source: Buffer) => unknown } };
    const image = document.openImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    this.images.set(bytes, image);
    return image;
  }
}

export interface Column {
  readonly x: number;
  readonly width: number;
  readonly isRight?: boolean;
}
