// The import rules of docs/architecture.md. They are patterns, so that they apply to new modules, too.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const SOURCES = 'backend/src';
const PANEL = 'frontend/src/admin';
// A module is the outermost folder that has a Nest module file, at any depth.
const MODULE = `^${SOURCES}/(${moduleFolders().join('|')})/`;
// Matches a layer, such as `domain`, of a module at any depth, even before the module has its Nest file. In the other
// patterns of a rule, $1 is the path of that module.
const layer = (name) => `^${SOURCES}/(.+?)/${name}/`;
const NEST_MODULE = `^${SOURCES}/.+\\.module\\.ts$`;
const INDEX = `^${SOURCES}/.+/index\\.ts$`;
// What a domain may import from other modules: the platform's domain, media's image names, and the catalog's units and
// lengths of texts.
const SHARED_DOMAIN =
  'platform/domain/|media/domain/image-name\\.ts$|catalog/domain/(?:pricing|text-rules)\\.ts$';
// Patterns of the domain files that the front end imports, too.
const RULES = exportedRules();
const TEST = '\\.spec\\.tsx?$|/testing/';
// The parts of the platform without framework, packages and I/O but messages.
const PLAIN_PLATFORM =
  'platform/(?:(?:domain|limiter)/|clock/clock\\.ts$|lock/(?:lock|advisory-locks)\\.ts$|process/(?:program|answers)\\.ts$)';
const PROGRAM = 'platform/process/(?:program|answers)\\.ts$';
const PLAIN_BUILTINS = '^(?:node:)?crypto$';
// A tab of the panel is a folder with its component.
const TAB = `^${PANEL}/(?:${tabFolders().join('|')})/`;
// The index.ts of each module except platform and web, whose index.ts export framework code.
const PLAIN_INDEX = `^${SOURCES}/(?!platform/|web/)(.+)/index\\.ts$`;
// A tools.ts exports services with their adapters to command line tools, which run without Nest.
const TOOLS = `^${SOURCES}/[^/]+/tools\\.ts$`;

/** @returns {string[]} paths below backend/src. */
function moduleFolders() {
  const files = existsSync(SOURCES) ? readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }) : [];
  const folders = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('/') && file.endsWith('.module.ts'))
    .map((file) => dirname(file));
  return folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)));
}

