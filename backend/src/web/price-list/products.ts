import { drawableText, GRAY, type TextStyle } from '../drawing/index.js';
import { heightOf, joinedRow, type Row, rowBeside } from './paginate.js';
import { type Column, type Element, PAGE, PdfCanvas, textBlock, widthOf } from './pdf-canvas.js';
import type { ListedProduct, PriceTable } from './price-list.js';

const COLUMN_GAP = 24;
const GAP = 10;
/** The width of an A4 page between its margins. */
export const PAGE_BOX: Column = { x: PAGE.margin, width: PAGE.width - 2 * PAGE.margin };

const PLACEHOLDER_COLOR = '#f3ebdd';
const LINE_COLOR = '#e2dccf';

const NAME: TextStyle = { size: 10, weight: 800 };
const SMALL: TextStyle = { size: 8, weight: 500, letterSpacing: 0.025 };
const CELL: TextStyle = { size: 8.5, weight: 500, letterSpacing: 0.015 };
const CELL_PRICE: TextStyle = { size: 8.5, weight: 800 };
/** The least width of the figures in tables, so that what stands before them ends at one line. */
const MIN_FIGURES = 62;
/** What is higher than this may be divided between pages. */
const KEPT_HEIGHT = 190;
/** A product that needs more in half the width gets the whole. */
const MAX_HALF_HEIGHT = 64;

export interface Sheet {
  readonly canvas: PdfCanvas;
  readonly photos: ReadonlyMap<string, Uint8Array>;
  readonly continued: string;
  /** Between 0 and 1: how much of the usual space stands between things. */
  readonly air: number;
}

/** Each element is a group of rows: two products of one price side by side, or one with its tables. */
export function* productGroups(sheet: Sheet, products: readonly ListedProduct[]): Generator<readonly Row[]> {
  let waiting: Row | undefined;
  for (const product of products) {
    if (product.tables.length > 0) continue;
    const item = itemRow(sheet, product, waiting ? half(PAGE_BOX, 1) : half(PAGE_BOX, 0));
    if (item.height > MAX_HALF_HEIGHT) yield [itemRow(sheet, product, PAGE_BOX)];
    else if (waiting) {
      yield [rowBeside([waiting, item])];
      waiting = undefined;
    } else waiting = item;
  }
  if (waiting) yield [waiting];
  for (const product of products) if (product.tables.length > 0) yield tabledRows(sheet, product);
}

const half = ({ x, width }: Column, index: number): Column => {
  const column = (width - COLUMN_GAP) / 2;
  return { x: x + index * (column + COLUMN_GAP), width: column };
};

/** A product with one price, above a line. */
function itemRow(sheet: Sheet, product: ListedProduct, box: Column): Row {
  const head = headOf(sheet, product, box);
  const height = Math.max(head.height, head.photo) + 12 * sheet.air;
  return {
    height,
    products: 1,
    draw: (y) => {
      head.draw(
        y + (height - Math.max(head.height, head.photo)) / 2,
        Math.max(0, head.photo - head.height) / 2,
      );
      sheet.canvas.rectangle(box.x, y + height - 0.5, box.width, 0.5, LINE_COLOR);
    },
  };
}

/** Photo, name, price and note. Above tables the price is not the only one, and plain. */
function headOf({ canvas, photos, air }: Sheet, product: ListedProduct, box: Column) {
  const side = 36 * Math.max(air, 0.7);
  const text = { x: box.x + side + GAP, width: box.width - side - GAP };
  const price = (product.tables.length > 0 ? plainPrice : priceOf)(canvas, product.price, text.width * 0.6);
  const name = textBlock(product.name, text.width - price.width - GAP, NAME);
  const note =
    product.note === undefined
      ? undefined
      : textBlock(product.note.replaceAll('\n', ' · '), text.width - price.width - GAP, SMALL);
  const photo = product.photo === undefined ? undefined : photos.get(product.photo);
  const bbox = (y: number) => [box.x, y, box.x + side, y + side] as const;
  return {
    photo: side,
    text,
    height: Math.max(name.height + (note ? note.height + 1 : 0), price.height),
    draw: (y: number, down: number): void => {
      const drawPhoto = (bytes: Uint8Array) => (): void => canvas.image(bytes, box.x, y, { width: side });
      if (photo) canvas.element('Figure', drawPhoto(photo), { alt: name.lines.join(' '), bbox: bbox(y) });
      else canvas.rectangle(box.x, y, side, side, PLACEHOLDER_COLOR);
      canvas.linkedHeading(
        'H3',
        name,
        { ...text, width: text.width - price.width - GAP },
        y + down,
        product.link,
      );
      canvas.element('P', () => price.draw(text.x + text.width, y + down));
      if (note) canvas.element('P', () => canvas.block(note, text, y + down + name.height + 1, GRAY));
    },
  };
}

