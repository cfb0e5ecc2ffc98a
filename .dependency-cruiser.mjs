// The house's rules (README, "Architecture"), by patterns, so that a new module is guarded from its first file.
const MODULE = '^backend/src/([^/]+)/';
// What a domain may read of other modules: the platform's domain, and how media names its images.
const SHARED_DOMAIN = 'platform/domain/|media/domain/image-name\\.ts$';
const TEST = '\\.spec\\.tsx?$|/testing/';
// Modules that only deliver what the others know: no domain of their own, and no other module knows them.
const DELIVERY = '(?:http-cache|link-previews|seo|ssr)/';
// The parts of the platform that are plain TypeScript, and the packages that they may use.
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
      comment: 'The domain is plain TypeScript; of other modules it knows only what is shared.',
      severity: 'error',
      from: { path: `${MODULE}domain/`, pathNot: TEST },
      to: { pathNot: `^backend/src/($1/domain/|${SHARED_DOMAIN})` },
    },
    // The next three list what is allowed. Whatever they allow is itself held to one of them or to the rule above, so
    // that nothing else can be reached, however many imports away.
    {
      name: 'application-is-plain',
      comment: "Services know domain, ports, the platform's plain parts and other modules' doors.",
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
      name: 'doors-are-plain',
      comment: 'A door shows application and domain, and brings no framework or adapter along.',
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
      name: 'doors-export-no-adapter',
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
      name: 'delivery-is-known-to-delivery',
      comment: 'The cache knows no module and gives every adapter the public API; nobody needs the others.',
      severity: 'error',
      from: { path: `^backend/src/(?!${DELIVERY})[^/]+/`, pathNot: TEST },
      to: { path: `^backend/src/(?!http-cache/)${DELIVERY}` },
    },
    {
      name: 'adapters-do-not-meet',
      comment: 'Only the module file knows which adapter fills which port.',
      severity: 'error',
      from: { path: `${MODULE}adapters/([^/]+)/`, pathNot: TEST },
      to: { path: '^backend/src/$1/adapters/', pathNot: '^backend/src/$1/adapters/$2/' },
    },
    {
      name: 'enter-modules-by-the-door',
      comment:
        "Another module's only door is its index.ts; wiring meets wiring; the plain platform is open to all.",
      severity: 'error',
      from: { path: MODULE, pathNot: TEST },
      to: {
        path: '^backend/src/([^/]+)/',
        pathNot: `^backend/src/($1/|[^/]+/(index|[^/]+\\.module)\\.ts$|${SHARED_DOMAIN}|${PLAIN_PLATFORM})`,
      },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(?!platform/)[^/]+/' },
    },
    {
      name: 'catalog-knows-no-module',
      comment: 'Flash sales, media and samples know the catalog, never the reverse.',
      severity: 'error',
      from: { path: '^backend/src/catalog/' },
      to: {
        path: '^backend/src/(?!platform/|catalog/|media/(index|media\\.module|domain/image-name)\\.ts)[^/]+/',
      },
    },
    {
      name: 'http-cache-knows-no-module',
      comment: 'Modules register with it or read through it, never the reverse.',
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
      name: 'storefront-and-panel-never-meet',
      severity: 'error',
      from: { path: '^frontend/src/(storefront|admin)/' },
      to: { path: '^frontend/src/(storefront|admin)/', pathNot: '^frontend/src/$1/' },
    },
    {
      name: 'only-addresses-from-app',
      comment: 'app/ sees both sites; of it, they see the addresses.',
      severity: 'error',
      from: { path: '^frontend/src/(?!app/)' },
      to: { path: '^frontend/src/app/', pathNot: '^frontend/src/app/paths\\.ts$' },
    },
    {
      name: 'shared-rooms-know-no-site',
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
    exclude: { path: '/dist/|^frontend/src/api/generated/' },
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
