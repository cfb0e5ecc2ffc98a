// The import rules of the README's section "Architecture". They are patterns, so that they apply to new modules, too.
const MODULE = '^backend/src/([^/]+)/';
// What a domain may import from other modules: the platform's domain and media's image names.
const SHARED_DOMAIN = 'platform/domain/|media/domain/image-name\\.ts$';
const TEST = '\\.spec\\.tsx?$|/testing/';
// Modules that deliver other modules' data: they have no domain, and no other module imports them.
const DELIVERY = '(?:http-cache|link-previews|seo|ssr)/';
// The parts of the platform without framework and I/O, and the packages that they may import.
const PLAIN_PLATFORM =
  'platform/(?:(?:domain|limiter)/|clock/clock\\.ts$|lock/(?:lock|advisory-locks)\\.ts$)';
const PLAIN_PACKAGES = 'node_modules/p-queue/';
const PLAIN_BUILTINS = '^(?:node:)?crypto$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-imports-only-domain',
      comment: 'The domain is plain TypeScript; from other modules it imports only the shared domain.',
      severity: 'error',
      from: { path: `${MODULE}domain/`, pathNot: TEST },
      to: { pathNot: `^backend/src/($1/domain/|${SHARED_DOMAIN})` },
    },
    // The next three rules list what is allowed. Everything they allow is restricted by one of them or by the rule
    // above, so that indirect imports are covered as well.
    {
      name: 'application-is-plain',
      comment: 'Services import domain, ports, the plain platform and the index.ts of other modules.',
      severity: 'error',
      from: { path: `${MODULE}application/`, pathNot: TEST },
      to: {
        pathNot: [
          '^backend/src/$1/(application|domain)/',
          `^backend/src/${PLAIN_PLATFORM}`,
          `^backend/src/(?!platform/|${DELIVERY})[^/]+/index\\.ts$`,
          PLAIN_BUILTINS,
        ],
      },
    },
    {
      name: 'entry-points-are-plain',
      comment: 'An index.ts exports application and domain, and imports no framework or adapter.',
      severity: 'error',
      from: { path: `^backend/src/(?!platform/|${DELIVERY})([^/]+)/index\\.ts$` },
      to: { pathNot: '^backend/src/$1/(application|domain)/' },
    },
    {
      name: 'plain-platform',
      severity: 'error',
      from: { path: `^backend/src/${PLAIN_PLATFORM}`, pathNot: TEST },
      to: { pathNot: [`^backend/src/${PLAIN_PLATFORM}`, PLAIN_PACKAGES] },
    },
    {
      name: 'entry-points-export-no-adapter',
      severity: 'error',
      from: { path: `${MODULE}index\\.ts$` },
      to: { path: '^backend/src/$1/adapters/' },
    },
    {
      name: 'only-wiring-imports-wiring',
      comment: 'Nest modules import each other; nothing else imports them.',
      severity: 'error',
      from: { path: MODULE, pathNot: `\\.module\\.ts$|${TEST}` },
      to: { path: '^backend/src/.+\\.module\\.ts$' },
    },
    {
      name: 'only-delivery-imports-delivery',
      comment: 'Of the delivery modules, other modules may import only http-cache.',
      severity: 'error',
      from: { path: `^backend/src/(?!${DELIVERY})[^/]+/`, pathNot: TEST },
      to: { path: `^backend/src/(?!http-cache/)${DELIVERY}` },
    },
    {
      name: 'adapters-do-not-import-each-other',
      comment: 'Only the Nest module imports several adapters, to assign them to ports.',
      severity: 'error',
      from: { path: `${MODULE}adapters/([^/]+)/`, pathNot: TEST },
      to: { path: '^backend/src/$1/adapters/', pathNot: '^backend/src/$1/adapters/$2/' },
    },
    {
      name: 'import-modules-through-index',
      comment:
        'Modules import each other through index.ts, Nest modules also directly; the plain platform is exempt.',
      severity: 'error',
      from: { path: MODULE, pathNot: TEST },
      to: {
        path: '^backend/src/([^/]+)/',
        pathNot: `^backend/src/($1/|[^/]+/(index|[^/]+\\.module)\\.ts$|${SHARED_DOMAIN}|${PLAIN_PLATFORM})`,
      },
    },
    {
      name: 'platform-imports-no-module',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(?!platform/)[^/]+/' },
    },
    {
      name: 'catalog-imports-no-module',
      comment: 'Flash sales, media and samples import the catalog, never the reverse.',
      severity: 'error',
      from: { path: '^backend/src/catalog/' },
      to: {
        path: '^backend/src/(?!platform/|catalog/|media/(index|media\\.module|domain/image-name)\\.ts)[^/]+/',
      },
    },
    {
      name: 'http-cache-imports-no-module',
      comment: 'Modules import it, never the reverse.',
      severity: 'error',
      from: { path: '^backend/src/http-cache/' },
      to: { path: '^backend/src/(?!platform/|http-cache/)[^/]+/' },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { pathNot: `${TEST}|^backend/test/` },
      to: { path: TEST },
    },
    {
      name: 'storefront-and-panel-are-separate',
      severity: 'error',
      from: { path: '^frontend/src/(storefront|admin)/' },
      to: { path: '^frontend/src/(storefront|admin)/', pathNot: '^frontend/src/$1/' },
    },
    {
      name: 'only-paths-from-app',
      comment: 'app/ imports both sites; everything else imports only its URL paths.',
      severity: 'error',
      from: { path: '^frontend/src/(?!app/)' },
      to: { path: '^frontend/src/app/', pathNot: '^frontend/src/app/paths\\.ts$' },
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
      to: { pathNot: '^frontend/src/(format|text|api/generated/models)/' },
    },
    {
      name: 'no-unlisted-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^frontend/src/api/generated/|^(?:frontend|\\.\\./\\.\\.)/generated/' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