/** Divides 'mulai Rp 1.200 / lembar', so that figures end at one line. Other texts are a figure themselves. */
function figureOf(text: string): { before: string; amount: string; unit: string } {
  const [, before = '', amount = text, unit] = /^(mulai )?(Rp\s[\d.]+)(?: \/ (.+))?$/u.exec(text) ?? [];
  return { before, amount: drawableText(amount), unit: unit ? `per ${unit}` : '' };
}

const widest = (texts: readonly string[], style: TextStyle): number =>
  Math.max(0, ...texts.map((text) => widthOf(text, style)));

/** The price beside a name, above what it is for. */
function priceOf(canvas: PdfCanvas, text: string, most: number) {
  const { before, amount, unit } = figureOf(text);
  const start = widthOf(before, SMALL);
  const figure = textBlock(amount, most - start, NAME);
  const units = unit ? textBlock(unit, most, SMALL) : undefined;
  return {
    width: Math.max(start + widest(figure.lines, NAME), widest(units?.lines ?? [], SMALL)),
    height: figure.height + (units ? units.height + 1 : 0),
    draw: (right: number, top: number): void => {
      const box = { x: right, width: 0, isRight: true };
      const end = right - widest(figure.lines, NAME);
      if (before) canvas.line(before.trim(), end - start, top + NAME.size, SMALL, GRAY);
      canvas.block(figure, box, top);
      if (units) canvas.block(units, box, top + figure.height + 1, GRAY);
    },
  };
}

function plainPrice(canvas: PdfCanvas, text: string, most: number) {
  const block = textBlock(text, most, CELL);
  return {
    width: widest(block.lines, CELL),
    height: block.height,
    draw: (x: number, top: number): void =>
      canvas.block(block, { x, width: 0, isRight: true }, top + NAME.size - CELL.size, GRAY),
  };
}

/** A product with its tables. On a further page, its name stands above again, and the head of the table. */
function tabledRows(sheet: Sheet, product: ListedProduct): Row[] {
  const { canvas, air } = sheet;
  const head = headOf(sheet, product, PAGE_BOX);
  const again = textBlock(`${product.name} (${sheet.continued})`, head.text.width, NAME);
  const name: Row = {
    height: again.height + 4,
    draw: (y) => canvas.artifact(() => canvas.block(again, head.text, y)),
  };
  const rows: Row[] = [];
  const tables = [...product.tables];
  for (let table = tables.shift(); table; table = tables.shift()) {
    const beside = tables[0];
    const pair =
      table.caption !== undefined && beside?.caption !== undefined
        ? [table, beside].map((one, index) =>
            joinedRow(tableRows(sheet, one, half(head.text, index), tables.length > 1)),
          )
        : [];
    if (pair.length > 0 && pair.every(({ height }) => height <= KEPT_HEIGHT)) {
      rows.push({ ...rowBeside(pair), again: name });
      tables.shift();
    } else {
      const own = tableRows(sheet, table, head.text, tables.length > 0);
      const kept = heightOf(own) <= KEPT_HEIGHT ? [joinedRow(own)] : together(own);
      rows.push(...kept.map((row) => ({ ...row, again: row.again ? joinedRow([name, row.again]) : name })));
    }
  }
  const end: Row = {
    height: 6 * air,
    draw: (y) => canvas.rectangle(PAGE_BOX.x, y + 6 * air - 0.5, PAGE_BOX.width, 0.5, LINE_COLOR),
  };
  const top: Row = { height: head.height + 8 * air, products: 1, draw: (y) => head.draw(y + 7 * air, 0) };
  const [first, ...rest] = [...rows.slice(0, -1), joinedRow([...rows.slice(-1), end])];
  return [joinedRow([top, ...(first ? [first] : [])]), ...rest];
}

/** Joins the head with its first rows, and the last two, unless they are high. */
function together(rows: readonly Row[]): Row[] {
  const areKept = (some: readonly Row[]): boolean => heightOf(some) <= KEPT_HEIGHT;
  const count = areKept(rows.slice(0, 3)) ? 3 : 2;
  const [first, rest] = [joinedRow(rows.slice(0, count)), rows.slice(count)];
  return areKept(rest.slice(-2))
    ? [first, ...rest.slice(0, -2), ...(rest.length > 0 ? [joinedRow(rest.slice(-2))] : [])]
    : [first, ...rest];
}

