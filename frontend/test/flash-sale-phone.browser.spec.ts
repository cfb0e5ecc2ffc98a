import { test } from '@playwright/test';
import { expectInBottomBar, PRICES } from './support/bottom-bar.js';
import { firstIsCore } from './support/core.js';
import { loginToSales } from './support/flash-sales.js';
import { loginAsAdmin } from './support/shop-api.js';
import { rupiah } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

test.describe('The page of a product on sale on a phone', () => {
  const shop = useShop();

  for (const [price, tag] of firstIsCore(PRICES.toReversed()))
    test(`shows the complete price ${price} and the chat button in the bottom bar${tag}`, async () => {
      const admin = await loginAsAdmin(shop.server);
      const { id } = await admin.addProduct({ price, whatsappNumber: '0812-3456-7890' });
      const endDate = new Date(Date.now() + 86_400_000);
      const sales = await loginToSales(shop.server);
      await sales.add({ productId: id, discountPercentage: 20, endDate });
      await expectInBottomBar(shop, id, `20% OFF Harga semula ${rupiah(price)}`);
    });
});
