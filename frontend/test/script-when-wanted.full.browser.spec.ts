import { expect, test, type Locator, type Page } from '@playwright/test';
import { PHONE, type VisitOptions } from './support/browser.js';
import { ignoreProblems } from './support/panel.js';
import { productNamed } from './support/shop-api.js';
import { isHydrated, visibleText, visibleTexts, waitUntilHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

/** Longer than `CLICK_DELAY_MS` in boot.ts, the time within which browsers send the click after `pointerup`. */
const RELEASE_MS = 400;
/** Longer than the shop needs to report a failure. */
const FAILURE_MS = 700;
const PAGE_SCRIPTS = /\/assets\/(?!boot-)[^/]+\.js$/u;

const shop = useSharedShop();
let product = '';
test.beforeAll(async () => {
  product = `/product/${(await productNamed(shop.server, 'Desain Logo Profesional')).id}`;
});

const isReady = (page: Page): Promise<boolean> => page.evaluate(isHydrated);
const dialogs = (page: Page): Locator => page.getByRole('dialog');
const searchButton = (page: Page): Locator =>
  page.locator('header').getByRole('button', { name: 'Cari Produk' });
const more = (page: Page): Locator => page.getByRole('button', { name: /^Tambah/u });
const quantity = (page: Page): Locator => page.getByRole('spinbutton');

/**
 * Returns path, start and initiator of each script that the page has requested, and the time of the page's load
 * event.
 */
const requestedScripts = (page: Page) =>
  page.evaluate(() => ({
    loaded:
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart ?? 0,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime, initiatorType }) => ({
        path: new URL(name).pathname,
        startTime,
        initiatorType,
      })),
  }));

test.describe('A page before any user interaction', () => {
  for (const path of ['/', '{product}', '/category/printing', '/faq', '/contact', '/halaman-hilang'])
    test(`runs only the inline and boot scripts, and fetches other scripts after the load event; path: ${path}`, async () => {
      const { page } = await shop.visitor({ viewport: PHONE });
      await page.coverage.startJSCoverage();
      const response = await page.goto(path.replace('{product}', product), { waitUntil: 'networkidle' });
      const ran = (await page.coverage.stopJSCoverage()).map(({ url }) => new URL(url).pathname);
      const [inline, boot] = [new URL(page.url()).pathname, expect.stringMatching(/^\/assets\/boot-/u)];
      expect(ran).toEqual([inline, boot]);
      expect(await response?.text()).not.toContain('modulepreload');
      const { loaded, scripts } = await requestedScripts(page);
      const [first, ...others] = scripts;
      expect(first?.path).toBe(ran[1]);
      expect(others.length).toBeGreaterThan(2);
      for (const script of others) {
        expect(script.initiatorType).toBe('fetch');
        expect(script.startTime).toBeGreaterThanOrEqual(loaded);
      }
      expect(await isReady(page)).toBe(false);
    });

  test('fetches only the boot script under Save-Data until a key is pressed', async () => {
    const { page, context } = await shop.visitor({ viewport: PHONE });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    expect((await requestedScripts(page)).scripts.length).toBe(1);
    await waitUntilHydrated(page);
  });
});