function columnsOf({ head, labels }: PriceTable, { x, width }: Column): Column[] {
  const prices = head.length - labels;
  const priceWidth = prices === 1 ? width * (labels === 1 ? 0.55 : 0.4) : (width * 0.8) / prices;
  const labelWidth = (width - prices * priceWidth) / labels;
  return head.map((_, index) => ({
    x: x + Math.min(index, labels) * labelWidth + Math.max(0, index - labels) * priceWidth,
    width: (index < labels ? labelWidth : priceWidth) - (index === head.length - 1 ? 0 : GAP),
    isRight: index >= labels,
  }));
}

interface Cell {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** Returns the rows of a table, of which the first is its caption with its head. */
function tableRows({ canvas, air }: Sheet, table: PriceTable, box: Column, hasEnd: boolean): Row[] {
  const { caption, head, labels, rows } = table;
  const columns = columnsOf(table, box);
  const padding = 2.2 * air;
  let element: Element;
  const row = (cells: readonly Cell[], at?: number): Row => {
    const height = Math.max(...cells.map((cell) => cell.height)) + 2 * padding;
    return {
      height,
      draw: (y) => {
        const line = canvas.element('TR', undefined, {}, element);
        for (const [index, cell] of cells.entries()) {
          const isHead = at === undefined;
          const isLabel = isHead || index < labels;
          canvas.element(
            isLabel ? 'TH' : 'TD',
            () => cell.draw(y + padding),
            isLabel ? { scope: isHead ? 'Column' : 'Row' } : {},
            line,
          );
        }
        line?.end();
        if (at === rows.length - 1) element?.end();
        if (at !== rows.length - 1 || hasEnd)
          canvas.rectangle(box.x, y + height - 0.5, box.width, 0.5, LINE_COLOR);
      },
    };
  };
  const headCells = head.map((text, index): Cell => {
    const column = columns[index] ?? box;
    const block = textBlock(text, column.width, SMALL);
    return { height: block.height, draw: (top) => canvas.block(block, column, top, GRAY) };
  });
  const title = caption === undefined ? undefined : textBlock(caption, box.width, CELL_PRICE);
  const headRow = row(headCells);
  const above = title ? title.height + 5 : 3 * air;
  const drawHead = (y: number): void => {
    if (title) canvas.element('Caption', () => canvas.block(title, box, y + 5), {}, element);
    headRow.draw(y + above);
  };
  const top: Row = {
    height: above + headRow.height,
    draw: (y) => {
      element = canvas.element('Table');
      drawHead(y);
    },
  };
  const again: Row = { height: top.height, draw: (y) => canvas.artifact(() => drawHead(y)) };
  const cells = columns.map((column, index): Cell[] => {
    const texts = rows.map((row) => row[index] ?? '');
    if (index >= labels) return priceCells(canvas, texts, column);
    return texts.map((text) => {
      const block = textBlock(text, column.width, CELL);
      return { height: block.height, draw: (y) => canvas.block(block, column, y) };
    });
  });
  return [
    top,
    ...rows.map((_, at) => ({
      ...row(
        cells.flatMap((column) => column[at] ?? []),
        at,
      ),
      again,
    })),
  ];
}

/** A column of figures. What they are for stands before them if there is room, else below. */
function priceCells(canvas: PdfCanvas, texts: readonly string[], { x, width }: Column): Cell[] {
  const parts = texts.map((text) => {
    const [price = '', ...notes] = text.split('\n');
    const { amount, unit } = figureOf(price);
    return { amount, detail: drawableText([unit, ...notes].filter(Boolean).join(', ')) };
  });
  const figures = Math.max(
    Math.min(MIN_FIGURES, 0.38 * width),
    widest(
      parts.map(({ amount }) => amount),
      CELL_PRICE,
    ),
  );
  const room = width - figures - GAP;
  const isBefore =
    widest(
      parts.map(({ detail }) => detail),
      SMALL,
    ) <= room;
  return parts.map(({ amount, detail }) => {
    const figure = textBlock(amount, width, CELL_PRICE);
    const block = detail ? textBlock(detail, width, SMALL) : undefined;
    return {
      height: figure.height + (block && !isBefore ? block.height : 0),
      draw: (top) => {
        const box = { x, width, isRight: true };
        if (block && isBefore) canvas.block(block, { ...box, width: room }, top + 0.5, GRAY);
        canvas.block(figure, box, top);
        if (block && !isBefore) canvas.block(block, box, top + figure.height, GRAY);
      },
    };
  });
}
