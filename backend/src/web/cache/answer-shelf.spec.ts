import { describe, expect, it } from '@jest/globals';
import { AnswerShelf } from './answer-shelf.js';
import { KeptAnswer } from './kept-answer.js';

const answer = (bytes: number): KeptAnswer => new KeptAnswer(200, {}, { identity: Buffer.alloc(bytes) });
const ROOM = 20 * answer(10_000).size;

describe('AnswerShelf', () => {
  it('finds what was kept under the same version, and nothing under another', () => {
    const shelf = new AnswerShelf(ROOM);
    const home = answer(10);
    shelf.keep('/', home, 1);
    expect(shelf.find('/', 1)).toBe(home);
    expect(shelf.find('/', 2)).toBeUndefined();
    expect(shelf.find('/', 1)).toBeUndefined();
  });

  it('has nothing while the version is not known', () => {
    const shelf = new AnswerShelf(ROOM);
    shelf.keep('/', answer(10), 1);
    expect(shelf.find('/', undefined)).toBeUndefined();
  });

  it('forgets the least recently used first', () => {
    const shelf = new AnswerShelf(ROOM);
    for (let n = 0; n < 19; n += 1) shelf.keep(`/${n}`, answer(10_000), 1);
    shelf.find('/0', 1);
    for (let n = 19; n < 24; n += 1) shelf.keep(`/${n}`, answer(10_000), 1);
    expect(shelf.find('/0', 1)).toBeDefined();
    expect(shelf.find('/1', 1)).toBeUndefined();
    expect(shelf.find('/23', 1)).toBeDefined();
  });

  it('counts what small answers and long addresses cost beside their bytes', () => {
    const shelf = new AnswerShelf(100_000);
    for (let n = 0; n < 1000; n += 1) shelf.keep(`/${n}`, answer(2), 1);
    for (let n = 0; n < 1000; n += 1) shelf.keep(`/${n}${'?'.repeat(3000)}`, answer(2), 1);
    const kept = Array.from({ length: 1000 }, (_, n) => n).filter(
      (n) => shelf.find(`/${n}`, 1) ?? shelf.find(`/${n}${'?'.repeat(3000)}`, 1),
    );
    expect(kept.length).toBeLessThan(30);
  });

  it('counts an answer once that was kept twice', () => {
    const shelf = new AnswerShelf(ROOM);
    shelf.keep('/a', answer(10_000), 1);
    for (let n = 0; n < 100; n += 1) shelf.keep('/b', answer(10_000), 1);
    expect(shelf.find('/a', 1)).toBeDefined();
  });

  it('does not push everybody out for one giant', () => {
    const shelf = new AnswerShelf(ROOM);
    shelf.keep('/', answer(10), 1);
    shelf.keep('/giant', answer(ROOM / 2), 1);
    expect(shelf.find('/', 1)).toBeDefined();
    expect(shelf.find('/giant', 1)).toBeUndefined();
  });
});
