import { describe, expect, it } from '@jest/globals';
import { paginate, type Row } from './paginate.js';

const SPACE = { firstTop: 40, top: 10, bottom: 100 };
const rows = (...heights: number[]): Row[] => heights.map((height) => ({ height, draw: () => undefined }));
const pages = (...groups: Row[][]) =>
  [...paginate(groups, SPACE)].map((page) => page.map(({ y, height }) => [y, height]));

describe('paginate', () => {
  it('begins below the head of the first page, and keeps the rows of a group together', () => {
    expect(pages(rows(30), rows(20, 20), rows(10))).toEqual([
      [[40, 30]],
      [
        [10, 20],
        [30, 20],
        [50, 10],
      ],
    ]);
  });

  it('divides a group that is higher than a page, and draws a row that is higher than a page', () => {
    expect(pages(rows(50, 50), rows(200))).toEqual([[[40, 50]], [[10, 50]], [[10, 200]]]);
  });

  it('divides a group that is higher than half a page, and says again what its rows belong to', () => {
    const again = { height: 5, draw: () => undefined };
    const [head, ...rest] = rows(20, 20, 20);
    const group = [head as Row, ...rest.map((row) => ({ ...row, again }))];
    expect(pages(group, rows(45))).toEqual([
      [
        [40, 20],
        [60, 20],
        [80, 20],
      ],
      [[10, 45]],
    ]);
    expect(pages(rows(15), group)).toEqual([
      [
        [40, 15],
        [55, 20],
        [75, 20],
      ],
      [
        [10, 5],
        [15, 20],
      ],
    ]);
  });

  it('has one page without groups', () => {
    expect(pages()).toEqual([[]]);
  });
});
