import { setImmediate } from 'node:timers/promises';
import { colorBarColors, drawableText, emblem, GRAY, type TextStyle } from '../drawing/index.js';
import { heightOf, paginate, type PlacedRow, type Row } from './paginate.js';
import { type Column, PAGE, PdfCanvas, textBlock, widthOf } from './pdf-canvas.js';
import { flatLogo } from './photos.js';
import type { ListedProduct, PriceList, PriceTable } from './price-list.js';

const LEFT = PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;
const WIDTH = RIGHT - LEFT;
const BOTTOM = PAGE.height - PAGE.margin - 18;
const LINE_COLOR = '#e2dccf';
const PLACEHOLDER_COLOR = '#f3ebdd';

const PHOTO = 50;
const GAP = 12;
const TEXT_LEFT = LEFT + PHOTO + GAP;
const TEXT_WIDTH = RIGHT - TEXT_LEFT;
const PRICE_WIDTH = 170;
const QR = 84;
const LOGO_HEIGHT = 34;

const SHOP_NAME: TextStyle = { size: 17, weight: 800 };
const TITLE: TextStyle = { size: 30, weight: 800 };
const CATEGORY: TextStyle = { size: 15, weight: 800 };
const NAME: TextStyle = { size: 10.5, weight: 800 };
const PRICE: TextStyle = { size: 10.5, weight: 800 };
const CONTACT: TextStyle = { size: 9, weight: 500 };
const SMALL: TextStyle = { size: 8, weight: 500 };
const CELL: TextStyle = { size: 8.5, weight: 500 };
const CELL_PRICE: TextStyle = { size: 8.5, weight: 800 };
const CELL_PADDING = 2;

interface Images {
  readonly logo: Uint8Array | undefined;
  readonly photos: ReadonlyMap<string, Uint8Array>;
}

/** Draws all pages of the list, one after the other, so that the document can be read meanwhile. */
export async function drawPages(canvas: PdfCanvas, list: PriceList, { logo, photos }: Images): Promise<void> {
  const head = joinedRow(
    headRows(canvas, list, await flatLogo(logo ?? emblemSvg(list.accent)), logo === undefined),
  );
  const space = { firstTop: PAGE.margin + head.height, top: PAGE.margin, bottom: BOTTOM };
  // The rows are made twice, because the rows of all pages together take much memory.
  const pages = (): Iterable<readonly PlacedRow[]> => paginate(groupsOf(canvas, list, photos), space);
  let count = 0;
  for (const _ of pages()) count += 1;
  let number = 0;
  for (const rows of pages()) {
    number += 1;
    canvas.document.addPage();
    if (number === 1) head.draw(PAGE.margin);
    for (const { draw, y } of rows) draw(y);
    foot(canvas, list, `${list.pageWord} ${number} / ${count}`);
    await setImmediate();
  }
}

/** Each product is a group. The heading of a category stays with its first product. */
function* groupsOf(canvas: PdfCanvas, list: PriceList, photos: Images['photos']): Generator<readonly Row[]> {
  for (const { name, products } of list.categories) {
    const heading = categoryRow(canvas, name, list.accent);
    for (const [index, product] of products.entries()) {
      const [first, ...rest] = productRows(canvas, product, photos);
      if (first) yield [index === 0 ? joinedRow([heading, first]) : first, ...rest];
    }
  }
}

