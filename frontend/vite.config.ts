import react from '@vitejs/plugin-react';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import basicCharacters from './src/theme/basic-characters.json' with { type: 'json' };

const client: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  // `data:` URLs would need a wider content security policy.
  assetsInlineLimit: 0,
};

// Shop and panel are separate builds, so that no chunk of the shop contains code that only the panel uses. So is what
// runs in the shop before hydration: one file that shares no chunk with React.
const builds: Record<string, BuildEnvironmentOptions> = {
  production: {
    ...client,
    manifest: true,
    rolldownOptions: {
      input: ['src/app/entry-browser.tsx', 'unavailable.html'],
      // Emotion imports it for a function that the shop does not use.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
      // One chunk for what every page needs: dozens of small ones compress worse and load one after another. The queries
      // of all pages (`-data.ts`) are among it, because the router preloads them. Only the search dialog needs search terms.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shop',
              test: /node_modules|src\/(?:api|format|theme|ui|storefront\/(?:catalog|layout))\/|backend\/src\/(?!catalog\/domain\/search-terms)|-data\.ts$/,
            },
          ],
        },
      },
    },
  },
  boot: {
    ...client,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: { input: { boot: 'index.html' } },
  },
  admin: {
    ...client,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: ['admin.html'],
      // The tabs with lists come with the panel: a click shows their list and no skeleton. The long forms of the others are
      // loaded when they are opened. The configuration of zod is in the same chunk as zod, because chunks run before what
      // imports them.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'panel',
              test: /src\/admin\/(?:(?!content|social|settings)[a-z-]+\/[a-z-]+-tab\.tsx|forms\/zod-config\.ts)$/,
            },
          ],
        },
      },
    },
  },
  server: {
    outDir: 'dist/server',
    target: 'node20',
    copyPublicDir: false,
    ssr: 'src/app/entry-server.tsx',
  },
};

// Chromium gives module scripts the priority of what blocks the first paint; Vite drops the attribute from index.html.
const lowPriorityBoot: Plugin = {
  name: 'low-priority-boot',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script async ', '<script async fetchpriority="low" '),
  },
};

// libheif-js imports them only outside of browsers.
const noNodeModules: Plugin = {
  name: 'no-node-modules',
  enforce: 'pre',
  resolveId: (id) => (['fs', 'path', 'crypto'].includes(id) ? '\0no-node-module' : undefined),
  load: (id) => (id === '\0no-node-module' ? 'export default {};' : undefined),
};

// The LGPL asks that its text goes with the decoder.
const libheifLicense: Plugin = {
  name: 'libheif-license',
  apply: (_config, { mode }) => mode === 'admin',
  async generateBundle() {
    const file = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/LICENSE');
    this.emitFile({ type: 'asset', fileName: 'licenses/libheif.txt', source: await readFile(file) });
  },
};

const FONT = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const GENERATED = new URL('generated/', import.meta.url);

/** @param ranges Unicode code points, or their first and last one, in hexadecimal. */
function charactersOf(ranges: readonly string[]): string {
  const codePoints = ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((hexadecimal) => parseInt(hexadecimal, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codePoints);
}

// Half the bytes of the font: only the characters of Indonesian texts, in the weights that pages use. Browsers load the
// rest on demand.
const basicFont: Plugin = {
  name: 'basic-font',
  // The other builds come later and find the file.
  apply: (_config, { command, mode }) => command === 'serve' || mode === 'production',
  async buildStart() {
    const font = await readFile(createRequire(import.meta.url).resolve(FONT));
    const weights = { min: 400, max: 800 };
    const basic = await subsetFont(font, charactersOf(basicCharacters), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await mkdir(GENERATED, { recursive: true });
    await writeFile(new URL('plus-jakarta-sans-basic.woff2', GENERATED), basic);
  },
};

// What the shop's scripts import and never run: Chakra's rules for elements, which the server writes into the page, and
// the query client's mutations, which only the panel has.
const UNUSED = {
  '@chakra-ui/react/dist/esm/styled-system/preflight.js': 'export const createPreflight = () => ({})',
  '@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { clear() {} resumePausedMutations() {} }',
};

const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  load: (id) => Object.entries(UNUSED).find(([file]) => id.endsWith(file))?.[1],
};

// The package's own entry is the development build, with warnings for developers.
const PRODUCTION_ROUTER = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace('package.json', 'dist/production/index.mjs');

export default defineConfig(({ command, mode }) => ({
  plugins: [react(), lowPriorityBoot, basicFont, leaveOutUnused, libheifLicense],
  // In development Vite looks here for packages. No script of index.html imports the shop's own entry. A package found
  // later would be loaded a second time beside the first, until the page reloads.
  optimizeDeps: { entries: ['*.html', 'src/app/entry-browser.tsx'] },
  ...(command === 'build' && {
    build: builds[mode],
    resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION_ROUTER }] },
    // Without this definition, the bundle would contain React's development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: { format: 'es' as const, plugins: () => [noNodeModules] },
    // A self-contained bundle: the server that renders pages needs no package of the front end.
    ssr: { noExternal: true },
  }),
}));
