import { defineConfig } from 'orval';

export default defineConfig({
  etalase: {
    input: '../openapi/openapi.json',
    output: {
      mode: 'tags-split',
      target: 'src/api/generated',
      schemas: 'src/api/generated/models',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      override: {
        mutator: { path: 'src/api/http-client.ts', name: 'httpClient' },
        fetch: { includeHttpResponseReturnType: false },
        query: { version: 5, signal: true, usePrefetch: true, useInvalidate: true },
      },
    },
  },
});
