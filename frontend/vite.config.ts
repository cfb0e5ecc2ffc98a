import react from '@vitejs/plugin-react';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import basicCharacters from './src/theme/basic-characters.json' with { type: 'json' };

const client: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  target: 'es2022',
  // `data:` URLs would need a wider content security policy.
  assetsInlineLimit: 0,
  // Browsers without modulepreload load the same modules a moment later.
  modulePreload: { polyfill: false },
};

// Emotion imports these packages for a function that shop and panel do not use.
const treeshake = {
  moduleSideEffects: [{ test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false }],
};

// Shop and panel are separate builds, so that no chunk of the shop contains code that only the panel uses. The code
// that runs in the shop before hydration is also a separate build: one file that shares no chunk with React.
const builds: Record<string, BuildEnvironmentOptions> = {
  production: {
    ...client,
    manifest: true,
    rolldownOptions: {
      input: ['src/app/entry-browser.tsx', 'unavailable.html'],
      treeshake,
      // One chunk contains the code that every page needs, because dozens of small chunks compress worse and load one
      // after another. This chunk also contains the queries of all pages (`-data.ts`), because the router preloads
      // them. It does not contain the search terms and price lists, which only some pages need.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shop',
              test: /node_modules|src\/(?:api|format|theme|ui(?!\/price-list)|storefront\/(?:catalog|layout))\/|backend\/src\/(?!catalog\/domain\/(?:search-(?:terms|meaning)|pricing|price-table|units)|content\/domain\/about|platform\/domain\/formatted)|-data\.ts$|work-list|works-section/,
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
      treeshake,
      // The tabs with lists are in the panel's chunk, so that a click shows their list without a skeleton. The long
      // forms of the other tabs are loaded when they are opened. zod's configuration is in the same chunk as zod,
      // because a chunk runs before the chunks that import it, and no form is part of the first view.
      output: {
        codeSplitting: {
          groups: [
            // A module that both groups need is in the first.
            { name: 'panel', test: /src\/admin\/(?!content|social|settings)[a-z-]+\/[a-z-]+-tab\.tsx$/ },
            { name: 'zod', test: /node_modules\/zod\/|admin\/forms\/zod-config\.ts$/ },
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

// Chromium would load this module script with the priority of resources that block the first paint. The attribute is
// added here, because Vite removes it from index.html.
const lowPriorityBoot: Plugin = {
  name: 'low-priority-boot',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script async ', '<script async fetchpriority="low" '),
  },
};

// libheif-js imports these Node.js modules only outside of browsers.
const noNodeModules: Plugin = {
  name: 'no-node-modules',
  enforce: 'pre',
  resolveId: (id) => (['fs', 'path', 'crypto'].includes(id) ? '\0no-node-module' : undefined),
  load: (id) => (id === '\0no-node-module' ? 'export default {};' : undefined),
};

// The LGPL requires that its text is distributed together with the decoder.
const libheifLicense: Plugin = {
  name: 'libheif-license',
  apply: (_config, { mode }) => mode === 'admin',
  async generateBundle() {
    const file = createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/LICENSE');
    this.emitFile({ type: 'asset', fileName: 'licenses/libheif.txt', source: await readFile(file) });
  },
};

// zod and the forms' schemas are loaded with the first form. One import of a value from a form's file would bring them
// into the panel's first view.
const noSchemasAtOnce: Plugin = {
  name: 'no-schemas-at-once',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'admin',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    // A set also iterates over the names that are added during the loop.
    for (const name of atOnce)
      chunks.find(({ fileName }) => fileName === name)?.imports.forEach((next) => atOnce.add(next));
    const schema = chunks
      .filter(({ fileName }) => atOnce.has(fileName))
      .flatMap(({ moduleIds }) => moduleIds)
      .find((id) => /node_modules\/zod\/|\.zod\.ts$/u.test(id));
    if (schema) this.error(`The panel's first view contains ${schema}`);
  },
};

const FONT = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const GENERATED = new URL('generated/', import.meta.url);
const SOURCES = new URL('src/', import.meta.url);

/** @param ranges code points in hexadecimal, each a single one or a range such as '20-7E'. */
function charactersOf(ranges: readonly string[]): string {
  const codePoints = ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((hexadecimal) => parseInt(hexadecimal, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codePoints);
}

// A subset with half the bytes of the font: only the characters of Indonesian texts, in the weights that pages use.
// Browsers load the rest of the font on demand.
const basicFont: Plugin = {
  name: 'basic-font',
  // The other builds run later and find the file.
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

// Modules that the shop's scripts import but never run: Chakra's rules for elements, and the query client's mutations
// and infinite queries. The server writes the rules into the page. Only the panel has mutations.
const UNUSED = {
  '@chakra-ui/react/dist/esm/styled-system/preflight.js': 'export const createPreflight = () => ({})',
  '@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { clear() {} resumePausedMutations() {} }',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = () => {}, hasNextPage = () => false, hasPreviousPage = hasNextPage',
};
// A name that is set for developers' tools keeps its component in the bundle, even one that no page imports.
const DISPLAY_NAME = /^[\w$]+\.displayName = .+;$/gmu;
const FORWARD_REF = /(?<=^var \w+ = )(?=\w+\.forwardRef\()/gmu;

const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  load: (id) => Object.entries(UNUSED).find(([file]) => id.endsWith(file))?.[1],
  transform: (code, id) =>
    id.includes('/react-router/')
      ? { code: code.replace(DISPLAY_NAME, '').replace(FORWARD_REF, '/* @__PURE__ */ '), map: null }
      : undefined,
};

// The names of all CSS properties, and of all attributes of HTML and SVG, in two packages that tell styles from
// attributes. The shop's scripts contain only the names that occur in its sources.
const NAME_LISTS = /(?<=cssPropertiesStr = ")[^"]+|(?<=reactPropsRegex = \/\^\(\()[^)]+/u;

const onlyUsedNames: Plugin = {
  name: 'only-used-names',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  async transform(code, id) {
    if (!/is-valid-prop|is-prop-valid/u.test(id)) return;
    const files = await readdir(SOURCES, { recursive: true });
    const sources = await Promise.all(
      files
        // Without the tests, which the image's build does not have: both builds must be the same.
        .filter((file) => /^(?!admin|.*\.spec\.).*\.tsx?$/u.test(file))
        .map((file) => readFile(new URL(file, SOURCES), 'utf8')),
    );
    const used = new Set(sources.flatMap((source) => source.match(/\w+/gu) ?? []));
    for (const name of ['children', 'className', 'key', 'ref']) used.add(name);
    const [names = ''] = NAME_LISTS.exec(code) ?? [];
    if (!names) this.error(`${id} has no list of names`);
    const separator = names.includes(',') ? ',' : '|';
    const kept = names.split(separator).filter((name) => used.has(name));
    return { code: code.replace(names, kept.join(separator)), map: null };
  },
};

// react-router's own entry is the development build, which contains warnings for developers.
const PRODUCTION_ROUTER = createRequire(import.meta.url)
  .resolve('react-router/package.json')
  .replace('package.json', 'dist/production/index.mjs');

export default defineConfig(({ command, mode }) => ({
  plugins: [
    react(),
    lowPriorityBoot,
    basicFont,
    leaveOutUnused,
    onlyUsedNames,
    libheifLicense,
    noSchemasAtOnce,
  ],
  // In development, Vite searches these entries for packages. The shop's entry is listed, because no script of
  // index.html imports it. If Vite found a package later, the page would load a second copy of the package until the
  // next reload.
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
