export interface Row {
  /** In points. */
  readonly height: number;
  readonly draw: (y: number) => void;
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
 * Divides rows between pages. The rows of a group stay on one page if they fit on one. A list without groups has one
 * page.
 */
export function* paginate(
  groups: Iterable<readonly Row[]>,
  { firstTop, top, bottom }: Space,
): Generator<readonly PlacedRow[]> {
  let page: PlacedRow[] = [];
  let y = firstTop;
  for (const rows of groups) {
    const height = heightOf(rows);
    const needed = height <= bottom - top ? height : (rows[0]?.height ?? 0);
    for (const [index, row] of rows.entries()) {
      if (page.length > 0 && y + (index === 0 ? needed : row.height) > bottom) {
        yield page;
        page = [];
        y = top;
      }
      page.push({ ...row, y });
      y += row.height;
    }
  }
  yield page;
}
