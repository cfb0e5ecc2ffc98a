export interface Row {
  /** In points. */
  readonly height: number;
  readonly draw: (y: number) => void;
  /** How many products begin in the row. */
  readonly products?: number;
  /** What stands above the row if its group goes on with it on another page. */
  readonly again?: Row;
}

export interface PlacedRow extends Row {
  readonly y: number;
}

interface Space {
  readonly firstTop: number;
  readonly top: number;
  readonly bottom: number;
}

export const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0);

/**
 * Divides rows between pages. The rows of a group stay on one page if half a page is enough for them. A list without
 * groups has one page.
 */
export function* paginate(
  groups: Iterable<readonly Row[]>,
  { firstTop, top, bottom }: Space,
): Generator<readonly PlacedRow[]> {
  let page: PlacedRow[] = [];
  let y = firstTop;
  const place = (row: Row): void => {
    page.push({ ...row, y });
    y += row.height;
  };
  for (const rows of groups) {
    const height = heightOf(rows);
    const needed = height <= (bottom - top) / 2 ? height : (rows[0]?.height ?? 0);
    for (const [index, row] of rows.entries()) {
      if (page.length > 0 && y + (index === 0 ? needed : row.height) > bottom) {
        yield page;
        page = [];
        y = top;
        if (row.again) place(row.again);
      }
      place(row);
    }
  }
  yield page;
}

export const joinedRow = (rows: readonly Row[]): Row => ({
  height: heightOf(rows),
  products: productsOf(rows),
  again: rows[0]?.again,
  draw: (y) => {
    let at = y;
    for (const { draw, height } of rows) {
      draw(at);
      at += height;
    }
  },
});

export const rowBeside = (rows: readonly Row[]): Row => ({
  height: Math.max(...rows.map(({ height }) => height)),
  products: productsOf(rows),
  draw: (y) => rows.forEach(({ draw }) => draw(y)),
});

export const productsOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { products = 0 }) => sum + products, 0);
