// Each project needs something else. `unit` needs nothing, and `components` a simulated browser (jsdom). `services`
// needs PostgreSQL and object storage, and `browsers` also Firefox and WebKit. `development` builds and edits a copy of
// the sources. `services-full` has what `make test` leaves to `make test-all`. `deployment` needs a container engine that builds images. Playwright Test runs the tests in Chromium.
const common = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          target: 'es2023',
          keepClassNames: true,
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/backend/dist', '<rootDir>/frontend/dist', '<rootDir>/.data'],
};
const retried = { setupFilesAfterEnv: ['<rootDir>/backend/test/support/retry-once.mjs'] };
const withPostgres = {
  globalSetup: '<rootDir>/backend/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/backend/test/support/global-teardown.mjs',
};
const services = { ...retried, ...withPostgres };

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.(component|integration|api|browser|browsers|development|evening|deployment)\\.spec\\.tsx?$',
      ],
    },
    {
      ...common,
      ...retried,
      displayName: 'components',
      testEnvironment: '<rootDir>/frontend/test/components/support/environment.mjs',
      testMatch: ['**/*.component.spec.tsx'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '\\.(?:woff2|wasm|md|txt)(\\?(?:url|raw))?$': '<rootDir>/frontend/test/components/support/asset.mjs',
      },
    },
    {
      ...common,
      ...services,
      displayName: 'services',
      testMatch: ['**/!(*.full).{integration,api}.spec.ts'],
    },
    {
      ...common,
      ...services,
      displayName: 'services-full',
      testMatch: ['**/*.full.{integration,api}.spec.ts'],
    },
    {
      ...common,
      ...services,
      displayName: 'browsers',
      testMatch: ['**/*.browsers.spec.ts'],
    },
    {
      ...common,
      ...services,
      displayName: 'development',
      testMatch: ['**/*.development.spec.ts'],
    },
    {
      ...common,
      ...services,
      displayName: 'deployment',
      testMatch: ['**/*.deployment.spec.ts'],
    },
  ],
  reporters: ['default', '<rootDir>/backend/test/support/summary-reporter.mjs'],
  testTimeout: 60_000,
  // One more than the two cores of the smallest machine, because tests wait a third of their time.
  maxWorkers: 3,
  // A worker has nothing left to do at the end, but takes more than the default of 0.5 s to free its memory.
  workerGracefulExitTimeout: 10_000,
};
