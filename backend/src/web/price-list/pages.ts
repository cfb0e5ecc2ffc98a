import { setImmediate } from 'node:timers/promises';
import { colorBarColors, drawableText, emblem, GRAY, type TextStyle } from '../drawing/index.js';
import {
  heightOf,
  joinedRow,
  paginate,
  type PlacedRow,
  productsOf,
  type Row,
  rowBeside,
} from './paginate.js';
import { PAGE, PdfCanvas, textBlock, widthOf } from './pdf-canvas.js';
import { flatLogo } from './photos.js';
import type { PriceList } from './price-list.js';
import { PAGE_BOX, productGroups, type Sheet } from './products.js';

const { x: LEFT, width: WIDTH } = PAGE_BOX;
const RIGHT = LEFT + WIDTH;
const BOTTOM = PAGE.height - PAGE.margin - 14;
const QR = 84;
const LOGO_HEIGHT = 34;
/** How much space stands between things. The first that leaves no page with a few products is taken. */
const AIRS = [1, 0.8, 0.6];
const FEW = 2;

const SHOP_NAME: TextStyle = { size: 17, weight: 800 };
const TITLE: TextStyle = { size: 30, weight: 800 };
const CATEGORY: TextStyle = { size: 14, weight: 800 };
const CONTACT: TextStyle = { size: 9, weight: 500 };
const SMALL: TextStyle = { size: 8, weight: 500 };

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
  // The rows are made again to be drawn, because the rows of all pages together take much memory.
  const pages = (air: number): Iterable<readonly PlacedRow[]> =>
    paginate(groupsOf({ canvas, photos, air, continued: list.continuedWord }, list), space);
  let [air, count] = [1, 0];
  for (const each of AIRS) {
    const products = Array.from(pages(each), productsOf);
    if (count === 0) count = products.length;
    if (products.length > 1 && (products.at(-1) ?? 0) <= FEW) continue;
    [air, count] = [each, products.length];
    break;
  }
  let number = 0;
  for (const rows of pages(air)) {
    number += 1;
    canvas.document.addPage();
    if (number === 1) head.draw(PAGE.margin);
    for (const { draw, y } of rows) draw(y);
    foot(canvas, list, `${list.pageWord} ${number} / ${count}`);
    await setImmediate();
  }
}

/** The heading of a category stays with its first products. */
function* groupsOf(sheet: Sheet, list: PriceList): Generator<readonly Row[]> {
  for (const { name, products } of list.categories) {
    let heading: Row | undefined = categoryRow(sheet, name, list.accent);
    for (const [first, ...rest] of productGroups(sheet, products)) {
      if (first) yield [heading ? joinedRow([heading, first]) : first, ...rest];
      heading = undefined;
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
        const drawLogo = (): void => canvas.image(logo, LEFT, y, { height: LOGO_HEIGHT });
        if (isNamed) {
          canvas.artifact(drawLogo);
          canvas.element('P', () => canvas.block(name, { x: LEFT + LOGO_HEIGHT + 8, width: 0 }, y + 6));
        } else
          canvas.element('Figure', drawLogo, {
            alt: list.shop,
            bbox: [LEFT, y, RIGHT - QR, y + LOGO_HEIGHT],
          });
      },
    },
    {
      height: TITLE.size * 1.33,
      draw: (y) => {
        canvas.element('H1', () => canvas.line(list.title, LEFT, y + TITLE.size, TITLE));
      },
    },
    {
      height: date.height + 4,
      draw: (y) => {
        canvas.element('P', () => canvas.block(date, column, y));
      },
    },
    ...contact.map((block): Row => ({
      height: block.height,
      draw: (y) => {
        canvas.element('P', () => canvas.block(block, column, y, GRAY));
      },
    })),
  ];
  // The code with its caption may be taller than the texts.
  const missing = Math.max(0, QR + 16 - heightOf(rows));
  rows.push({ height: missing + 18, draw: (y) => colorBar(canvas, list.accent, y + missing + 10) });
  return [rowBeside([joinedRow(rows), qrRow(canvas, list)])];
}

function qrRow(canvas: PdfCanvas, { link, host, qrText }: PriceList): Row {
  const x = RIGHT - QR;
  const caption = fitted(host, QR + 60, SMALL);
  return {
    height: 0,
    draw: (y) => {
      canvas.element('Figure', () => canvas.qrCode(link, x, y, QR), {
        alt: qrText,
        bbox: [x, y, RIGHT, y + QR],
      });
      canvas.element('P', () =>
        canvas.line(caption.text, x + QR / 2 - caption.width / 2, y + QR + 12, caption.style, GRAY),
      );
    },
  };
}

function colorBar(canvas: PdfCanvas, accent: string, y: number): void {
  const colors = colorBarColors(accent);
  const width = WIDTH / colors.length;
  for (const [index, color] of colors.entries()) canvas.rectangle(LEFT + index * width, y, width, 4, color);
}

function categoryRow({ canvas, air }: Sheet, name: string, accent: string): Row {
  const block = textBlock(name, WIDTH, CATEGORY);
  const above = 14 * air;
  return {
    height: above + block.height + 6,
    draw: (y) => {
      canvas.document.outline.addItem(drawableText(name));
      canvas.element('H2', () => canvas.block(block, PAGE_BOX, y + above));
      canvas.rectangle(LEFT, y + above + block.height + 3, WIDTH, 1.5, accent);
    },
  };
}

function foot(canvas: PdfCanvas, list: PriceList, page: string): void {
  const y = PAGE.height - PAGE.margin + 4;
  const { text, style } = fitted(`${list.shop} · ${list.host} · ${list.date}`, WIDTH - 90, SMALL);
  canvas.artifact(() => {
    canvas.line(page, RIGHT - widthOf(page, SMALL), y, SMALL, GRAY);
    canvas.line(text, LEFT, y, style, GRAY);
  });
}

/** Returns a text on one line of at most this width, in a smaller size if needed. */
function fitted(text: string, width: number, style: TextStyle) {
  const drawable = drawableText(text);
  const natural = widthOf(drawable, style);
  const size = natural > width ? (style.size * width) / natural : style.size;
  return { text: drawable, style: { ...style, size }, width: Math.min(natural, width) };
}
