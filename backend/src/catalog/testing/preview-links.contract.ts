import { expect, it } from '@jest/globals';
import type { CatalogFixture } from './catalog-fixture.js';
import { id, minutesLater, NOON } from './builders.js';

export function previewLinksContract(fixture: () => CatalogFixture): void {
  const add = (number: number, productId: string, expires: number, now = NOON) =>
    fixture().previewLinks.add(
      { id: id(number), productId, tokenHash: `hash ${number}`, expiresAt: minutesLater(expires) },
      now,
    );
  const find = (number: number, minute: number) =>
    fixture().previewLinks.findProductId(`hash ${number}`, minutesLater(minute));

  it('finds the product of a link until the link expires, and removes expired links', async () => {
    await add(1, id(7), 10);
    expect([await find(1, 9), await find(1, 10), await find(2, 0)]).toEqual([id(7), undefined, undefined]);
    // Adding link 2 removes link 1, which is expired at that time.
    await add(2, id(7), 30, minutesLater(10));
    expect([await find(1, 0), await find(2, 11)]).toEqual([undefined, id(7)]);
  });

  it('revokes all links of one product', async () => {
    await add(1, id(7), 10);
    await add(2, id(7), 10);
    await add(3, id(8), 10);
    await fixture().previewLinks.revokeAll(id(7), NOON);
    expect([await find(1, 0), await find(2, 0), await find(3, 0)]).toEqual([undefined, undefined, id(8)]);
  });
}