test.describe('While the page scripts are still loading', () => {
  /** Opens a page and waits for its boot script. The other scripts arrive when the test calls `arrive`. */
  async function openLate(path: string, options: VisitOptions = { viewport: PHONE }) {
    const visitor = await shop.visitor(options);
    const { page, context } = visitor;
    const arrival = Promise.withResolvers<void>();
    await context.route(PAGE_SCRIPTS, async (route) => {
      await arrival.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto(path);
    const arrive = async () => {
      arrival.resolve();
      await page.waitForFunction(isHydrated);
    };
    return { ...visitor, arrive };
  }

  test('the search dialog opens at once, and searches the typed words when the scripts arrive', async () => {
    const { page, arrive } = await openLate('/faq');
    await searchButton(page).click();
    await dialogs(page).waitFor();
    const [hint, searching] = [page.getByText('Ketik untuk mencari'), page.getByText('Mencari…')];
    await hint.waitFor();
    expect(await searching.isVisible()).toBe(false);
    await page.keyboard.type('kalender');
    await searching.waitFor();
    expect([await hint.isVisible(), await isReady(page)]).toEqual([false, false]);
    await arrive();
    await page.getByText('Ditemukan 1 produk', { exact: true }).waitFor();
    expect(await dialogs(page).getByRole('searchbox').inputValue()).toBe('kalender');
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    expect(page.url()).toBe(`${shop.url}/faq`);
  });

  test('Enter on the search button opens the dialog, and its close button closes it', async () => {
    const { page, arrive } = await openLate('/faq', {});
    // Some browsers do not support invoker commands. This listener simulates such a browser.
    await page.evaluate(() => addEventListener('command', (event) => event.preventDefault(), true));
    await searchButton(page).focus();
    await page.keyboard.press('Enter');
    await dialogs(page).getByRole('button', { name: 'Tutup' }).click();
    await expect(dialogs(page)).toHaveCount(0);
    expect(await isReady(page)).toBe(false);
    await arrive();
    expect(await dialogs(page).count()).toBe(0);
    await searchButton(page).click();
    await dialogs(page).waitFor();
  });

  test('the mobile menu opens at once, and stays open when the scripts arrive', async () => {
    const { page, arrive } = await openLate('/faq');
    const services = page.locator('header summary:visible', { hasText: 'Layanan' });
    await page.locator('header summary:visible', { hasText: 'Menu' }).click();
    expect(await services.count()).toBe(1);
    await arrive();
    await page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay);
    expect(await services.count()).toBe(1);
    await page.goBack();
    await expect(services).toHaveCount(0);
    expect(page.url()).toBe(`${shop.url}/faq`);
  });

  test('a click opens a header menu at once, and a hovered menu opens when the scripts have arrived', async () => {
    const { page, arrive } = await openLate('/faq', {});
    const open = page.locator('header details[open]');
    await page.locator('header summary:visible', { hasText: 'Layanan' }).click();
    expect(await open.count()).toBe(1);
    await page.locator('header summary:visible', { hasText: 'Kategori' }).hover();
    await arrive();
    await expect(open.locator('summary').last()).toHaveText('Kategori', { useInnerText: true });
  });

  test('every press on a quantity button is applied when the scripts arrive', async () => {
    const { page, arrive } = await openLate(product);
    for (let press = 0; press < 3; press += 1) await more(page).click();
    await more(page).press('Space');
    expect(await quantity(page).inputValue()).toBe('1');
    await arrive();
    await expect(quantity(page)).toHaveValue('5');
  });

  for (const [name, control] of [
    ['the quantity', more],
    ['the large image', (page: Page) => page.locator('main a[aria-haspopup=dialog]').first()],
  ] as const)
    test(`a pressed control looks pressed until the scripts arrive: ${name}`, async () => {
      const { page, arrive } = await openLate(product);
      const look = () => control(page).evaluate((element) => getComputedStyle(element).opacity);
      const before = await look();
      await control(page).hover();
      await page.mouse.down();
      expect(await look()).not.toBe(before);
      await page.mouse.up();
      await page.waitForTimeout(RELEASE_MS);
      expect(await look()).not.toBe(before);
      await arrive();
      await expect.poll(() => look()).toBe(before);
    });

  test('a button no longer looks pressed when the pointer is released elsewhere', async () => {
    const { page } = await openLate(product);
    const look = () => more(page).evaluate((element) => getComputedStyle(element).opacity);
    const before = await look();
    await more(page).hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect.poll(() => look()).toBe(before);
  });

  test('loading more products scrolls to the list and removes the URL fragment', async () => {
    const { page } = await openLate('/');
    await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
    await page.waitForURL((url) => url.search === '?tampil=16' && url.hash === '');
    expect(await isReady(page)).toBe(false);
    const top = () => page.locator('#layanan').evaluate((list) => list.getBoundingClientRect().top);
    await expect.poll(() => top()).toBeLessThan(200);
    await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }));
    // A fragment would make the browser scroll to the list again.
    await page.reload();
    await expect.poll(() => top()).toBeLessThan(-600);
  });

  test('the plus button adds 1 to a quantity that was typed before the scripts arrive', async () => {
    const { page, arrive } = await openLate(product);
    await quantity(page).fill('7');
    await more(page).click();
    await arrive();
    await expect(quantity(page)).toHaveValue('8');
    await more(page).click();
    expect(await quantity(page).inputValue()).toBe('9');
  });

  test('a clicked image opens enlarged when the scripts arrive, and a Ctrl-click opens a tab', async () => {
    const { page, context, arrive } = await openLate(product, {});
    const image = page.getByRole('link', { name: /^Perbesar/u }).first();
    await image.click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      image.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.close();
    expect(await dialogs(page).count()).toBe(0);
    await arrive();
    await dialogs(page).waitFor();
    expect([page.url(), await dialogs(page).count()]).toEqual([shop.url + product, 1]);
  });

  test('a clicked thumbnail shows its image, and is marked as current when the scripts arrive', async () => {
    const { page, arrive } = await openLate(product);
    const thumbnail = page.getByRole('link', { name: /^Tampilkan gambar/u }).nth(1);
    await thumbnail.click();
    await page.waitForURL('**#gambar-2');
    await arrive();
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  });

  test('a submitted newsletter form is cleared when the scripts arrive', async () => {
    const { page, arrive } = await openLate('/about');
    const field = page.locator('footer').getByRole('textbox');
    await field.fill('pembeli@contoh.id');
    await field.press('Enter');
    expect(await field.inputValue()).toBe('pembeli@contoh.id');
    await arrive();
    await expect(field).toHaveValue('');
  });

  test('a chosen sort order is applied when the scripts arrive', async () => {
    const { page, arrive } = await openLate('/printing');
    await page.getByRole('combobox').selectOption({ label: 'Harga Terendah' });
    await arrive();
    await page.waitForURL('**/printing?urut=harga');
    await expect(page.getByRole('combobox')).toHaveValue('harga');
  });

  test('a submitted contact form offers the chat with all fields when the scripts arrive', async () => {
    const visitor = await openLate('/contact');
    const { page, context, arrive } = visitor;
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'obrolan' }));
    const typed = { Nama: 'Sari', Email: 'sari@contoh.id', Subjek: 'Undangan', Pesan: 'Butuh 200 lembar.' };
    for (const [label, value] of Object.entries(typed))
      await page.locator('main form').getByLabel(label).fill(value);
    await page.locator('main form button[type=submit]').click();
    await arrive();
    const chat = page.locator('main form [role=status] a');
    await chat.waitFor();
    for (const value of Object.values(typed))
      expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(value);
    expect(await page.locator('main form').getByLabel('Nama').inputValue()).toBe('Sari');
    // The scripts may arrive more than 500 ms after the click. The browser then reports a layout shift.
    ignoreProblems(visitor, /^layout shift/u);
  });

  test('links work without hydration', async () => {
    const { page } = await openLate('/');
    await page.locator('#layanan article a').first().click();
    await page.waitForURL('**/product/*');
    expect(await isReady(page)).toBe(false);
  });

  test('the forms of the search page and of lists work without hydration', async () => {
    const { page } = await openLate('/?cari=kartu');
    await page.locator('main').getByRole('searchbox').fill('cetak');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await page.waitForURL('**/?cari=cetak');
    const before = (await visibleTexts(page.locator('main li h3'))).length;
    await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
    await page.waitForURL(/tampil=16/u);
    expect((await visibleTexts(page.locator('main li h3'))).length).toBeGreaterThan(before);
    expect(await isReady(page)).toBe(false);
  });
});