const emblemSvg = (accent: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160">${emblem(80, 84, 160, accent)}</svg>`;

function headRows(canvas: PdfCanvas, list: PriceList, logo: Uint8Array, isNamed: boolean): Row[] {
  const textWidth = WIDTH - QR - 24;
  const name = textBlock(list.shop, textWidth - LOGO_HEIGHT - 8, SHOP_NAME);
  const date = textBlock(list.date, textWidth, { ...CONTACT, weight: 800 });
  const contact = list.contact.map((text) => textBlock(text, textWidth, CONTACT));
  const column = { x: LEFT, width: textWidth };
  const rows: Row[] = [
    {
      height: Math.max(LOGO_HEIGHT, isNamed ? name.height : 0) + 8,
      draw: (y) => {
        canvas.image(logo, LEFT, y, { height: LOGO_HEIGHT });
        if (isNamed) canvas.block(name, { x: LEFT + LOGO_HEIGHT + 8, width: 0 }, y + 6);
        canvas.qrCode(list.link, RIGHT - QR, y, QR);
        const host = fitted(list.host, QR + 60, SMALL);
        canvas.line(host.text, RIGHT - QR / 2 - host.width / 2, y + QR + 12, host.style, GRAY);
      },
    },
    { height: TITLE.size * 1.25, draw: (y) => canvas.line(list.title, LEFT, y + TITLE.size, TITLE) },
    { height: date.height + 4, draw: (y) => canvas.block(date, column, y) },
    ...contact.map((block): Row => ({
      height: block.height,
      draw: (y) => canvas.block(block, column, y, GRAY),
    })),
  ];
  // The code with its caption may be taller than the texts.
  const missing = Math.max(0, QR + 16 - heightOf(rows));
  rows.push({ height: missing + 22, draw: (y) => colorBar(canvas, list.accent, y + missing + 10) });
  return rows;
}

function colorBar(canvas: PdfCanvas, accent: string, y: number): void {
  const colors = colorBarColors(accent);
  const width = WIDTH / colors.length;
  for (const [index, color] of colors.entries()) canvas.rectangle(LEFT + index * width, y, width, 4, color);
}

function categoryRow(canvas: PdfCanvas, name: string, accent: string): Row {
  const block = textBlock(name, WIDTH, CATEGORY);
  return {
    height: block.height + 22,
    draw: (y) => {
      canvas.document.outline.addItem(drawableText(name));
      canvas.block(block, { x: LEFT, width: WIDTH }, y + 12);
      canvas.rectangle(LEFT, y + 12 + block.height + 2, WIDTH, 1.5, accent);
    },
  };
}

function productRows(canvas: PdfCanvas, product: ListedProduct, photos: Images['photos']): Row[] {
  const price = textBlock(product.price, PRICE_WIDTH, PRICE);
  const name = textBlock(product.name, TEXT_WIDTH - PRICE_WIDTH - GAP, NAME);
  const note = product.note === undefined ? undefined : textBlock(product.note, TEXT_WIDTH, SMALL);
  const photo = product.photo === undefined ? undefined : photos.get(product.photo);
  const textTop = 8;
  const head: Row = {
    height: textTop + Math.max(name.height, price.height) + (note ? note.height + 2 : 0),
    draw: (y) => {
      if (photo) canvas.image(photo, LEFT, y + textTop, { width: PHOTO });
      else canvas.rectangle(LEFT, y + textTop, PHOTO, PHOTO, PLACEHOLDER_COLOR);
      canvas.block(name, { x: TEXT_LEFT, width: 0 }, y + textTop);
      canvas.document.link(TEXT_LEFT, y + textTop, TEXT_WIDTH, name.height, product.link);
      canvas.block(price, { x: RIGHT - PRICE_WIDTH, width: PRICE_WIDTH, isRight: true }, y + textTop);
      const below = y + textTop + Math.max(name.height, price.height) + 2;
      if (note) canvas.block(note, { x: TEXT_LEFT, width: 0 }, below, GRAY);
    },
  };
  const tables = product.tables.flatMap((table) => tableRows(canvas, table));
  const rows = [head, ...tables];
  const missing = Math.max(0, textTop + PHOTO - heightOf(rows));
  const end: Row = {
    height: missing + 8,
    draw: (y) => canvas.rectangle(LEFT, y + missing + 7.5, WIDTH, 0.5, LINE_COLOR),
  };
  // The photo reaches below the row of the name, so the rows beside it stay with this row.
  return joined([...rows, end], textTop + PHOTO);
}

/** Joins the first rows to one row of at least this height, and the last two rows, so that no page begins with a line. */
function joined(rows: readonly Row[], minHeight: number): Row[] {
  let count = 0;
  for (let height = 0; height < minHeight && count < rows.length; count += 1)
    height += rows[count]?.height ?? 0;
  if (count >= rows.length - 1) return [joinedRow(rows)];
  return [joinedRow(rows.slice(0, count)), ...rows.slice(count, -2), joinedRow(rows.slice(-2))];
}

const joinedRow = (rows: readonly Row[]): Row => ({
  height: heightOf(rows),
  draw: (y) => {
    let at = y;
    for (const { draw, height } of rows) {
      draw(at);
      at += height;
    }
  },
});

function tableRows(canvas: PdfCanvas, { caption, head, labels, rows }: PriceTable): Row[] {
  const first = head.length > 2 ? TEXT_WIDTH / (head.length + 0.5) : TEXT_WIDTH / 2;
  const width = Math.max(first, TEXT_WIDTH / 4);
  const others = (TEXT_WIDTH - width) / (head.length - 1);
  const columns = head.map((_, index): Column => ({
    x: index === 0 ? TEXT_LEFT : TEXT_LEFT + width + (index - 1) * others,
    width: (index === 0 ? width : others) - GAP,
  }));
  const row = (cells: readonly string[], styleOf: (index: number) => TextStyle, fill?: string): Row => {
    const blocks = cells.map((cell, index) => textBlock(cell, columns[index]?.width ?? 0, styleOf(index)));
    const height = Math.max(...blocks.map((block) => block.height)) + 2 * CELL_PADDING;
    return {
      height,
      draw: (y) => {
        for (const [index, block] of blocks.entries()) {
          const column = columns[index];
          if (column) canvas.block(block, column, y + CELL_PADDING, fill);
        }
        canvas.rectangle(TEXT_LEFT, y + height - 0.5, TEXT_WIDTH, 0.5, LINE_COLOR);
      },
    };
  };
  const captionBlock = caption === undefined ? undefined : textBlock(caption, TEXT_WIDTH, CELL_PRICE);
  return [
    ...(captionBlock
      ? [
          {
            height: captionBlock.height + 6,
            draw: (y: number) => canvas.block(captionBlock, { x: TEXT_LEFT, width: 0 }, y + 5),
          },
        ]
      : []),
    row(head, () => CELL, GRAY),
    ...rows.map((cells) => row(cells, (index) => (index < labels ? CELL : CELL_PRICE))),
  ];
}

function foot(canvas: PdfCanvas, list: PriceList, page: string): void {
  const y = PAGE.height - PAGE.margin + 4;
  canvas.line(page, RIGHT - widthOf(page, SMALL), y, SMALL, GRAY);
  const { text, style } = fitted(`${list.shop} · ${list.host} · ${list.date}`, WIDTH - 90, SMALL);
  canvas.line(text, LEFT, y, style, GRAY);
}

/** Returns a text on one line of at most this width, in a smaller size if needed. */
function fitted(text: string, width: number, style: TextStyle) {
  const drawable = drawableText(text);
  const natural = widthOf(drawable, style);
  const size = natural > width ? (style.size * width) / natural : style.size;
  return { text: drawable, style: { ...style, size }, width: Math.min(natural, width) };
}