/** @returns {string[]} names of folders of the panel. */
function tabFolders() {
  const entries = existsSync(PANEL) ? readdirSync(PANEL, { withFileTypes: true }) : [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((folder) =>
    readdirSync(`${PANEL}/${folder}`).some((file) => file.endsWith('-tab.tsx')),
  );
}

/** @returns {string[]} patterns of the domain files that backend/package.json exports. */
function exportedRules() {
  const files = Object.values(JSON.parse(readFileSync('backend/package.json', 'utf8')).exports);
  const rules = files.filter((file) => /^\.\/src\/.+\/domain\//u.test(file));
  return rules.map((file) => `^backend${file.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports of types count, too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-imports-only-domain',
      comment: 'The domain is plain TypeScript; from other modules it imports only the shared domain.',
      severity: 'error',
      from: { path: layer('domain'), pathNot: TEST },
      to: { pathNot: `^${SOURCES}/($1/domain/|${SHARED_DOMAIN})` },
    },
    // The next three rules list what is allowed. Each allowed file is itself restricted by one of these rules or by the
    // rule above. So no file reaches a framework through an allowed file.
    {
      name: 'application-is-plain',
      comment: 'Services import domain, ports, the plain platform and the index.ts of other modules.',
      severity: 'error',
      from: { path: layer('application'), pathNot: TEST },
      to: {
        pathNot: [
          `^${SOURCES}/$1/(application|domain)/`,
          `^${SOURCES}/${PLAIN_PLATFORM}`,
          PLAIN_INDEX,
          PLAIN_BUILTINS,
        ],
      },
    },
    {
      name: 'entry-points-are-plain',
      comment: 'An index.ts exports application and domain, and imports no framework or adapter.',
      severity: 'error',
      from: { path: PLAIN_INDEX },
      to: { pathNot: `^${SOURCES}/$1/(application|domain)/` },
    },
    {
      name: 'plain-platform',
      comment: 'Of Node it imports only async_hooks: a limiter keeps the context of waiting work.',
      severity: 'error',
      from: { path: `^${SOURCES}/${PLAIN_PLATFORM}`, pathNot: [TEST, PROGRAM] },
      to: { pathNot: `^${SOURCES}/${PLAIN_PLATFORM}|^async_hooks$` },
    },
    {
      name: 'plain-programs',
      comment: 'A program of the shop answers on a pipe.',
      severity: 'error',
      from: { path: `^${SOURCES}/${PROGRAM}` },
      to: { pathNot: `^${SOURCES}/${PLAIN_PLATFORM}|^(?:net|stream)$` },
    },
    {
      name: 'entry-points-export-no-adapter',
      severity: 'error',
      from: { path: `^${SOURCES}/(.+)/index\\.ts$` },
      to: { path: `^${SOURCES}/$1/adapters/` },
    },
    {
      name: 'only-wiring-imports-wiring',
      comment: 'Only Nest modules and the launchers in backend/src import Nest modules.',
      severity: 'error',
      from: { path: `^${SOURCES}/.+/`, pathNot: `\\.module\\.ts$|${TEST}` },
      to: { path: NEST_MODULE },
    },
    {
      name: 'adapters-do-not-import-each-other',
      comment: 'Only the Nest module imports several adapters, to assign them to ports.',
      severity: 'error',
      from: { path: `^${SOURCES}/(.+?)/adapters/([^/]+)/`, pathNot: TEST },
      to: { path: `^${SOURCES}/$1/adapters/`, pathNot: `^${SOURCES}/$1/adapters/$2/` },
    },
    {
      name: 'import-modules-through-index',
      comment:
        'Modules import only index.ts and Nest modules of others, besides shared domain and plain platform.',
      severity: 'error',
      from: { path: MODULE, pathNot: [TEST, `^${SOURCES}/operations/`] },
      to: {
        path: `^${SOURCES}/.+/`,
        pathNot: [`^${SOURCES}/($1/|${SHARED_DOMAIN}|${PLAIN_PLATFORM})`, INDEX, NEST_MODULE],
      },
    },
    {
      name: 'import-modules-into-operations-through-doors',
      comment:
        'Operations import the platform, and of other modules only index.ts, tools.ts and Nest modules.',
      severity: 'error',
      from: { path: `^${SOURCES}/operations/`, pathNot: TEST },
      to: {
        path: `^${SOURCES}/.+/`,
        pathNot: [`^${SOURCES}/(?:operations|platform)/`, INDEX, NEST_MODULE, TOOLS],
      },
    },
    {
      name: 'only-tools-import-tools',
      comment: 'Only operations and Nest modules import a tools.ts.',
      severity: 'error',
      from: { path: `^${SOURCES}/(?!operations/)([^/]+)/`, pathNot: `${TEST}|\\.module\\.ts$` },
      to: { path: TOOLS },
    },
    {
      name: 'no-module-imports-its-own-index',
      comment: 'An index.ts is for other modules.',
      severity: 'error',
      from: { path: `^${SOURCES}/(.+?)/` },
      to: { path: `^${SOURCES}/$1/index\\.ts$` },
    },
    {
      name: 'platform-imports-no-module',
      severity: 'error',
      from: { path: `^${SOURCES}/platform/` },
      to: { path: `^${SOURCES}/(?!platform/)[^/]+/` },
    },
    {
      name: 'catalog-imports-no-module',
      comment: 'The catalog imports only the platform and media. Other slices import the catalog.',
      severity: 'error',
      from: { path: `^${SOURCES}/catalog/` },
      to: {
        path: `^${SOURCES}/(?!platform/|catalog/|media/(index|media\\.module|domain/image-name)\\.ts)[^/]+/`,
      },
    },
    {
      name: 'web-and-operations-stand-on-the-shop',
      comment: 'web and operations import the slices of the shop, never the reverse.',
      severity: 'error',
      from: { path: `^${SOURCES}/(?!web/|operations/)[^/]+/`, pathNot: TEST },
      to: { path: `^${SOURCES}/(?:web|operations)/` },
    },
    {
      name: 'web-and-operations-are-separate',
      severity: 'error',
      from: { path: `^${SOURCES}/(web|operations)/` },
      to: { path: `^${SOURCES}/(?:web|operations)/`, pathNot: `^${SOURCES}/$1/` },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { pathNot: `${TEST}|^backend/test/` },
      to: { path: TEST },
    },
    {
      name: 'rules-import-only-rules',
      comment: 'The domain files that the front end imports run in browsers, too.',
      severity: 'error',
      from: { path: RULES },
      to: { pathNot: RULES },
    },
    {
      name: 'front-end-imports-only-rules',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/', pathNot: RULES },
    },
    {
      name: 'storefront-and-panel-are-separate',
      severity: 'error',
      from: { path: '^frontend/src/(storefront|admin)/' },
      to: { path: '^frontend/src/(storefront|admin)/', pathNot: '^frontend/src/$1/' },
    },
    {
      name: 'nothing-imports-app',
      comment: 'app/ imports both sites.',
      severity: 'error',
      from: { path: '^frontend/src/(?!app/)' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'paths-import-nothing',
      severity: 'error',
      from: { path: '^frontend/src/paths\\.ts$' },
      to: {},
    },
    {
      name: 'tabs-are-separate',
      comment:
        'A tab declares in its slice what others show of it. What several tabs need is in a folder of its own.',
      severity: 'error',
      from: { path: `^${PANEL}/([^/]+)/` },
      to: { path: TAB, pathNot: `^${PANEL}/$1/` },
    },
    {
      name: 'no-cycles-of-folders-in-the-panel',
      severity: 'error',
      scope: 'folder',
      from: { path: `^${PANEL}/` },
      to: { circular: true },
    },
    {
      name: 'widgets-know-no-form',
      comment: 'The form engine uses the widgets, never the reverse.',
      severity: 'error',
      from: { path: '^frontend/src/admin/ui/', pathNot: TEST },
      to: { path: '^frontend/src/admin/forms/' },
    },
    {
      name: 'browser-imports-only-live-tasks',
      comment: 'Code before hydration imports of the two sites only the live-*.ts of the storefront.',
      severity: 'error',
      from: { path: '^frontend/src/browser/', pathNot: TEST },
      to: {
        path: '^frontend/src/(storefront|admin)/',
        pathNot: '^frontend/src/storefront/.+/live-[^/]+\\.ts$',
      },
    },
    {
      name: 'shared-folders-import-no-site',
      severity: 'error',
      from: { path: '^frontend/src/(api|ui|theme|text|format)/' },
      to: { path: '^frontend/src/(storefront|admin)/' },
    },
    {
      name: 'pure-format-and-text',
      severity: 'error',
      from: { path: '^frontend/src/(format|text)/', pathNot: TEST },
      to: { pathNot: ['^frontend/src/(format|text|api/generated/models)/', ...RULES] },
    },
    {
      name: 'no-unlisted-packages',
      comment:
        'The package.json of the importing workspace declares each package. The tool cannot classify RULES.',
      severity: 'error',
      from: {},
      to: { pathNot: RULES, dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // fonts.ts imports a font of frontend/generated, which the build writes.
    exclude: { path: '/dist/|^frontend/src/api/generated/|^(?:frontend|\\.\\./\\.\\.)/generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