test.describe('Preloaded scripts', () => {
  /**
   * Opens a page that logs each click, the first frame after it, and the start of the script that hydrates the page.
   */
  async function openLogged(path: string, options: VisitOptions = {}) {
    const { page } = await shop.visitor(options);
    await page.addInitScript(() => {
      const log: string[] = [];
      Object.assign(globalThis, { log });
      addEventListener(
        'click',
        () => {
          log.push('click');
          requestAnimationFrame(() => log.push('frame'));
        },
        { capture: true },
      );
    });
    await page.route(/\/assets\/entry-browser-[^/]*\.js$/u, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `log.push('script');${await response.text()}` });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    return page;
  }
  const logOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { log: string[] }).log);

  const logAfterHydration = async (page: Page) => {
    await page.waitForFunction(isHydrated);
    return (await logOf(page)).slice(0, 3);
  };

  test('run only after the browser has drawn a frame after a slow touch', async () => {
    const page = await openLogged(product, { viewport: PHONE });
    await more(page).scrollIntoViewIfNeeded();
    const box = await more(page).boundingBox();
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(400);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await logAfterHydration(page)).toEqual(['click', 'frame', 'script']);
  });

  test('run only after the browser has drawn a frame after a slow click on search', async () => {
    const page = await openLogged('/faq');
    await searchButton(page).hover();
    await searchButton(page).click({ delay: 800 });
    expect(await logAfterHydration(page)).toEqual(['click', 'frame', 'script']);
  });
});

