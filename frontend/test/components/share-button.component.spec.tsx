import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { product } from './support/fixtures';
import { openPage, shopApi } from './support/storefront';

const path = `/product/${product().id}`;
const url = `https://toko.example${path}?dari=bagikan`;

async function openProduct() {
  const api = shopApi([]);
  api.respond('GET /api/products/:id', () => product());
  const user = await openPage(api, path);
  return { user, press: () => user.click(screen.getByRole('button', { name: 'Bagikan' })) };
}

function setShare(share: (data: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

describe('The button that shares a product', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it("opens the device's share sheet, and says nothing when the visitor closes the sheet", async () => {
    const shared: ShareData[] = [];
    setShare((data) => {
      shared.push(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    });
    const { press } = await openProduct();
    await press();
    expect(shared).toEqual([{ title: product().name, url }]);
    expect(screen.queryByText(/Tautan disalin|Salin tautan/u)).toBeNull();
  });

  it('copies the link without a share sheet, and shows the link when it cannot be copied', async () => {
    const { press } = await openProduct();
    await press();
    await screen.findByText('Tautan disalin.');
    expect(await navigator.clipboard.readText()).toBe(url);
    setShare(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    await press();
    await screen.findByText(`Salin tautan ini: ${url}`);
  });
});
