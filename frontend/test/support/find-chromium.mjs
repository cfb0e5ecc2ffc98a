import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { downloadedChromium } from './downloaded-chromium.mjs';

/** The headless shells are first, because tests take half the time without a browser window. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Tests may run as root, without a graphics card and without a network. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Removed from Playwright's flags for tests of documents that Back restores. */
export const NOT_KEEPING_DOCUMENTS = '--disable-back-forward-cache';

/**
 * Finds a Chromium that draws a page, and one that also keeps documents for Back, which a headless shell does not.
 * Writes their paths to `CHROMIUM` and `CHROMIUM_KEEPING_DOCUMENTS` of the environment, for the other processes of the
 * run. The second variable is empty if none keeps documents.
 */
export async function findChromium() {
  if (process.env.CHROMIUM_KEEPING_DOCUMENTS !== undefined) return;
  let drawing = '';
  let keeping = '';
  for (const candidate of candidates(() => drawing !== '')) {
    try {
      const path = await candidate();
      const { version, keepsDocuments } = await tryOut(path);
      if (!drawing) process.stderr.write(`Chromium for tests: ${path}, version ${version}\n`);
      drawing ||= path;
      if (keepsDocuments) keeping = path;
    } catch (error) {
      process.stderr.write(`${error.message.split('\n', 1)[0]}\n`);
    }
    if (keeping) break;
  }
  if (!drawing)
    throw new Error('No Chromium draws a page. Install one, or name one in the variable CHROMIUM');
  if (!keeping) {
    const consequence = 'tests of documents that Back restores do not run';
    if (process.env.CI) throw new Error(`No Chromium keeps documents, so ${consequence}`);
    process.stderr.write(`Only headless shells were found, so ${consequence}\n`);
  }
  Object.assign(process.env, { CHROMIUM: drawing, CHROMIUM_KEEPING_DOCUMENTS: keeping });
}

/** The paths to try, in their order. Nothing is downloaded once `hasOne`. */
function* candidates(hasOne) {
  if (process.env.CHROMIUM) yield () => process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of NAMES) {
    const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
    if (path) yield () => path;
  }
  const own = chromium.executablePath();
  if (existsSync(own)) yield () => own;
  if (!hasOne()) yield downloadedChromium;
}

// A page that Back shows again says whether it was kept. Asking it instead fails now and then, since a navigation ends
// the evaluation of expressions.
const PAGE = `<body style="background: #f00"><script>
  onpageshow = ({ persisted }) => {
    if (persisted) fetch('/kept');
    else if (performance.getEntriesByType('navigation')[0].type === 'back_forward') fetch('/loaded');
  };
</script>`;

/** Opens a page, and goes Back to it. Rejects if the page is not drawn. */
async function tryOut(executablePath) {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
    if (url === '/kept' || url === '/loaded') server.emit('returned', url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium
    .launch({ executablePath, args: FLAGS, ignoreDefaultArgs: [NOT_KEEPING_DOCUMENTS], timeout: 30_000 })
    .catch((error) => {
      server.close();
      throw new Error(`${executablePath} does not start: ${error.message}`, { cause: error });
    });
  try {
    const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
    await page.goto(`${origin}/first`);
    const [red, green, blue] = await sharp(await page.screenshot())
      .raw()
      .toBuffer();
    if (`${red},${green},${blue}` !== '255,0,0') throw new Error(`${executablePath} draws no page`);
    await page.goto(`${origin}/second`);
    const [[url]] = await Promise.all([
      once(server, 'returned', { signal: AbortSignal.timeout(30_000) }),
      page.evaluate('void setTimeout(() => history.back())'),
    ]);
    return { version: browser.version(), keepsDocuments: url === '/kept' };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
