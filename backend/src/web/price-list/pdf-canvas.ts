import { createRequire } from 'node:module';
import { encode } from 'uqr';
import { BLACK, drawableText, layoutText, lineWidth, runsOf, type TextStyle } from '../drawing/index.js';

// As a CommonJS module, so that the process has one copy of fontkit.
const PDFDocument = createRequire(import.meta.url)('pdfkit') as typeof import('pdfkit');

// In points, of which an inch has 72.
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;
const LINE_HEIGHT = 1.3;

/** The widths of texts at size 1, because many products share units and headings. */
const widths = new Map<string, number>();

/** Returns the width of a line in points. */
export function widthOf(text: string, { size, weight }: TextStyle): number {
  const key = `${weight} ${text}`;
  const known = widths.get(key) ?? lineWidth(text, { size: 1, weight });
  widths.set(key, known);
  return known * size;
}

interface Meta {
  readonly title: string;
  readonly author: string;
  readonly created: Date;
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
    return layoutText(drawable, width, [{ ...style, maxLines: Infinity }]).lines;
  });
  return { lines, style, height: lines.length * style.size * LINE_HEIGHT };
}

/** Draws on A4 pages. All positions are in points from the upper left corner of the page. */
export class PdfCanvas {
  readonly document: PDFKit.PDFDocument;
  private readonly images = new Map<Uint8Array, unknown>();

  constructor({ title, author, created }: Meta) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      lang: 'id',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: created },
    });
  }

  /** Draws one line of selectable text whose baseline starts at (x, y). */
  line(text: string, x: number, y: number, style: TextStyle, fill = BLACK): void {
    let at = x;
    this.document.fillColor(fill).fontSize(style.size);
    for (const { path, text: part } of runsOf(text, style.weight)) {
      this.document.font(path).text(part, at, y, { lineBreak: false, baseline: 'alphabetic' });
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

  rectangle(x: number, y: number, width: number, height: number, fill: string): void {
    this.document.rect(x, y, width, height).fill(fill);
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
