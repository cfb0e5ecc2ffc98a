// Draws public/share.jpg, the picture of a link to the shop itself: the hero's proof sheet at 1200 × 630.
//   node scripts/draw-share-picture.mjs   (needs Chromium; run again when the look changes)
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const here = createRequire(import.meta.url);
const data = (type, file) => `data:${type};base64,${readFileSync(file).toString('base64')}`;
const font = data(
  'font/woff2',
  here.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
);
const sample = new URL('../../backend/sample/', import.meta.url);
const { products } = JSON.parse(readFileSync(new URL('catalogue.json', sample), 'utf8'));
const drawing = (name) => {
  const main = products.find((product) => product.name === name).images[0];
  return data('image/webp', new URL(main.replace('/', '').replace(/\.jpg$/, '.960.webp'), sample));
};

const page = `<!doctype html><style>
@font-face { font-family: J; font-weight: 200 800; src: url(${font}) }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; position: relative; overflow: hidden; background: #fbfaf6; color: #16130f; font-family: J }
.tone { position: absolute; inset: 0 0 0 60%; opacity: .13; mix-blend-mode: multiply; filter: contrast(14);
  background: radial-gradient(closest-side, #000, #fff) 0 0 / 13px 13px, linear-gradient(235deg, #222, #8a8a8a 60%, #fff 80%); background-blend-mode: screen }
.inks { position: absolute; left: 84px; top: 186px; width: 84px; height: 14px;
  background: linear-gradient(90deg, #00a0d2 25%, #d6006c 25% 50%, #ffd400 50% 75%, #16130f 75%) }
h1 { position: absolute; left: 80px; top: 232px; width: 570px; font: 800 78px/1 J; letter-spacing: -.045em; word-spacing: .07em }
b { position: relative; display: inline-block; isolation: isolate; font-weight: 800 }
b::before, b::after { content: attr(data-words); position: absolute; inset: 0; z-index: -1; mix-blend-mode: multiply }
b::before { color: #00a0d2; transform: translate(-.04em, .034em) }
b::after { color: #d6006c; transform: translate(.04em, -.028em) }
.sheet { position: absolute; left: 666px; top: 128px; width: 460px; height: 374px; display: grid; grid-template: 1fr 1fr / 3fr 2fr; gap: 14px }
.sheet img { width: 100%; height: 100%; object-fit: cover; min-height: 0 }
.sheet img:first-child { grid-row: 1 / -1 }
i { position: absolute; background: #16130f }
</style>
<div class="tone"></div><div class="inks"></div>
<h1>Make your ideas become <b data-words="true">true</b></h1>
<div class="sheet">${['Kemasan Kotak Custom', 'Kartu Nama Premium 310 gsm', 'Poster Acara A2'].map((name) => `<img src="${drawing(name)}">`).join('')}</div>
${[666, 1126].map((x) => `<i style="left:${x - (x > 900 ? 1 : 0)}px;top:94px;width:1px;height:22px"></i><i style="left:${x - (x > 900 ? 1 : 0)}px;top:514px;width:1px;height:22px"></i>`).join('')}
${[128, 501].map((y) => `<i style="left:632px;top:${y}px;width:22px;height:1px"></i><i style="left:1138px;top:${y}px;width:22px;height:1px"></i>`).join('')}`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const sheet = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await sheet.setContent(page);
await sheet.evaluate('document.fonts.ready.then(() => undefined)');
const path = new URL('../public/share.jpg', import.meta.url).pathname;
await sheet.screenshot({ path, type: 'jpeg', quality: 84 });
await browser.close();
