// Takes the screenshots of README and docs/pemilik.md of a running shop with sample data. SHOP_URL and ADMIN_PASSWORD name the shop and the
// panel's password.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const { SHOP_URL = 'http://localhost:3000', ADMIN_PASSWORD, CHROMIUM = '/usr/bin/chromium' } = process.env;
const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
// The first product that the home page shows.
const [product] = /\/product\/[\w-]+/.exec(await (await fetch(SHOP_URL)).text());

await take('home-1440', '/', 1440);
await take('home-390', '/', 390);
await take('product-390', product, 390);
await take('panel-1440', '/admin', 1440, logIn);
await take('panel-390', '/admin', 390, logIn);
await take('steps-390', '/admin', 390, showSteps);
await browser.close();

async function take(name, path, width, prepare) {
  const isPhone = width < 600;
  const page = await browser.newPage({
    viewport: { width, height: isPhone ? 844 : 900 },
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    locale: 'id-ID',
  });
  await page.goto(SHOP_URL + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await sharp(await page.screenshot())
    .webp({ quality: 85 })
    .toFile(`${folder}${name}.webp`);
  await page.close();
}

async function showSteps(page) {
  await logIn(page);
  await page.getByRole('heading', { name: 'Langkah pertama' }).scrollIntoViewIfNeeded();
}

async function logIn(page) {
  await page.getByLabel('Kata sandi', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page
    .getByRole('button', { name: /^Ubah / })
    .first()
    .waitFor();
  // Images below the screen are not loaded, so they are not awaited.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
}