test.describe('Before the boot script has arrived', () => {
  const BOOT_SCRIPT = '**/assets/boot-*.js';

  test('presses on the quantity button are recorded, and repeated after hydration', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    const arrival = Promise.withResolvers<void>();
    await page.route(BOOT_SCRIPT, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(product, { waitUntil: 'commit' });
    for (let press = 0; press < 3; press += 1) await more(page).click();
    expect(await quantity(page).inputValue()).toBe('1');
    arrival.resolve();
    await expect(quantity(page)).toHaveValue('4');
  });

  test('the browser follows a clicked image link when the boot script fails to load', async () => {
    const visitor = await shop.visitor({ viewport: PHONE });
    const { page } = visitor;
    const failure = Promise.withResolvers<void>();
    await page.route(BOOT_SCRIPT, async (route) => {
      await failure.promise;
      await route.abort('internetdisconnected');
    });
    await page.goto(product, { waitUntil: 'commit' });
    const enlarge = page.locator('main a[aria-haspopup=dialog]').first();
    await enlarge.click();
    expect(page.url()).toBe(shop.url + product);
    const image = await enlarge.evaluate(({ href }: HTMLAnchorElement) => href);
    failure.resolve();
    await page.waitForURL(image);
    // The last two patterns match messages about the document in which Chromium shows an image.
    ignoreProblems(visitor, /^(?:Failed to load resource|Applying inline style|The page requested)/u);
  });
});

test.describe('When the page scripts fail to load', () => {
  const openBroken = async (path: string) => {
    const visitor = await shop.visitor({ viewport: PHONE });
    await visitor.page.route(PAGE_SCRIPTS, (route) => route.abort('internetdisconnected'));
    await visitor.page.goto(path);
    return visitor;
  };
  const EXPECTED = /^Failed to (?:load resource|fetch)/u;

  test('submitting the search dialog opens the search page', async () => {
    const visitor = await openBroken('/faq');
    await searchButton(visitor.page).click();
    await visitor.page.keyboard.type('kalender');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForURL('**/?cari=kalender');
    ignoreProblems(visitor, EXPECTED);
  });

  test('Back loads the previous page from the server', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await page.goto('/faq');
    await waitUntilHydrated(page);
    const title = await visibleText(page.locator('h1'));
    await page.locator('footer a[href="/about"]').click();
    await page.waitForURL('**/about');
    await page.goto('/admin');
    await page.route(PAGE_SCRIPTS, (route) => route.abort('internetdisconnected'));
    // Loads the document of /about again, whose scripts fail to load.
    await page.goBack();
    // Changes only the URL, because the link from /faq to /about was followed within one document.
    await page.evaluate(() => history.back());
    await page.waitForURL('**/faq');
    await expect(page.locator('h1')).toHaveText(title, { useInnerText: true });
    ignoreProblems(visitor, EXPECTED);
  });

  test('a failure after the page was left reports no error, and the press works on return', async () => {
    const visitor = await shop.visitor({ viewport: PHONE });
    const { page } = visitor;
    const failure = Promise.withResolvers<void>();
    const failed = Promise.withResolvers<void>();
    await page.route(PAGE_SCRIPTS, async (route) => {
      await failure.promise;
      await route.abort('internetdisconnected');
      failed.resolve();
    });
    await page.goto(product, { waitUntil: 'domcontentloaded' });
    await more(page).click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    const reported: string[] = [];
    page.on('pageerror', ({ message }) => reported.push(message));
    failure.resolve();
    await failed.promise;
    await page.unroute(PAGE_SCRIPTS);
    await page.waitForTimeout(FAILURE_MS);
    expect(reported).toEqual([]);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
    await expect(quantity(page)).toHaveValue('2');
    ignoreProblems(visitor, EXPECTED);
  });

  test('the next press loads the scripts again', async () => {
    const visitor = await openBroken(product);
    const { page } = visitor;
    const failed = page.waitForEvent('pageerror');
    await more(page).click();
    await failed;
    await page.unroute(PAGE_SCRIPTS);
    await more(page).click();
    await expect(quantity(page)).toHaveValue('2');
    ignoreProblems(visitor, EXPECTED);
  });
});
