// The house's rules (README, "Architecture"), by patterns, so that a new module is guarded from its first file.
const MODULE = '^backend/src/([^/]+)/';
const TEST = '\\.spec\\.tsx?$|/testing/';

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
      comment: 'The domain is plain TypeScript.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/domain/', pathNot: TEST },
      to: { pathNot: '^backend/src/[^/]+/domain/' },
    },
    {
      name: 'domain-of-others',
      comment: "Of other modules, a domain knows only the platform's.",
      severity: 'error',
      from: { path: `${MODULE}domain/`, pathNot: TEST },
      to: { path: '^backend/src/[^/]+/domain/', pathNot: '^backend/src/($1|platform)/domain/' },
    },
    {
      name: 'application-without-technology',
      comment: 'Services know ports, not frameworks, databases or adapters.',
      severity: 'error',
      from: { path: `${MODULE}application/`, pathNot: TEST },
      to: {
        path: 'node_modules/(@nestjs|typeorm|express|pg|minio|sharp|class-validator)|^backend/src/$1/adapters/',
      },
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
      comment: "Another module's only door is its index.ts; the platform's domain is open to every domain.",
      severity: 'error',
      from: { path: MODULE, pathNot: TEST },
      to: {
        path: '^backend/src/([^/]+)/',
        pathNot: '^backend/src/($1/|[^/]+/index\\.ts$|platform/domain/|platform/clock/clock\\.ts$)',
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
      comment: 'Flash sales, media and samples know the catalogue, never the reverse.',
      severity: 'error',
      from: { path: '^backend/src/catalog/' },
      to: { path: '^backend/src/(?!platform/|catalog/|media/index\\.ts)[^/]+/' },
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
